/** Size of a picture in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Why a file is refused, as a sentence of our own. */
export interface MediaFault {
  readonly why: string;
}

/** Size of a picture in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Reason why a file is rejected; it does not quote the file. */
export interface MediaFault {
  readonly why: string;
}

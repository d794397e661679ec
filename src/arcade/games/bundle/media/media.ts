/** Size of a picture in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Reason why a file is rejected; it does not quote the file. */
export interface MediaFault {
  readonly why: string;
  /** How to correct it, if more is known than to export the file again. */
  readonly fix?: string;
}

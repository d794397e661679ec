/** Rule families of scan findings, by the kind of risk; `html` is for malformed documents. */
export type Family =
  | 'NET'
  | 'STO'
  | 'DYN'
  | 'EMB'
  | 'TIM'
  | 'INP'
  | 'DATA'
  | 'BIND'
  | 'CSS'
  | 'SVG'
  | 'script'
  | 'html'
  | 'refs'
  | 'scan';

/** Violated rule with texts that do not quote the bundle. */
export interface ScanFault {
  readonly rule: string;
  readonly family: Family;
  readonly why: string;
  readonly fix: string;
}

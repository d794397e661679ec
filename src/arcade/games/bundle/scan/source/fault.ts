/** Groups of rules in the scan's findings, by what they keep out; `html` is for what is merely malformed. */
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

/** One rule, in our own words, which quote nothing. */
export interface ScanFault {
  readonly rule: string;
  readonly family: Family;
  readonly why: string;
  readonly fix: string;
}

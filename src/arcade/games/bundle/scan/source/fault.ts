// Types of the messages of the scan.

/**
 * Rule families of scan findings, by the kind of risk: NET network requests and navigation, STO storage, DYN dynamic code
 * and access to constructors, EMB embedded frames, workers and messages, TIM timers, clocks and randomness, INP user
 * input, DATA recorded game states, BIND the connection of the renderer to the state, CSS and SVG. Families in lower case
 * are errors without a risk of their own: `script` unsupported code, `html` malformed documents, `refs` wrong references,
 * `scan` an exceeded budget.
 */
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

/** Time as far as the service was up: whole microseconds that never go back, outages left out. */
export interface RunningTime {
  nowUs(): number;
}

import type { Finding } from './bundle/report.ts';

/** Location of a finding for people, such as `renderer.js:12:5`. */
export function findingLocation({ file, line, column }: Finding): string {
  return [file ?? 'bundle', line, column].filter((value) => value !== undefined).join(':');
}

import { domainToASCII } from 'node:url';

/** The ASCII form of a domain (UTS 46); empty if the text is not a domain as a whole. */
export function asciiDomain(text: string): string {
  // The conversion ignores a port and the part after the host, and decodes percent-encoding.
  return /[/?#%:\\]/.test(text) ? '' : domainToASCII(text);
}

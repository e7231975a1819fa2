/** Whether a text is an http(s) address with a dotted host, and nothing else. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@.]+(?:\.[^\s/?#@.]+)+(?:[/?#]\S*)?$/i.test(text)
}

/** An address as people type it, made whole: https:// is added when missing (decision 50). */
export function wholeAddress(typed: string): string {
  return typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
}

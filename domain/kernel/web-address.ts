/** Whether a text is an http(s) address with a dotted host, and nothing else. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@.]+(?:\.[^\s/?#@.]+)+(?:[/?#]\S*)?$/i.test(text)
}

/** Whether a text is an http(s) address with a dotted host, and nothing else. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@.]+(?:\.[^\s/?#@.]+)+(?:[/?#]\S*)?$/i.test(text)
}

/** Completes a typed address: https:// is added when missing (SPEC-50). */
export function wholeAddress(typed: string): string {
  return typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
}

/** Makes a path begin with exactly one slash: a link to '//host' would lead to another site. */
export const pathOnSite = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`

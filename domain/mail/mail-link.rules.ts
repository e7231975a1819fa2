/** The link by which the mail program of a person starts an e-mail. A stranger's address may have signs that would add receivers or words. */
export function mailLink(address: string, subject: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
}

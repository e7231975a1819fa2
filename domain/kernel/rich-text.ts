/** The markup of rich texts: the sanitiser keeps exactly what the editor makes and shows (JOB-02, INJ-01). */
export const headingLevels = [2, 3, 4] as const

export const richTextTags = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  ...headingLevels.map((level) => `h${level}` as const),
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'hr',
] as const
export type RichTextTag = (typeof richTextTags)[number]

/** Tags with the same meaning as one of the allowed tags. */
export const tagSynonyms: Readonly<Record<string, RichTextTag>> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
}

/** Allowed attributes of an ordered list: its first number, and its kind of numbers or letters. */
export const listAttributes = { start: /^[1-9]\d{0,3}$/, type: /^[aAiI]$/ } as const

/** Attributes that every link of a rich text gets besides its address. */
export const linkAttributes = { rel: 'noopener nofollow', target: '_blank' } as const

/** Allowed schemes of a link. An address without a scheme leads within the site. */
export const linkSchemes = ['http', 'https', 'mailto'] as const

/** The scheme of an address, or null; browsers ignore the blanks in it. */
function schemeOf(address: string): string | null {
  return /^([a-z][a-z\d+.-]*):/i.exec(address.replace(/[\p{Cc}\p{Z}]/gu, ''))?.[1]?.toLowerCase() ?? null
}

export function isSafeAddress(address: string): boolean {
  const scheme = schemeOf(address)
  return scheme === null ? !/^[\\/]{2}/.test(address) : (linkSchemes as readonly string[]).includes(scheme)
}

/** The link address for a text that a person typed: a domain gets https, an e-mail address mailto. Null when the address is not allowed. */
export function typedAddress(typed: string): string | null {
  const address = typed.trim()
  if (address === '' || !isSafeAddress(address)) return null
  if (/^[/#?]/.test(address) || /^(?:https?:\/\/|mailto:)[^\s]/i.test(address)) return address
  if (schemeOf(address) && !/^[^/:]+\.[^/:]+:\d/.test(address)) return null
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`
  return /^[^\s.]+(?:\.[^\s.]+)+/.test(address) && !/\s/.test(address) ? `https://${address}` : null
}

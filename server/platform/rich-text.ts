import sanitizeHtml from 'sanitize-html'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'hr'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: (_tag, attributes) => ({
      tagName: 'a',
      attribs: { ...(attributes.href ? { href: attributes.href } : {}), rel: 'noopener nofollow', target: '_blank' },
    }),
  },
}

const mostRemembered = 1000
const remembered = new Map<string, string>()

/**
 * Rich text with only the markup that the editor makes; run on write and again before it is shown (JOB-02, INJ-01). What came out
 * of the same text before is remembered: a vacancy's page is read far more often than written.
 */
export function sanitizeRichText(html: string): string {
  const known = remembered.get(html)
  if (known !== undefined) return known
  const clean = sanitizeHtml(html, allowed)
  const [oldest] = remembered.keys()
  if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest)
  remembered.set(html, clean)
  return clean
}

/** What a rich text says, without markup: blocks become spaces, entities characters. */
export function plainTextOf(html: string): string {
  const spaced = html.replace(/<(?:\/(?:p|li|h\d|blockquote)|br\s*\/?)>/gi, ' ')
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

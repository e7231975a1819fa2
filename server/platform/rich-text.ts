import sanitizeHtml from 'sanitize-html'
import type { z } from 'zod'
import { severalLines } from '#domain/kernel/plain-text.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/kernel/refusals.ts'
import { linkAttributes, linkSchemes, listAttributes, richTextTags, tagSynonyms } from '#domain/kernel/rich-text.ts'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: ['href', ...Object.keys(linkAttributes)], ol: Object.keys(listAttributes) },
  allowedSchemes: [...linkSchemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    ...tagSynonyms,
    a: (_tag, { href }) => ({ tagName: 'a', attribs: { ...(href ? { href } : {}), ...linkAttributes } }),
    ol: (_tag, attributes) => ({ tagName: 'ol', attribs: validListAttributes(attributes) }),
  },
}

/** A list that begins with 1 and counts in figures says nothing of it. */
function validListAttributes(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const valid = Object.entries(listAttributes).flatMap(([name, rule]) => {
    const value = attributes[name]
    return value !== undefined && rule.test(value) && value !== '1' ? [[name, value] as const] : []
  })
  return Object.fromEntries(valid)
}

/** Stands beside what is stored; to be raised whenever the rules above become stricter. */
export const sanitizerVersion = 1

/** Rich text with only the markup that the editor makes (JOB-02, INJ-01). */
export function sanitizeRichText(html: string): string {
  return severalLines(sanitizeHtml(html, allowed))
}

/** A stored rich text as it is shown: what an older sanitiser let through, or none ever saw, is sanitised now. */
export function shownRichText(html: string, version: number): string {
  return version >= sanitizerVersion ? html : sanitizeRichText(html)
}

/**
 * The rich texts of a form as they are stored: sanitised, and what is left of each looked at once more by its own rule of the
 * contract, so that one which held only a script is missing. Field errors for those, and for links that lead elsewhere than to a
 * page or an address (INJ-02).
 */
export function cleanRichTexts<Field extends string>(
  rules: Readonly<Record<Field, z.ZodType<string>>>,
  texts: Readonly<Record<NoInfer<Field>, string>>,
): { clean: Record<Field, string>; errors: FieldErrors } {
  const clean: Record<string, string> = {}
  const errors: FieldErrors = {}
  for (const [field, rule] of Object.entries<z.ZodType<string>>(rules)) {
    const given = texts[field as Field]
    const kept = sanitizeRichText(given)
    clean[field] = kept
    const problems = Object.values(fieldErrorsOf(rule.safeParse(kept).error?.issues ?? [])).flat()
    if (hasUnsafeLink(given, kept)) problems.push('errors.unsafe_link')
    if (problems.length > 0) errors[field] = problems
  }
  return { clean: clean as Record<Field, string>, errors }
}

/** Whether a link names an address that the sanitiser did not leave in it. */
function hasUnsafeLink(given: string, kept: string): boolean {
  return addressesIn(given) > addressesIn(kept)
}

/** How many links of a rich text name an address. */
function addressesIn(html: string): number {
  let found = 0
  sanitizeHtml(html, {
    ...allowed,
    transformTags: {
      a: (tagName, attribs) => {
        if (attribs.href) found += 1
        return { tagName, attribs }
      },
    },
  })
  return found
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

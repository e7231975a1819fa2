import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import type { z } from 'zod'
import { fieldErrorsOf } from '#domain/kernel/field-errors.ts'
import { severalLines } from '#domain/kernel/plain-text.ts'
import type { FieldErrors } from '#domain/kernel/refusals.ts'
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

/** An ordered list that begins with 1 and counts in figures needs no attributes. */
function validListAttributes(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const valid = Object.entries(listAttributes).flatMap(([name, rule]) => {
    const value = attributes[name]
    return value !== undefined && rule.test(value) && value !== '1' ? [[name, value] as const] : []
  })
  return Object.fromEntries(valid)
}

/** Stored with each text; raise it whenever the rules above become stricter. */
export const sanitizerVersion = 1

/** Removes all markup that the editor does not make (JOB-02, INJ-01). */
export function sanitizeRichText(html: string): string {
  return severalLines(sanitizeHtml(html, allowed))
}

/** A stored rich text for display. A text of an older sanitiser, or of none, is sanitised now. */
export function shownRichText(html: string, version: number): string {
  return version >= sanitizerVersion ? html : sanitizeRichText(html)
}

/**
 * The sanitised rich texts of a form. What is left of each is validated again by the contract, so that a text of nothing but a script
 * counts as empty. Field errors for those, and for links that lead elsewhere than to a page or an e-mail address (INJ-02).
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

/** Whether the sanitiser removed the address of a link. */
function hasUnsafeLink(given: string, kept: string): boolean {
  return addressesIn(given) > addressesIn(kept)
}

/** Counts the links of a rich text that have an address. */
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

/** The plain text of a rich text: blocks become spaces, entities characters. */
export function plainTextOf(html: string): string {
  let text = ''
  // Read as a stream: a tree of deeply nested lists would overflow the stack.
  const parser = new Parser({
    ontext: (part) => {
      text += part
    },
    onclosetag: (name) => {
      if (/^(?:p|li|h\d|blockquote|br)$/.test(name)) text += ' '
    },
  })
  parser.end(html)
  return text.replace(/\s+/g, ' ').trim()
}

import { type ContentPart, contentShapes } from '#domain/kernel/site-contents.ts'
import type { TextKey } from '../../../platform/i18n/translate.ts'

/** The fields of a part of the content, in the order of its page; they follow the contract's shape. */
export type ContentField =
  | {
      readonly kind: 'line' | 'text' | 'colour'
      readonly name: string
      readonly label: TextKey
      readonly hint?: TextKey
      readonly type?: string
      readonly optional?: true
    }
  | {
      readonly kind: 'group'
      readonly name: string
      readonly label: TextKey
      readonly hint?: TextKey
      readonly fields: readonly ContentField[]
    }
  | ListOfFields
export interface ListOfFields {
  readonly kind: 'list'
  readonly name: string
  /** Heading of the list, and the numbered name of an item. */
  readonly label: TextKey
  readonly item: TextKey
  /** The fields of an item. A field without a name means that the item is a plain text. */
  readonly fields: readonly ContentField[]
  readonly least: number
  readonly most: number
}

const line = (name: string, label: TextKey, more: { hint?: TextKey; type?: string; optional?: true } = {}): ContentField => ({
  kind: 'line',
  name,
  label,
  ...more,
})
const text = (name: string, label: TextKey): ContentField => ({ kind: 'text', name, label, hint: 'site.field.paragraphs' })
const group = (name: string, label: TextKey, fields: readonly ContentField[], hint?: TextKey): ContentField => ({
  kind: 'group',
  name,
  label,
  fields,
  ...(hint && { hint }),
})
const list = (
  name: string,
  label: TextKey,
  item: TextKey,
  fields: readonly ContentField[],
  least = 1,
  most = 20,
): ContentField => ({ kind: 'list', name, label, item, fields, least, most })

const titled = [line('title', 'site.field.title'), text('text', 'site.field.text')]
const link = [line('label', 'site.field.link_label'), line('url', 'site.field.link_url', { type: 'url' })]
const policy = [text('intro', 'site.field.intro'), list('sections', 'site.field.sections', 'site.field.section', titled)]

export const contentFields: { readonly [Part in ContentPart]: readonly ContentField[] } = {
  company: [
    line('name', 'site.field.name'),
    line('tagline', 'site.field.tagline'),
    line('description', 'site.field.description', { hint: 'site.field.description_hint' }),
    line('legal_name', 'site.field.legal_name', { optional: true }),
    line('tax_id', 'site.field.tax_id', { optional: true }),
    line('address', 'site.field.address', { optional: true }),
    group(
      'map',
      'site.field.map',
      [line('latitude', 'site.field.latitude'), line('longitude', 'site.field.longitude')],
      'site.field.map_hint',
    ),
    line('phone', 'site.field.phone', { type: 'tel', optional: true }),
    line('email', 'site.field.email', { type: 'email', optional: true }),
    { kind: 'colour', name: 'colour', label: 'site.field.colour', hint: 'site.field.colour_hint', optional: true },
    list('links', 'site.field.links', 'site.field.link', link, 0, 10),
  ],
  home: [
    line('title', 'site.field.title'),
    text('intro', 'site.field.intro'),
    group('cards.agency', 'site.field.card_agency', titled),
    group('cards.remote', 'site.field.card_remote', titled),
    group('cards.contact', 'site.field.card_contact', titled),
  ],
  about: [
    text('intro', 'site.field.intro'),
    list('services', 'site.field.services', 'site.field.service', titled),
    group('principles', 'site.field.principles', titled),
    group('link', 'site.field.about_link', link),
  ],
  steps: [list('steps', 'site.field.steps', 'site.field.step', [line('', 'site.field.text')])],
  faq: [
    list('questions', 'site.field.questions', 'site.field.question_place', [
      line('question', 'site.field.question'),
      text('answer', 'site.field.answer'),
    ]),
  ],
  privacy: policy,
  terms: policy,
}

/** The value of a new item in a list. */
export const emptyItem = (fields: readonly ContentField[]): unknown =>
  fields[0]?.name === '' ? '' : Object.fromEntries(fields.map(({ name }) => [name, '']))

/** Content as the form needs it: two empty fields when there is no map. */
export function formOf(content: unknown): Record<string, unknown> {
  const fields = content as Record<string, unknown>
  return fields.map === null ? { ...fields, map: { latitude: '', longitude: '' } } : fields
}

/** The typed content as its page would show it, even when it is incomplete. */
export function shownContent(part: ContentPart, typed: Record<string, unknown>): unknown {
  const parsed = contentShapes[part].safeParse(typed)
  return parsed.success ? parsed.data : 'map' in typed ? { ...typed, map: null } : typed
}

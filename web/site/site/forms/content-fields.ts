import { type ContentPart, contentShapes } from '#domain/site/site/contents.contract.ts'
import type { TextKey } from '../../../platform/i18n/translate.ts'

/** What a part of the content is written with: the contract's shape as fields, in the order in which the page shows them. */
export type ContentField =
  | {
      readonly kind: 'line' | 'text'
      readonly name: string
      readonly label: TextKey
      readonly hint?: TextKey
      readonly type?: string
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
  /** Heading of the list, and one item's name with its number. */
  readonly label: TextKey
  readonly item: TextKey
  /** Fields of an item; one without a name is the item itself. */
  readonly fields: readonly ContentField[]
  readonly least: number
  readonly most: number
}

const line = (name: string, label: TextKey, more: { hint?: TextKey; type?: string } = {}): ContentField => ({
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
    line('legal_name', 'site.field.legal_name'),
    line('tax_id', 'site.field.tax_id'),
    line('address', 'site.field.address'),
    group(
      'map',
      'site.field.map',
      [line('latitude', 'site.field.latitude'), line('longitude', 'site.field.longitude')],
      'site.field.map_hint',
    ),
    line('phone', 'site.field.phone', { type: 'tel' }),
    line('email', 'site.field.email', { type: 'email' }),
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

/** What a new item of a list begins with. */
export const emptyItem = (fields: readonly ContentField[]): unknown =>
  fields[0]?.name === '' ? '' : Object.fromEntries(fields.map(({ name }) => [name, '']))

/** Content as the form takes it: no position on the map is two empty fields. */
export function formOf(content: unknown): Record<string, unknown> {
  const fields = content as Record<string, unknown>
  return fields.map === null ? { ...fields, map: { latitude: '', longitude: '' } } : fields
}

/** What is typed as a page would show it; where it is not complete yet, as it is. */
export function shownContent(part: ContentPart, typed: Record<string, unknown>): unknown {
  const parsed = contentShapes[part].safeParse(typed)
  return parsed.success ? parsed.data : 'map' in typed ? { ...typed, map: null } : typed
}

import { expect, test } from 'vitest'
import type { ContentPart } from '#domain/kernel/site-contents.ts'
import { contentIn, formOfBoth, isSameContent, placeOf, schemaOfBoth } from './both-languages.ts'

const company = {
  name: 'Cantera',
  tagline: 'Talento',
  description: 'Vacantes',
  legal_name: 'Cantera S.A.S.',
  tax_id: 'NIT 1',
  address: 'Bogotá',
  map: null,
  phone: '6010000000',
  email: 'hola@cantera.example',
  colour: '',
  links: [],
}
const contentsOf = (es: object, en: object = {}) => ({ es: { ...company, ...es }, en: { ...company, ...en } })
const languages = ['es', 'en'] as const

test.each<[ContentPart, string, Record<(typeof languages)[number], unknown>]>([
  ['company', 'with the same facts', contentsOf({})],
  [
    'company',
    'with other facts in each language',
    contentsOf({ map: { latitude: 4.65, longitude: -74 } }, { tax_id: 'Tax ID 1' }),
  ],
  ['steps', 'with lists of another length', { es: { steps: ['Uno', 'Dos'] }, en: { steps: ['One'] } }],
])('SPEC-59 the form of both languages gives back what it began with: %s %s', (part, _, contents) => {
  const form = formOfBoth(part, contents)
  expect(schemaOfBoth(part).safeParse(form).success).toBe(true)
  for (const language of languages) expect(isSameContent(part, contentIn(part, form, language), contents[language])).toBe(true)
})

test('SPEC-59 a shared fact appears once when both languages have it, and per language when they differ', () => {
  const form = formOfBoth(
    'company',
    contentsOf({ tax_id: 'NIT 1', phone: '6010000000' }, { tax_id: 'Tax ID 1', phone: '6010000000' }),
  )
  expect([form.both.tax_id, form.es.tax_id, form.en.tax_id]).toEqual([null, 'NIT 1', 'Tax ID 1'])
  expect([form.both.phone, form.es.phone, form.en.phone]).toEqual(['6010000000', null, null])
  expect(languages.map((language) => contentIn('company', form, language).tax_id)).toEqual(['NIT 1', 'Tax ID 1'])
})

test.each([
  ['content.phone', 'both.phone'],
  ['content.tax_id', 'en.tax_id'],
  ['content.map.latitude', 'both.map.latitude'],
  ['content.links.0.url', 'en.links.0.url'],
])('SPEC-59 a refusal of %s in English stands at %s', (field, place) => {
  const form = formOfBoth('company', contentsOf({ tax_id: 'NIT 1' }, { tax_id: 'Tax ID 1' }))
  expect(placeOf('company', form, 'en', field)).toBe(place)
})

test('SPEC-59 coordinates typed with a comma are no change', () => {
  const [stored, typed] = [
    { ...company, map: { latitude: 4.65, longitude: -74 } },
    { ...company, map: { latitude: '4,65', longitude: '-74' } },
  ]
  expect(isSameContent('company', stored, typed)).toBe(true)
  expect(isSameContent('company', stored, { ...typed, phone: '6010000001' })).toBe(false)
})

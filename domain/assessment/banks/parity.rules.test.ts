import { expect, test } from 'vitest'
import { gapsOf, type Side } from './parity.rules.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const checked = { type: 'select', media: null, text_changed_at: at(1), pair_checked_at: at(5) } as const
const es: Side = { ...checked, language: 'es' }
const en: Side = { ...checked, language: 'en' }

test.each<[string, Side, Side | undefined, string[]]>([
  ['a checked pair', es, en, []],
  ['no pair', es, undefined, ['no_pair']],
  ['another type', es, { ...en, type: 'text' }, ['other_type']],
  ['a picture on one side', { ...es, media: 'picture' }, en, ['other_media']],
  ['a picture and an audio', { ...es, media: 'picture' }, { ...en, media: 'audio' }, ['other_media']],
  ['the Spanish text changed since', { ...es, text_changed_at: at(6) }, en, ['outdated_en']],
  ['the English text changed since', es, { ...en, text_changed_at: at(6) }, ['outdated_es']],
  ['both changed since', { ...es, text_changed_at: at(6) }, { ...en, text_changed_at: at(7) }, []],
  ['changed at the moment of checking', { ...es, text_changed_at: at(5) }, en, []],
  ['several at once', { ...es, type: 'text', text_changed_at: at(6) }, en, ['other_type', 'outdated_en']],
])('parity of languages: %s', (_case, one, other, gaps) => {
  expect(gapsOf(one, other)).toEqual(gaps)
  if (other) expect(gapsOf(other, one)).toEqual(gaps)
})

import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { countryName } from './country-name.ts'

test('SPEC-67: every country has a name in both languages', () => {
  expect(countries).toHaveLength(249)
  for (const code of countries) for (const language of ['es', 'en'] as const) expect(countryName(code, language)).not.toBe(code)
  expect([countryName('PE', 'es'), countryName('PE', 'en')]).toEqual(['Perú', 'Peru'])
})

import { expect, test } from 'vitest'
import { addressIn, mailedAddress, preferredLanguage } from './languages.ts'

const site = 'https://cantera.test'

test.each([
  ['es', '/jobs', 'https://cantera.test/jobs', 'https://cantera.test/jobs?lang=es'],
  ['en', '/jobs', 'https://cantera.test/jobs?lang=en', 'https://cantera.test/jobs?lang=en'],
  ['es', '/board?q=Ana', 'https://cantera.test/board?q=Ana', 'https://cantera.test/board?q=Ana&lang=es'],
  ['en', '/', 'https://cantera.test/?lang=en', 'https://cantera.test/?lang=en'],
] as const)('SPEC-66: a page in %s, at %s, has its own address; in e-mails it names the language', (...row) => {
  const [language, path, own, mailed] = row
  expect([addressIn(site, path, language), mailedAddress(site, path, language)]).toEqual([own, mailed])
})

test.each([
  ['en-US,en;q=0.9', 'en'],
  ['en', 'en'],
  ['es-CO,es;q=0.9,en;q=0.8', 'es'],
  ['en;q=0.5, es;q=0.9', 'es'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'en'],
  ['EN-gb ; q=0.7, es ;q=0.3', 'en'],
  ['en;q=0, es;q=0.1', 'es'],
  ['en;q=x', undefined],
  ['fr, *;q=0.5', undefined],
  ['english', undefined],
  ['', undefined],
  [undefined, undefined],
])('I18N-01 a browser that asks for %j gets %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})

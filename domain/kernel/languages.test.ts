import { expect, test } from 'vitest'
import { addressIn, mailedAddress } from './languages.ts'

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

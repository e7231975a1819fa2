import { expect, test } from 'vitest'
import { factorEvents } from '#domain/people/second-factor/second-factor.rules.ts'
import { readSamples } from '../../../testing/mails.ts'
import { factorChangedMail } from './factor-changed.mail.ts'

test.each([
  ['es', 'Activaste la verificación en dos pasos', 'Tu cuenta en Cantera', 'Si no fuiste tú'],
  ['en', 'You turned on two-step verification', 'Your Cantera account', 'If it wasn’t you'],
] as const)('MAIL-02 MFA-01: the e-mail about a second factor in %s says what happened', (language, subject, ...words) => {
  const mails = readSamples(factorChangedMail, language)
  expect(Object.keys(mails)).toEqual([...factorEvents])
  expect(mails.factor_added).toMatchObject({ subject, link: `https://cantera.test/Forgot?lang=${language}` })
  for (const text of words) expect(mails.factor_added?.plain).toContain(text)
  expect(new Set(Object.values(mails).map(({ plain }) => plain)).size).toBe(factorEvents.length)
})

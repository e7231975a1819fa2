import { expect, test } from 'vitest'
import { updateKinds } from '#domain/update-kinds.ts'
import { readSamples } from '../../../testing/mails.ts'
import { updateMail } from './update.mail.ts'

test.each([
  ['es', 'Te mencionaron en una nota', 'Contador', 'Menciones en notas: 2', 'No recibir más estos correos'],
  ['en', 'You were mentioned in a note', 'Accountant', 'Mentions in notes: 2', 'Stop these emails'],
] as const)('NOT-02 the e-mail about a mention in %s counts by vacancy and ends by a link', (language, subject, ...words) => {
  const samples = readSamples(updateMail, language)
  expect(Object.keys(samples)).toEqual([...updateKinds])
  const { mention } = samples
  expect(mention).toMatchObject({ subject, link: `https://cantera.test/notices/admin?lang=${language}` })
  for (const text of words) for (const part of [mention?.plain, mention?.html]) expect(part).toContain(text)
  expect(mention?.plain).toContain('https://cantera.test/unsubscribe/x')
  expect(mention?.unsubscribeUrl).toBe('https://cantera.test/unsubscribe/x')
})

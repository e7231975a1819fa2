import { expect, test } from 'vitest'
import { languages } from '#domain/kernel/languages.ts'
import { readSample } from '../../../testing/mails.ts'
import { clientMessageMail } from './client-message.mail.ts'

test.each(languages)('CLT-01 a message to a contact in %s has the words of the colleague as rich and plain text', (language) => {
  const { html, plain } = readSample(clientMessageMail, language)
  expect(plain).toMatch(/^(?:Hola, Eva:|Hi Eva,)\n+.*(?:tres perfiles|three profiles).*\n\n-- \nMarta Ríos\n/)
  expect(html).toMatch(/<strong>(?:tres perfiles|three profiles)<\/strong>/)
})

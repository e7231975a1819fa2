import { expect, test } from 'vitest'
import { mailLink } from './mail-link.rules.ts'

test.each([
  ['ana@correo.test', 'Re: ¿Sí?', 'mailto:ana@correo.test?subject=Re%3A%20%C2%BFS%C3%AD%3F'],
  ['ana@correo.test?bcc=spy@evil.test', 'x', 'mailto:ana@correo.test%3Fbcc%3Dspy@evil.test?subject=x'],
  ['a?body=x&cc=b,c@evil.test', 'x&bcc=y', 'mailto:a%3Fbody%3Dx%26cc%3Db%2Cc@evil.test?subject=x%26bcc%3Dy'],
])('EML-01 INJ-04 an e-mail to %j has no other receiver and no other words', (address, subject, link) => {
  expect(mailLink(address, subject)).toBe(link)
})

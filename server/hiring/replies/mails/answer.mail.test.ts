import { expect, test } from 'vitest'
import { languages } from '#domain/kernel/languages.ts'
import { readSamples, sampleSite } from '../../../testing/mails.ts'
import { answerMail } from './answer.mail.ts'

test.each(languages)(
  'EML-03 the answer of a colleague in %s has their words and signature, and nothing around them',
  (language) => {
    const { signed, plain } = readSamples(answerMail, language)
    const [words = '', signature] = signed?.plain.split('\n-- \n') ?? []
    expect(words).toMatch(/^(?:Hola, Ana:|Hi Ana,)\n\n/)
    expect(signature).toMatch(/^Marta Ríos\n(?:Selección|Recruiting) · 601 555 0199\n$/)
    expect(plain?.plain).toMatch(/\n-- \nMarta Ríos\nCantera\n$/)
    expect(signed?.html).not.toContain('<a ')
  },
)

test('EML-03 INJ-01 a signature that begins with the name does not repeat it, and markup is text', () => {
  const facts = { subject: 'Re: <b>', text: '<script>x</script>', writer: 'Marta', signature: 'Marta <Ríos>' }
  const { html, plain } = answerMail.compose({ language: 'es', site: sampleSite, ...facts })
  expect(plain).toBe('<script>x</script>\n\n-- \nMarta <Ríos>\n')
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toMatch(/<script|<b>|<Ríos/)
})

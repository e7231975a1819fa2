import { expect, test } from 'vitest'
import { isMailAddress } from '../kernel/mail-address.ts'
import { fillVariables, fillVariablesInHtml, headerText, isRepeated, shownReceiver, withoutSignedLinks } from './mail.rules.ts'

test.each(['{{7*7}}', `\${7*7}`, '{{job}}', '{{constructor}}', '{{__proto__}}', '$&$1', '<%= 7*7 %>', '#{7*7}'])(
  'INJ-05 a value with the syntax of templates stays as it is: %s',
  (value) => {
    expect(fillVariables('Hola {{applicant}}: {{job}}', { applicant: value, job: 'Cocina' })).toBe(`Hola ${value}: Cocina`)
  },
)

test('INJ-05 a variable without a value stays as it is', () => {
  expect(fillVariables('{{unknown}} {{toString}} {{ applicant }} {{applicant', { applicant: 'Ana' })).toBe(
    '{{unknown}} {{toString}} Ana {{applicant',
  )
})

test('MAIL-02 a value in HTML is text, in content and in attributes', () => {
  const filled = fillVariablesInHtml('<p title="{{name}}">{{name}}</p>', { name: `"><script>'&` })
  expect(filled).toBe('<p title="&quot;&gt;&lt;script&gt;&#39;&amp;">&quot;&gt;&lt;script&gt;&#39;&amp;</p>')
})

test('INJ-04 header text is one line without control characters, reversed text or encoded words', () => {
  expect(headerText('Ana\r\nBcc: x@evil.test\u0000\u202Etxt')).toBe('Ana Bcc: x@evil.test txt')
  expect(headerText('=?utf-8?Q?=0D=0A?=')).not.toContain('=?')
  expect(headerText('  Peña, "Ana" <ñ>  ')).toBe('Peña, "Ana" <ñ>')
})

test('MAIL-01 a receiver without a name is shown by the address', () => {
  expect(shownReceiver('Ana Ruiz', 'ana@correo.test')).toBe('Ana Ruiz <ana@correo.test>')
  expect(shownReceiver('', 'ana@correo.test')).toBe('ana@correo.test')
})

test('EML-03 colleagues read the text of an e-mail without the signed parts of its links', () => {
  const signature = 'aB3-_'.repeat(9).slice(0, 43)
  const link = (token: string) => `Responder: https://cantera.test/interview/${token}?lang=es\nPage https://www.cantera.test/jobs`
  expect(withoutSignedLinks(link(`11111111-2222-4333-8444-555555555555.0.${signature}`))).toBe(link('…'))
})

test('INJ-04 only one plain address counts as an address', () => {
  for (const address of ['ana.perez+cv@mail.example.com', 'ANA@empresa.xn--p1ai', 'ana@xn--and-6ma2c.example'])
    expect(isMailAddress(address)).toBe(true)
  for (const text of [
    '"a@evil.test, b"@example.com',
    'a@x.test, b@x.test',
    'Ana <a@x.test>',
    'a@x',
    'a b@x.test',
    'a@x.test\n',
    'Equipo',
  ])
    expect(isMailAddress(text)).toBe(false)
})

const [first, minute] = [new Date('2199-03-04T10:00:00Z'), 60_000]
const mail = { subject: 'Hola\nAna', html: '<p>Hola</p>', to: { address: 'ana@example.com' } }
const last = { subject: 'Hola Ana', html: mail.html, to_address: mail.to.address, queued_at: first, status: 'sent' } as const

test.each([
  [last, minute, true],
  [{ ...last, status: 'queued' } as const, 0, true],
  [last, minute + 1, false],
  [{ ...last, status: 'failed' } as const, 0, false],
  [{ ...last, subject: 'Adiós' }, 0, false],
  [{ ...last, html: '<p>Otra</p>' }, 0, false],
  [{ ...last, to_address: 'eva@example.com' }, 0, false],
  [undefined, 0, false],
])('NTF-01 an e-mail repeats the last one, %j %i ms later: %s', (before, passed, repeated) => {
  expect(isRepeated(before, mail, new Date(first.getTime() + passed))).toBe(repeated)
})

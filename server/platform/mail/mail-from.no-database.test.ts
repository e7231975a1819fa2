import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { anEmail } from '../../testing/emails.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { openTransport } from './transport.ts'

const address = 'no-reply@cantera.test'

test.each([
  ['no-reply@cantera.test', ''],
  ['<no-reply@cantera.test>', ''],
  ['Cantera <no-reply@cantera.test>', 'Cantera'],
  ['Talento: Empleos <no-reply@cantera.test>', 'Talento: Empleos'],
  ['Pérez, Gómez y Cía. <no-reply@cantera.test>', 'Pérez, Gómez y Cía.'],
  ['Cantera (Bogotá) <no-reply@cantera.test>', 'Cantera (Bogotá)'],
  ['Cantera; R&D @ home <no-reply@cantera.test>', 'Cantera; R&D @ home'],
  ['"Pérez, \\"Talento\\"" <no-reply@cantera.test>', 'Pérez, "Talento"'],
])('MAIL-02 the sender of MAIL_FROM=%s reaches the reader as "%s"', async (MAIL_FROM, name) => {
  const server = await startSmtpServer()
  const transport = openTransport(readConfig({ MAIL_FROM, SMTP_URL: server.url }))
  await transport.send(anEmail())
  transport.close()
  await server.stop()
  expect(server.delivered[0]?.email.from).toMatchObject({ name, address })
})

test.each(['Cantera', 'Cantera <>', 'Cantera <one@example.com, other@example.com>', 'one@example.com, other@example.com'])(
  'CFG-05 MAIL_FROM=%s is refused at the start',
  (MAIL_FROM) => {
    expect(() => readConfig({ MAIL_FROM })).toThrow('MAIL_FROM is neither an address nor')
  },
)

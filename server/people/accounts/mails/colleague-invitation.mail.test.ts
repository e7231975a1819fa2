import { expect, test } from 'vitest'
import { readSamples } from '../../../testing/mails.ts'
import { colleagueInvitationMail } from './colleague-invitation.mail.ts'

test.each([
  ['es', 'Tu invitación a Cantera', 'Hola, Ana:', 'reemplaza la invitación anterior'],
  ['en', 'Your invitation to Cantera', 'Hi Ana,', 'replaces the earlier invitation'],
] as const)('MAIL-02 AUTH-09: the invitation in %s says whether it replaces another', (language, subject, greeting, replaces) => {
  const { first, again } = readSamples(colleagueInvitationMail, language)
  for (const mail of [first, again]) {
    expect(mail).toMatchObject({ subject, link: `https://cantera.test/invitation/sample?lang=${language}` })
    expect(mail?.plain).toContain(greeting)
  }
  expect([first, again].map((mail) => mail?.plain.includes(replaces))).toEqual([false, true])
})

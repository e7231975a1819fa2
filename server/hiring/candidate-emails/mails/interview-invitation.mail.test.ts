import { expect, test } from 'vitest'
import { readSamples } from '../../../testing/mails.ts'
import { interviewInvitationMail } from './interview-invitation.mail.ts'

test.each([
  [
    'es',
    'Te invitamos a una entrevista: Analista de datos',
    'Hora de Bogotá',
    'En tu hora: miércoles 04/03/2026, 15:30',
    'Cambió tu entrevista:',
  ],
  [
    'en',
    'We’d like to interview you: Data analyst',
    'Bogotá time',
    'In your time: Wednesday 03/04/2026, 3:30 PM',
    'Your interview has changed:',
  ],
] as const)('MAIL-02 MAIL-03: an invitation in %s', (language, subject, zone, ownTime, changed) => {
  const { first, 'own-time': own, changed: replacing, second } = readSamples(interviewInvitationMail, language)
  expect(first?.subject).toBe(subject)
  expect(first?.plain.toLowerCase()).toContain(zone.toLowerCase())
  expect([first, own].map((mail) => mail?.plain.includes(ownTime))).toEqual([false, true])
  expect([first, second, replacing].map((mail) => mail?.subject.startsWith(changed))).toEqual([false, false, true])
  for (const mail of [first, own, replacing, second]) {
    expect(mail).toMatchObject({
      link: `https://cantera.test/interview/sample?lang=${language}`,
      replyTo: 'marta@example.com',
    })
    const calendar = mail?.calendar?.replaceAll(/\r\n[ \t]/g, '')
    expect(calendar).toContain('METHOD:REQUEST\r\n')
    expect(calendar).toMatch(/^ORGANIZER;CN="Marta Ríos".*mailto:marta@example\.com\r$/m)
  }
})

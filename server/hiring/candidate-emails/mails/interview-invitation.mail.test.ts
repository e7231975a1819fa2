import { expect, test } from 'vitest'
import { readSamples } from '../../../testing/mails.ts'
import { interviewInvitationMail } from './interview-invitation.mail.ts'

test.each([
  [
    'es',
    'Te invitamos a una entrevista: Analista de datos',
    'Cuándo: mié 4 de marzo · 9:30–10:15, hora de Bogotá\n',
    'En tu hora: mié 4 de marzo · 15:30–16:15, hora de España',
    'Cambió tu entrevista:',
    ['Confirmo', 'Pedir otra hora'],
  ],
  [
    'en',
    'We’d like to interview you: Data analyst',
    'When: Wed, March 4 · 9:30–10:15 AM, Bogotá time\n',
    'In your time: Wed, March 4 · 3:30–4:15 PM, Spain time',
    'Your interview has changed:',
    ['I’ll be there', 'Ask for another time'],
  ],
] as const)('MAIL-02 MAIL-03 MAIL-05: an invitation in %s', (language, subject, when, ownTime, changed, [yes, other]) => {
  const { first, 'own-time': own, changed: replacing, second } = readSamples(interviewInvitationMail, language)
  expect(first?.subject).toBe(subject)
  expect(first?.plain).toContain(when)
  expect([first, own].map((mail) => mail?.plain.includes(ownTime))).toEqual([false, true])
  expect([first, second, replacing].map((mail) => mail?.subject.startsWith(changed))).toEqual([false, false, true])
  const answer = `https://cantera.test/interview/sample?lang=${language}&answer`
  for (const mail of [first, own, replacing, second]) {
    expect(mail).toMatchObject({ link: `${answer}=confirmed`, replyTo: 'marta@example.com' })
    expect(mail?.plain).toContain(`${yes}: ${answer}=confirmed\n${other}: ${answer}=other_time\n`)
    expect(mail?.html).toMatch(new RegExp(`${answer.replaceAll('?', '\\?').replace('&', '&amp;')}=other_time"[^>]*>${other}</a>`))
    const calendar = mail?.calendar?.replaceAll(/\r\n[ \t]/g, '')
    expect(calendar).toContain('METHOD:REQUEST\r\n')
    expect(calendar).toMatch(/^ORGANIZER;CN="Marta Ríos".*mailto:marta@example\.com\r$/m)
  }
})

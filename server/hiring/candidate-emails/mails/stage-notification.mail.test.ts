import { expect, test } from 'vitest'
import { readSamples } from '../../../testing/mails.ts'
import { interviewCancelledMail } from '../../interviews/mails/interview-cancelled.mail.ts'
import { interviewInvitationMail } from './interview-invitation.mail.ts'
import { stageNotificationMail } from './stage-notification.mail.ts'

test.each([
  ['apply', 'es', '/profile/Dashboard', 'Ver mi proceso'],
  ['makeTest', 'es', '/profile/Dashboard', 'Ver mi proceso'],
  ['firstInterview', 'en', '/profile/Dashboard', 'See my process'],
  ['secondInterview', 'es', '/profile/Dashboard', 'Ver mi proceso'],
  ['approved', 'en', '/profile/Dashboard', 'See my process'],
  ['reject', 'en', '/jobs', 'See other jobs'],
] as const)('MAIL-02 the e-mail of the stage %s in %s links to %s in both parts', (stage, language, path, label) => {
  const { html, plain } = stageNotificationMail.compose({
    ...{ stage, language, applicant: 'Ana Gómez', firstName: 'Ana', job: 'Analista' },
    template: { subject: 'S', title: 'T', messageHtml: '<p>Uno</p>' },
    site: { name: 'Cantera', url: 'https://cantera.test', logo: null, colour: null },
  })
  const url = `https://cantera.test${path}?lang=${language}`
  const [, shown] = html.split(`<a href="${url}"`)
  expect(shown).toMatch(new RegExp(`^[^>]*>${label}</a>`))
  expect(plain).toContain(`${label}: ${url}`)
})

test.each([
  ['es', 'Recibimos tu postulación: Analista de datos', 'Hola, Ana:', '¿Es tuyo este correo?', 'Ir a la prueba'],
  ['en', 'We received your application: Data analyst', 'Hi Ana,', 'Is this email yours?', 'Go to the test'],
] as const)('MAIL-02 APP-02: the e-mail about an application in %s', (language, subject, greeting, question, toTest) => {
  const mails = readSamples(stageNotificationMail, language)
  const unconfirmed = mails['apply-unconfirmed']
  for (const mail of [mails.apply, unconfirmed]) {
    expect(mail).toMatchObject({ subject, link: `https://cantera.test/profile/Dashboard?lang=${language}` })
    expect(mail?.plain).toContain(greeting)
  }
  expect([mails.apply, unconfirmed].map((mail) => mail?.plain.includes(question))).toEqual([false, true])
  expect(mails['makeTest-next']?.plain).toContain(toTest)
})

/** Words that only somebody who applied may read about themselves. */
const wordsOfApplying = /postula(?:ción|ste|rte!)|\bapplied\b|your application|for applying/i

test.each(['es', 'en'] as const)('INT-04 the built-in e-mails in %s to included people speak of no application', (language) => {
  const stages = readSamples(stageNotificationMail, language)
  const interviews = readSamples(interviewInvitationMail, language)
  const cancelled = readSamples(interviewCancelledMail, language)
  const [apply, reject] = [stages['apply-included'], stages['reject-included']]
  for (const mail of [
    apply,
    reject,
    stages.makeTest,
    stages.approved,
    interviews.included,
    interviews.second,
    ...Object.values(cancelled),
  ])
    expect(`${mail?.subject} ${mail?.plain}`).not.toMatch(wordsOfApplying)
  expect(apply?.subject).toBe(
    { es: 'Te incluimos en una vacante: Analista de datos', en: 'We included you in a job: Data analyst' }[language],
  )
  expect(stages.apply?.subject).toMatch(wordsOfApplying)
})

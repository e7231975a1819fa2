import { expect, test } from 'vitest'
import { builtInTemplate } from './built-in-template.rules.ts'
import { stageEmailRequest } from './candidate-emails.contract.ts'
import { type CardToNotify, decideStageEmail, holdSecondsOf, isOwnSubject, templateToSend } from './stage-mails.rules.ts'

const now = new Date('2026-03-04T10:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const earlier = after(-3600)

test.each([
  [
    'the first e-mail after a move',
    { notifiedBeforeMove: earlier, notifiedAt: earlier, siteSeconds: 10, requestedSeconds: 0 },
    10,
  ],
  ['a longer request', { notifiedBeforeMove: earlier, notifiedAt: earlier, siteSeconds: 10, requestedSeconds: 30 }, 30],
  ['a site without a hold time', { notifiedBeforeMove: earlier, notifiedAt: earlier, siteSeconds: 0, requestedSeconds: 30 }, 0],
  ['a later e-mail', { notifiedBeforeMove: earlier, notifiedAt: after(7.2), siteSeconds: 10, requestedSeconds: 0 }, 8],
  ['no move that can be undone', { notifiedBeforeMove: undefined, notifiedAt: earlier, siteSeconds: 10, requestedSeconds: 9 }, 0],
])('SPEC-46 ADR-0046 %s waits', (_about, hold, seconds) => {
  expect(holdSecondsOf({ ...hold, now })).toBe(seconds)
})

test('SPEC-42 a stage sends its default template, or the built-in one when staff deleted it', () => {
  const stored = { subject: 'Hola', title: 'Recibido', message_html: '<p>Gracias</p>' }
  expect(templateToSend(stored, 'apply', 'es')).toEqual({ subject: 'Hola', title: 'Recibido', messageHtml: '<p>Gracias</p>' })
  const deleted = { subject: null, title: null, message_html: null }
  expect(templateToSend(deleted, 'apply', 'en')).toEqual(builtInTemplate('apply', 'en'))
})

test.each([
  ['Nos vemos', true, true],
  [builtInTemplate('firstInterview', 'es').subject, true, false],
  ['Nos vemos', false, false],
])('MAIL-03 the subject %s, written for one e-mail %s, is kept: %s', (subject, isFree, isKept) => {
  expect(isOwnSubject({ subject, title: '', messageHtml: '' }, isFree, 'firstInterview', 'es')).toBe(isKept)
})

const interview = { date: '2026-03-05', from: '09:30', to: '10:15', sender: 'Marta', sender_email: 'marta@example.com' }
const request = (change: object = {}) =>
  stageEmailRequest.parse({
    ...{ lang: 'es', stage: 'firstInterview', vacant_id: '1', interview_data: interview },
    template: { subject: 'Nos vemos', title: 'Cita', message: '<p>Hola</p>' },
    ...change,
  })
const chosen = { subject: 'Nos vemos', title: 'Cita', messageHtml: '<p>Hola</p>' }
const card: CardToNotify = { stage: 'firstInterview', source_kind: 'direct' }
const known = { card, chosen, siteTimeZone: 'America/Bogota' }

test('NTF-01 MAIL-03 an e-mail about a stage is decided with its text and its interview', () => {
  expect(decideStageEmail(request(), known, now)).toMatchObject({
    ...{ card, stage: 'firstInterview', language: 'es', template: chosen, isOwnSubject: true },
    interview: { stage: 'firstInterview', startsAt: new Date('2026-03-05T14:30:00Z'), sender: 'Marta <marta@example.com>' },
  })
})

test('INT-04 a person whom staff included reads no built-in words about an application', () => {
  const builtIn = builtInTemplate('reject', 'es')
  const asked = request({ stage: 'reject', interview_data: '', template: { uuid: '1' } })
  const decide = (source_kind: string) =>
    decideStageEmail(asked, { ...known, card: { stage: 'reject', source_kind }, chosen: builtIn }, now)
  expect(decide('direct')).toMatchObject({ template: builtIn, interview: undefined, isOwnSubject: false })
  expect(decide('import')).not.toMatchObject({ template: builtIn })
})

test.each<[string, object, Partial<Parameters<typeof decideStageEmail<CardToNotify>>[1]>, object]>([
  [
    'a past interview, before all else',
    { interview_data: { ...interview, date: '2026-03-01' } },
    { card: undefined },
    { refused: 'errors.fields', errors: { 'interview_data.date': ['notification.error.past'] } },
  ],
  ['an unknown card', {}, { card: undefined }, { refused: 'errors.not_found' }],
  ['a card that has moved', {}, { card: { ...card, stage: 'apply' } }, { refused: 'errors.stale' }],
  [
    'a text with errors',
    {},
    { chosen: { errors: { 'template.uuid': ['notification.error.template'] } } },
    { refused: 'errors.fields', errors: { 'template.uuid': ['notification.error.template'] } },
  ],
])('NTF-01 no e-mail is decided for %s', (_about, change, other, refusal) => {
  expect(decideStageEmail(request(change), { ...known, ...other }, now)).toEqual(refusal)
})

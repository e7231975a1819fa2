import { expect, test } from 'vitest'
import { builtInTemplate } from './built-in-template.rules.ts'
import { holdSecondsOf, isOwnSubject, templateToSend } from './stage-mails.rules.ts'

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

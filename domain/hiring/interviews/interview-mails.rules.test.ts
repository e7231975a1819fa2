import { expect, test } from 'vitest'
import {
  candidateToNotify,
  eventOfInvitation,
  type InterviewEvent,
  interviewerToNotify,
  isAnswerEvent,
  languageOfInterviewer,
} from './interview-mails.rules.ts'

test.each([
  [
    { isNew: true, replaces: false, sequence: 0 },
    { type: 'invited', sequence: 0 },
  ],
  [
    { isNew: true, replaces: true, sequence: 2 },
    { type: 'changed', sequence: 2 },
  ],
  [{ isNew: false, replaces: true, sequence: 2 }, undefined],
])('MAIL-03 the invitation %j is the event %j for its interviewer', (invitation, event) => {
  expect(eventOfInvitation(invitation)).toEqual(event)
})

test.each([
  ['Marta Ríos <Marta@example.test>', { name: 'Marta Ríos', address: 'marta@example.test' }],
  ['marta@example.test', { name: '', address: 'marta@example.test' }],
  ['Equipo de selección', undefined],
  ['', undefined],
])('MAIL-03 SPEC-43: the interviewer %s is notified as %j', (sender, receiver) => {
  expect(interviewerToNotify(sender)).toEqual(receiver)
})

test('MAIL-03 an interviewer without an account gets the default language', () => {
  expect([languageOfInterviewer({ language: 'en' }), languageOfInterviewer(undefined)]).toEqual(['en', 'es'])
})

test('MAIL-03 SPEC-54: the candidate of a deleted account is not notified', () => {
  const candidate = { first_name: 'Ana', last_name: 'Gómez', email: 'ana@example.test', deleted_at: null }
  expect(candidateToNotify(candidate)).toEqual({ name: 'Ana Gómez', address: 'ana@example.test' })
  expect(candidateToNotify({ ...candidate, deleted_at: new Date(0) })).toBeUndefined()
})

test.each<[InterviewEvent, boolean]>([
  [{ type: 'invited', sequence: 0 }, false],
  [{ type: 'cancelled', sequence: 1, reason: '' }, false],
  [{ type: 'declined', note: '' }, true],
])('SPEC-61 the event %j is an answer: %s', (event, isAnswer) => {
  expect(isAnswerEvent(event)).toBe(isAnswer)
})

import { expect, test } from 'vitest'
import { emailStates } from './board.contract.ts'
import { avatarInitial, boardTopic, emailStateOnCard, needsAction, reasonAgainstUndo } from './board.rules.ts'
import { columnId } from './column-id.rules.ts'

test.each(emailStates)('SPEC-40: a card says in words that its candidate is %s', (state) => {
  expect(emailStateOnCard(state)).toEqual({ text: `notification.state.${state}`, wrong: state === 'failed' })
})

test.each(emailStates)('SPEC-45: without a mail server a card never says that an e-mail is on its way: %s', (state) => {
  expect(emailStateOnCard(state, true).text).toBe(`notification.state.${state === 'queued' ? 'kept' : state}`)
})

test.each([
  ['declined', true],
  ['other_time', true],
  ['confirmed', false],
  [null, false],
] as const)('SPEC-61 the answer %s asks staff to do something: %s', (answer, isAsked) => {
  expect(needsAction(answer)).toBe(isAsked)
})

test.each([
  [{ name: 'ángela', email: 'x@example.com' }, 'Á'],
  [{ name: '  ñato', email: 'x@example.com' }, 'Ñ'],
  // A letter that is sent as base letter and combining accent is still one letter.
  [{ name: 'e\u0301rika', email: 'x@example.com' }, 'É'],
  [{ name: '𐐨name', email: 'x@example.com' }, '𐐀'],
  [{ name: ' ', email: 'rosa@example.com' }, 'R'],
  [{ name: '', email: '' }, ''],
])('BRD-02 the avatar of %j shows %s', (user, letter) => {
  expect(avatarInitial(user)).toBe(letter)
})

test('every vacancy has its own channel name and column ids, and a channel name has no space', () => {
  expect(boardTopic('one')).not.toBe(boardTopic('two'))
  expect(boardTopic('one')).not.toContain(' ')
  expect(columnId('one', 'apply')).not.toBe(columnId('one', 'reject'))
})

const waiting = { status: 'queued', attempts: 0 }
test.each([
  ['a move without an e-mail is undone', { by: 1 }, [], undefined],
  ['a move whose e-mails are all unsent is undone', { by: 1 }, [waiting, waiting], undefined],
  ['a move by somebody else is refused', { by: 2 }, [], 'board.error.changed_since'],
  ['a move by a deleted person is refused', { by: null }, [], 'board.error.changed_since'],
  ['a move that is not the last event is refused', undefined, [], 'board.error.changed_since'],
  ['a move whose e-mail was sent is refused', { by: 1 }, [waiting, { status: 'sent', attempts: 1 }], 'board.error.mail_left'],
  ['a move whose e-mail is being sent is refused', { by: 1 }, [{ status: 'queued', attempts: 1 }], 'board.error.mail_left'],
  ['a move whose e-mail failed is refused', { by: 1 }, [{ status: 'failed', attempts: 8 }], 'board.error.mail_left'],
] as const)('BRD-03 undo: %s', (_case, move, emails, why) => {
  expect(reasonAgainstUndo(move, 1, emails)).toBe(why)
})

import { expect, test } from 'vitest'
import { fieldErrorsOf } from '../../kernel/field-errors.ts'
import { interviewAnswer } from './interviews.contract.ts'

const tooLong = 'x'.repeat(501)

test.each([
  [{ answer: 'confirmed' }, {}],
  [{ answer: 'confirmed', note: tooLong }, {}],
  [{ answer: 'declined' }, {}],
  [{ answer: 'declined', note: tooLong }, { note: ['errors.too_long'] }],
  [{ answer: 'other_time', note: 'El martes' }, {}],
  [{ answer: 'other_time' }, { note: ['interviews.error.note'] }],
  [
    { answer: 'maybe', note: tooLong },
    { answer: ['interviews.error.answer'], note: ['errors.too_long'] },
  ],
])('SPEC-61: the answer %j has the errors %j', (typed, errors) => {
  const { error } = interviewAnswer.safeParse(typed)
  expect(error ? fieldErrorsOf(error.issues) : {}).toEqual(errors)
})

test('SPEC-61: a confirmation drops a note that was left over from another answer', () => {
  expect(interviewAnswer.parse({ answer: 'confirmed', note: 'El martes' })).toEqual({ answer: 'confirmed', note: '' })
})

import { expect, test } from 'vitest'
import type { Opinion, TextsOfQuestion } from '#domain/assessment/results/rating.contract.ts'
import { allRated, noneRated, toldOf, withAllSettled, withoutLast, withRated } from './rated-texts.ts'

const rate = (before: typeof noneRated, uid: string, opinion: Opinion) =>
  withRated(before, { text: { uid, question: '', annotation: '' }, code: 'S' }, opinion)
const ratings = ['one', 'two', 'other'].map((uid) => ({ uid }) as TextsOfQuestion['rated'][number])
const told = (rated: typeof noneRated, opinion: Opinion) => toldOf(ratings, rated, opinion).map(({ uid }) => uid)

test('RES-02 every first opinion of a sitting may be taken back, and all ratings are told', () => {
  const both = rate(rate(noneRated, 'one', 'first'), 'two', 'first')
  expect(told(both, 'first')).toEqual(['one', 'two', 'other'])
  expect(withoutLast(withoutLast(both))).toEqual(noneRated)
})

test('RES-02 a second opinion is blind each time: what others gave is told once it can be taken back no more', () => {
  const one = rate(noneRated, 'one', 'second')
  expect(told(one, 'second')).toEqual(['two', 'other'])
  expect(withoutLast(one)).toEqual(noneRated)

  const both = rate(one, 'two', 'second')
  expect(told(both, 'second')).toEqual(['one', 'other'])
  expect(withoutLast(both).undoable).toEqual([])
  expect(allRated(withoutLast(both))).toHaveLength(1)
  expect(told(withAllSettled(both), 'second')).toEqual(['one', 'two', 'other'])
})

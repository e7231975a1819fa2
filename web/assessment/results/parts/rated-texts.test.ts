import { expect, test } from 'vitest'
import type { Opinion, TextsOfQuestion } from '#domain/assessment/results/rating.contract.ts'
import { allRated, noneRated, visibleRatings, withAllSettled, withoutLast, withRated } from './rated-texts.ts'

const rate = (before: typeof noneRated, uid: string, opinion: Opinion) =>
  withRated(before, { text: { uid, question: '', annotation: '' }, code: 'S' }, opinion)
const ratings = ['one', 'two', 'other'].map((uid) => ({ uid }) as TextsOfQuestion['rated'][number])
const visibleUids = (rated: typeof noneRated, opinion: Opinion) => visibleRatings(ratings, rated, opinion).map(({ uid }) => uid)

test('RES-02 first opinions of a session can all be undone, and all ratings are visible', () => {
  const both = rate(rate(noneRated, 'one', 'first'), 'two', 'first')
  expect(visibleUids(both, 'first')).toEqual(['one', 'two', 'other'])
  expect(withoutLast(withoutLast(both))).toEqual(noneRated)
})

test('RES-02 other ratings of a text stay hidden until its second opinion can no longer be undone', () => {
  const one = rate(noneRated, 'one', 'second')
  expect(visibleUids(one, 'second')).toEqual(['two', 'other'])
  expect(withoutLast(one)).toEqual(noneRated)

  const both = rate(one, 'two', 'second')
  expect(visibleUids(both, 'second')).toEqual(['one', 'other'])
  expect(withoutLast(both).undoable).toEqual([])
  expect(allRated(withoutLast(both))).toHaveLength(1)
  expect(visibleUids(withAllSettled(both), 'second')).toEqual(['one', 'two', 'other'])
})

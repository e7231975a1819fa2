import { expect, test } from 'vitest'
import { commonShift, signsOf, type Wear, type WearSign } from './wear.rules.ts'

const wear = (more: Partial<Wear>): Wear => ({
  ...{ answers: 200, too_fast: 0, copied: 0, known: 0 },
  ...{ older: 100, older_right: 50, newer: 100, newer_right: 50 },
  ...more,
})

test.each<[string, Partial<Wear>, WearSign[]]>([
  ['nothing', {}, []],
  // The difference is 0.22 with an error of 0.069.
  ['right far more often', { older_right: 50, newer_right: 72 }, ['easier']],
  ['right somewhat more often', { older_right: 50, newer_right: 68 }, []],
  ['right less often', { older_right: 72, newer_right: 40 }, []],
  ['few older answers', { older: 19, older_right: 1, newer_right: 90 }, []],
  ['everybody right', { older_right: 100, newer_right: 100 }, []],
  ['one in ten too fast', { too_fast: 20 }, ['too_fast']],
  ['fewer too fast', { too_fast: 19 }, []],
  ['one in ten copied it', { copied: 20 }, ['copied']],
  ['one in five had it before', { known: 40 }, ['known']],
  ['all of it', { newer_right: 90, too_fast: 50, copied: 50, known: 50 }, ['easier', 'too_fast', 'copied', 'known']],
  ['too few answers', { answers: 19, too_fast: 19, copied: 19, known: 19, older: 10, newer: 9 }, []],
])('FAI-07 a question is worn out: %s', (_case, more, signs) => {
  expect(signsOf(wear(more), 0)).toEqual(signs)
})

test('FAI-07 a bank that all people know better does not make each question suspicious', () => {
  const all = [50, 72, 73, 74, 99].map((newer_right) => wear({ newer_right }))
  expect(commonShift(all)).toBeCloseTo(0.23)
  expect(all.map((one) => signsOf(one, commonShift(all)))).toEqual([[], [], [], [], ['easier']])
})

test.each([
  [[], 0],
  [[60], 0.1],
  [[60, 70], 0.15],
])('FAI-07 the common change of %j is %s', (rights, common) => {
  expect(commonShift(rights.map((newer_right) => wear({ newer_right })))).toBeCloseTo(common)
})

import { expect, test } from 'vitest'
import { bandSteps, rangeMarkOf, rangeMarkSize } from './range-mark.ts'

test.each([
  ['a result in the middle', { points: 50, error: 10 }, { dot: 60, line: { from: 48.8, to: 71.2 } }],
  ['an old result without an error', { points: 60, error: null }, { dot: 71.2, line: null }],
  ['no spread', { points: 60, error: 0 }, { dot: 71.2, line: null }],
  ['one right question', { points: 100, error: 57.74 }, { dot: 116, line: { from: 51.3312, to: 116 } }],
  ['only wrong answers', { points: 0, error: 9 }, { dot: 4, line: { from: 4, to: 14.08 } }],
  ['points outside of the scale', { points: 130, error: null }, { dot: 116, line: null }],
])('RNG-01 the geometry of %s', (_case, result, { dot, line }) => {
  const mark = rangeMarkOf(result)
  expect(mark.dot).toBeCloseTo(dot, 4)
  if (line === null) expect(mark.line).toBeNull()
  else {
    expect(mark.line?.from).toBeCloseTo(line.from, 4)
    expect(mark.line?.to).toBeCloseTo(line.to, 4)
  }
})

test.each([
  ['a range of bands', ['E', 'R'], { from: 49.92, to: 94.72 }],
  ['the best band', ['S'], { from: 94.72, to: 116 }],
  ['a band that is missing', [], null],
] as const)('RNG-01 SPEC-18 a mark without points draws %s and no dot', (_case, bands, line) => {
  const mark = rangeMarkOf({ points: null, error: null, bands })
  expect(mark.dot).toBeNull()
  expect(mark.line).toEqual(line && { from: expect.closeTo(line.from, 4), to: expect.closeTo(line.to, 4) })
})

test('RNG-01 the five bands follow each other from end to end of the scale', () => {
  expect(bandSteps).toHaveLength(5)
  let end = 4
  for (const { x, width } of bandSteps) {
    expect(x).toBeCloseTo(end, 6)
    end = x + width
  }
  expect(end).toBeCloseTo(rangeMarkSize.width - 4, 6)
})

import { expect, test } from 'vitest'
import { isBlind, isEmptyScorecard, isLate, lacksOfKit, spreadOf } from './scorecards.rules.ts'

test.each([
  ['nobody', [], undefined],
  ['one colleague', [3], { low: 3, high: 3, disagree: false }],
  ['one point apart', [3, 4], { low: 3, high: 4, disagree: false }],
  ['two points apart', [2, 4], { low: 2, high: 4, disagree: true }],
  ['a mean of three hides nothing', [1, 3, 3, 5], { low: 1, high: 5, disagree: true }],
])('SCO-03 points of %s have a spread, which is named from two points on', (_, points, spread) => {
  expect(spreadOf(points)).toEqual(spread)
})

const [draft, submitted] = [{ submitted: false }, { submitted: true }]
const everybody = { own: undefined, isInterviewer: false, hasKit: true, mayWrite: true }
test.each([
  ['an interviewer who wrote nothing', { isInterviewer: true }, true],
  ['an interviewer with a draft', { isInterviewer: true, own: draft }, true],
  ['an interviewer who submitted', { isInterviewer: true, own: submitted }, false],
  ['a colleague who began without interviewing', { own: draft }, true],
  ['a colleague who submitted without interviewing', { own: submitted }, false],
  ['a colleague who has nothing to write', {}, false],
  ['an interviewer of a stage without a kit', { isInterviewer: true, hasKit: false }, false],
  ['an interviewer who may not write scorecards', { isInterviewer: true, mayWrite: false }, false],
])('SCO-02 %s is blind or not', (_, who, blind) => {
  expect(isBlind({ ...everybody, ...who })).toBe(blind)
})

test.each([
  ['after a day', '2027-03-02T10:00:00Z', false],
  ['a minute later', '2027-03-02T10:01:00Z', true],
])('SCO-02 a scorecard is late %s', (_, now, late) => {
  expect(isLate(new Date('2027-03-01T10:00:00Z'), new Date(now))).toBe(late)
})

const words = ['Nada', 'Algo', 'Bien', 'Muy bien']
test.each([
  ['complete', { scale: 4, words, criteria: [{ name: 'SQL' }] }, {}],
  ['with a spare word', { scale: 4, words: [...words, ''], criteria: [{ name: 'SQL' }] }, {}],
  ['with an undescribed point', { scale: 5, words, criteria: [{ name: 'SQL' }] }, { words: 'scorecards.error.words' }],
  ['without criteria', { scale: 4, words, criteria: [{ name: '' }] }, { criteria: 'scorecards.error.criteria' }],
  [
    'with the same criterion twice',
    { scale: 4, words, criteria: [{ name: 'SQL' }, { name: 'sql' }] },
    { criteria: 'scorecards.error.criteria_twice' },
  ],
] as const)('SCO-01 a kit %s says what it lacks', (_, kit, lacks) => {
  expect(lacksOfKit(kit)).toEqual(lacks)
})

test('SCO-02 a draft of nothing is none', () => {
  const nothing = { criteria: [{ criterion: 'a', point: null, note: '' }], notes: [{ question: 'b', note: '' }], summary: '' }
  expect(isEmptyScorecard(nothing)).toBe(true)
  expect(isEmptyScorecard({ ...nothing, criteria: [{ criterion: 'a', point: 1, note: '' }] })).toBe(false)
  expect(isEmptyScorecard({ ...nothing, notes: [{ question: 'b', note: 'Algo' }] })).toBe(false)
})

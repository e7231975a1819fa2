import { expect, test } from 'vitest'
import { type BankCounts, contradictions, countPairs, matchQuestions } from './counts.rules.ts'

const attempts = [
  { questions: [7, 9], right: [true, false] },
  { questions: [9, 7], right: [true, false] },
  { questions: [7, 9, 11], right: [true, false, true] },
  { questions: [11], right: [false] },
]

test('CAL-01 counts say per question and pair how many were right, and nothing of people', () => {
  expect(countPairs(attempts)).toEqual({
    attempts: 4,
    questions: [
      { question: 7, answers: 3, right: 2 },
      { question: 9, answers: 3, right: 1 },
      { question: 11, answers: 2, right: 1 },
    ],
    pairs: [
      [0, 1, 2, 1],
      [1, 2, 0, 1],
    ],
  })
})

const sound: BankCounts = countPairs(attempts)
test.each([
  ['counts of answers', {}, []],
  [
    'more right than answered',
    { pairs: [], questions: sound.questions.map((one, place) => (place === 1 ? { answers: 3, right: 4 } : one)) },
    [1],
  ],
  ['more answers than tests', { attempts: 2 }, [0, 1]],
  ['a pair with more people than answered both', { pairs: [[1, 2, 2, 1]] }, [1, 2]],
  ['a pair with more right than the question has', { pairs: [[0, 2, 0, 2]] }, [0, 2]],
  ['a pair of a question with itself', { pairs: [[1, 1, 0, 0]] }, [1]],
  ['a pair that stands twice', { pairs: [...sound.pairs, sound.pairs[0]!] }, [0, 1]],
  ['a pair of a question that is not there', { pairs: [[0, 9, 0, 0]] }, [0]],
] as const)('CAL-01 contradictory counts are found: %s', (_, changed, expected) => {
  expect([...contradictions({ ...sound, ...changed } as BankCounts)].sort()).toEqual(expected)
})

test('CAL-01 a question counts only where text, answers and right answer are the same', () => {
  const question = (id: string, text: string, key: string) => ({ id, text, key, answers: 3, right: 1 })
  const own = [question('a', 'ta', 'ka'), question('b', 'tb', 'kb'), question('c', 'tc', 'kc')]
  const counts = {
    attempts: 3,
    questions: [
      question('x', 'ta', 'ka'),
      question('b', 'tb', 'another'),
      question('c', 'before', 'before'),
      question('y', 'ty', 'ky'),
      question('z', 'ta', 'ka'),
      { ...question('c', 'tc', 'kc'), right: 9 },
    ],
    pairs: [],
  }
  expect(matchQuestions(counts, own)).toEqual([own[0], 'other_key', 'changed', 'unknown', 'other_key', 'contradictory'])
})

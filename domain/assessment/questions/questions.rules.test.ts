import { expect, test } from 'vitest'
import { isReady, type Lack, lacksOf, mediaKindOf } from './questions.rules.ts'

const right = { correct: true, media: null, alternative_text: '' }
const wrong = { ...right, correct: false }
const question = {
  active: true,
  broken: false,
  type: 'select',
  media: null,
  alternative_text: '',
  transcript: '',
  answers: [right, wrong],
} as const
type Parts = Parameters<typeof lacksOf>[0]

test.each<[string, Partial<Parts>, Lack[]]>([
  ['a select with two answers', {}, []],
  ['a select with one answer', { answers: [right] }, ['answers']],
  ['a select without answers', { answers: [] }, ['answers', 'correct']],
  ['a select without a right answer', { answers: [wrong, wrong] }, ['correct']],
  ['a select with two right answers', { answers: [right, right] }, ['correct']],
  ['a text', { type: 'text', answers: [] }, []],
  ['a text that was a select', { type: 'text', answers: [{ ...right, media: 'document' }] }, []],
  ['one out of use', { active: false }, ['inactive']],
  ['a broken one', { broken: true }, ['broken']],
  ['a picture', { media: 'picture' }, ['alternative_text']],
  ['a picture with a transcript', { media: 'picture', transcript: 'words' }, ['alternative_text']],
  ['a picture that is described', { media: 'picture', alternative_text: 'a map' }, []],
  ['a sound', { media: 'audio', alternative_text: 'a voice' }, ['transcript']],
  ['a sound that is written down', { media: 'audio', transcript: 'words' }, []],
  ['a document', { media: 'document', alternative_text: 'a', transcript: 'b' }, ['shown_media']],
  ['an answer with a picture', { answers: [right, { ...wrong, media: 'picture' }] }, ['answer_alternative_text']],
  ['an answer with a sound', { answers: [right, { ...wrong, media: 'audio' }] }, ['answer_alternative_text']],
  ['an answer whose picture is described', { answers: [right, { ...wrong, media: 'picture', alternative_text: 'a' }] }, []],
  [
    'an answer with a document',
    { answers: [right, { ...wrong, media: 'document', alternative_text: 'a' }] },
    ['answer_shown_media'],
  ],
  ['all at once', { active: false, media: 'picture', answers: [right] }, ['inactive', 'answers', 'alternative_text']],
])('QST-02 a question is ready unless it lacks something: %s', (_name, parts, lacking) => {
  expect(lacksOf({ ...question, ...parts })).toEqual(lacking)
  expect(isReady({ ...question, ...parts })).toBe(lacking.length === 0)
})

test('TST-04 pictures and sound are shown, documents are not', () => {
  expect(['image/png', 'audio/mpeg', 'application/pdf'].map(mediaKindOf)).toEqual(['picture', 'audio', 'document'])
})

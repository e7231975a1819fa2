import { expect, test } from 'vitest'
import {
  knockoutReason,
  lacksOf,
  type QuestionFields,
  readAnswer,
  readNumber,
  statedKnockout,
} from './screening-questions.rules.ts'

const choices = ['Bogotá', 'Medellín', 'Cali']

test.each([
  ['yes_no', 'yes', ['yes']],
  ['yes_no', 'maybe', 'screening.error.choice'],
  ['one_choice', 'Cali', ['Cali']],
  ['one_choice', ['Cali', 'Bogotá'], 'screening.error.choice'],
  ['several_choices', ['Cali', 'Bogotá', 'Cali'], ['Bogotá', 'Cali']],
  ['several_choices', ['Quito'], 'screening.error.choice'],
  ['number', ' 3,5 ', ['3.5']],
  ['number', 'tres', 'screening.error.number'],
  ['number', '3.500', 'screening.error.number'],
  ['number', '3,500', 'screening.error.number'],
  ['date', '2028-02-29', ['2028-02-29']],
  ['date', '2027-02-29', 'screening.error.date'],
  ['short_text', ' Sí\0 ', ['Sí']],
  ['short_text', 'x'.repeat(201), 'errors.too_long'],
  ['long_text', 'x'.repeat(201), ['x'.repeat(201)]],
  ['file', '', 'screening.error.required'],
  ['short_text', '  ', 'screening.error.required'],
  ['several_choices', undefined, 'screening.error.required'],
] as const)('SCQ-01 SCQ-02 an answer to %s, %j, is %j', (kind, given, read) => {
  const answer = readAnswer({ kind, required: true, choices }, given)
  expect(answer).toEqual(typeof read === 'string' ? { error: read } : { values: read })
})

test('SCQ-01 an optional question may be left empty', () => {
  expect(readAnswer({ kind: 'number', required: false, choices: [] }, '')).toEqual({ values: [] })
})

test('SCQ-01 a number has a comma or a point before its decimals', () => {
  expect(['2', '-1,25', '1.5', '1.000.000', '1e9', ''].map(readNumber)).toEqual([2, -1.25, 1.5, undefined, undefined, undefined])
})

const none = { answers: [], min: null, max: null, reason: 'No cumple' }

test.each([
  ['yes_no', { ...none, answers: ['no'] }, ['no'], true],
  ['yes_no', { ...none, answers: ['no'] }, ['yes'], false],
  ['several_choices', { ...none, answers: ['Cali'] }, ['Bogotá', 'Cali'], true],
  ['number', { ...none, min: 2 }, ['1.9'], true],
  ['number', { ...none, min: 2, max: 5 }, ['5'], false],
  ['number', { ...none, max: 5 }, ['6'], true],
  ['number', { ...none, min: 2 }, [], false],
] as const)('SCQ-03 an answer to %s with %j, %j, is a knock-out: %s', (kind, knockout, values, isOne) => {
  expect(knockoutReason(kind, knockout, values)).toBe(isOne ? 'No cumple' : '')
})

const question: QuestionFields = {
  kind: 'number',
  text: '¿Cuántos años de experiencia tienes?',
  required: true,
  choices: [
    { text: 'Uno', knockout: true },
    { text: 'Dos', knockout: false },
  ],
  knockout_answer: 'no',
  knockout_min: 2,
  knockout_max: null,
  knockout_reason: 'Pedimos dos años',
}

test('SCQ-01 a knock-out has only what its kind of question knows', () => {
  expect(statedKnockout(question)).toEqual({ answers: [], min: 2, max: null, reason: 'Pedimos dos años' })
  expect(statedKnockout({ ...question, kind: 'yes_no' }).answers).toEqual(['no'])
  expect(statedKnockout({ ...question, kind: 'one_choice' }).answers).toEqual(['Uno'])
  expect(statedKnockout({ ...question, kind: 'date' })).toEqual({ answers: [], min: null, max: null, reason: '' })
})

test.each([
  [{}, {}],
  [{ knockout_reason: '' }, { knockout_reason: 'screening.error.reason' }],
  [{ knockout_reason: '', kind: 'date' }, {}],
  [{ knockout_max: 1 }, { knockout_max: 'screening.error.bounds' }],
  [{ kind: 'one_choice', choices: [{ text: 'Uno', knockout: false }] }, { choices: 'screening.error.choices' }],
  [
    {
      kind: 'one_choice',
      choices: [
        { text: 'Uno', knockout: false },
        { text: 'Uno', knockout: false },
      ],
    },
    { choices: 'screening.error.choices_twice' },
  ],
] as const)('SCQ-01 a question with %j lacks %j', (changes, lacks) => {
  expect(lacksOf({ ...question, ...changes })).toEqual(lacks)
})

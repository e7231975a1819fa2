import type {
  AskedQuestion,
  QuestionList,
  QuestionView,
} from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import {
  type Knockout,
  type QuestionFields,
  statedChoices,
  statedKnockout,
} from '#domain/hiring/screening-questions/screening-questions.rules.ts'
import type { VacancyPlace } from '../../platform/named-vacancy.reads.ts'
import type { QuestionRow } from './screening-questions.reads.ts'

export function presentQuestion(row: QuestionRow): QuestionView {
  const answers = row.knockout_answers
  return {
    uuid: row.uuid,
    kind: row.kind,
    text: row.text,
    required: row.required,
    choices: row.choices.map((text) => ({ text, knockout: answers.includes(text) })),
    knockout_answer: row.kind === 'yes_no' ? (answers[0] === 'yes' ? 'yes' : answers[0] === 'no' ? 'no' : '') : '',
    knockout_min: row.knockout_min,
    knockout_max: row.knockout_max,
    knockout_reason: row.knockout_reason,
    version: row.version,
  }
}

export function presentList({ vacancy }: VacancyPlace, rows: readonly QuestionRow[]): QuestionList {
  return {
    vacancy: vacancy && { uuid: vacancy.uuid, name_job: vacancy.title, language: vacancy.language },
    questions: rows.map(presentQuestion),
  }
}

/** A question for candidates, without its knock-outs. */
export function presentAsked({ uuid, asked_version, kind, text, required, choices }: QuestionRow): AskedQuestion {
  return { uuid, version: asked_version, kind, text, required, choices: [...choices] }
}

export const knockoutOf = (row: QuestionRow): Knockout => ({
  answers: row.knockout_answers,
  min: row.knockout_min,
  max: row.knockout_max,
  reason: row.knockout_reason,
})

/** The form as columns. */
export function questionColumns(fields: QuestionFields) {
  const { answers, min, max, reason } = statedKnockout(fields)
  return {
    kind: fields.kind,
    text: fields.text,
    required: fields.required,
    choices: statedChoices(fields).map(({ text }) => text),
    knockout_answers: [...answers],
    knockout_min: min,
    knockout_max: max,
    knockout_reason: reason,
  }
}

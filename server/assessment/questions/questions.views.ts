import type { z } from 'zod'
import type { AnswerView, MediaView, QuestionView, questionForm } from '#domain/assessment/questions/questions.contract.ts'
import { lacksOf, mediaKindOf } from '#domain/assessment/questions/questions.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AnswerRow, QuestionRow } from './questions.reads.ts'

type Signing = Pick<Platform, 'secretKey' | 'now'>
type File = Pick<AnswerRow, 'file_uuid' | 'media_type' | 'original_name'>

/** A question for staff, with its right answer and what it lacks. */
export function presentQuestion(signing: Signing, language: Language) {
  return (row: QuestionRow): QuestionView => {
    const media = mediaOf(signing, row)
    return {
      id: row.id,
      uuid: row.uuid,
      question: row.text,
      type: row.type,
      language: row.language,
      image: media?.path ?? null,
      file: media?.name ?? null,
      media,
      alternative_text: row.alternative_text,
      transcript: row.transcript,
      status: row.active ? 'A' : 'I',
      ready: row.ready,
      lacks: lacksOf(partsOf(row)),
      in_use: row.in_use === true,
      question_skills: row.skills.map(({ uuid, ...names }) => ({ skill: { uuid, name: names[`name_${language}`] } })),
      answers: row.answers.map(presentAnswer(signing)),
      created_at: row.created_at.toISOString(),
      version: row.version,
    }
  }
}

/** An answer for staff, with whether it is right. */
export function presentAnswer(signing: Signing) {
  return (row: AnswerRow): AnswerView => {
    const media = mediaOf(signing, row)
    return {
      id: row.id,
      uuid: row.uuid,
      question_uuid: row.question_uuid,
      answer: row.text,
      result: row.correct,
      image: media?.path ?? null,
      media,
      alternative_text: row.alternative_text,
    }
  }
}

/** The facts of a question that the rules need. */
export function partsOf({ broken_at, media_type, answers, ...question }: QuestionRow) {
  return {
    ...question,
    broken: broken_at !== null,
    media: kindOf(media_type),
    answers: answers.map((answer) => ({ ...answer, media: kindOf(answer.media_type) })),
  }
}

/** Maps the form's field names to the columns. */
export function questionFields({ question, ...fields }: Omit<z.output<typeof questionForm>, 'skills_uuid'>) {
  const { type, language, alternative_text, transcript } = fields
  return { text: question, type, language, alternative_text, transcript }
}
export type QuestionFields = ReturnType<typeof questionFields>

const kindOf = (mediaType: string | null) => (mediaType === null ? null : mediaKindOf(mediaType))

function mediaOf({ secretKey, now }: Signing, { file_uuid, media_type, original_name }: File): MediaView | null {
  if (!file_uuid || !media_type || !original_name) return null
  return { kind: mediaKindOf(media_type), path: signedFilePath(secretKey, file_uuid, now()), name: original_name }
}

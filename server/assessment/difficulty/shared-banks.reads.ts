import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { CountsClaims } from '#domain/assessment/shared-counts/counts-file.contract.ts'
import type { OwnQuestion, SharedBank } from '#domain/assessment/shared-counts/joined.rules.ts'
import type { Reader } from '../../platform/platform.ts'
import type { BankOfSkill } from './difficulty.reads.ts'

/** What is kept of a file. */
export type KeptCounts = Pick<CountsClaims, 'attempts' | 'questions' | 'pairs'>

/** The counts of other sites for a bank. */
export async function readSharedBanks(db: Reader, { skillId, language }: BankOfSkill): Promise<SharedBank[]> {
  const rows = await db
    .selectFrom('shared_counts')
    .select(['id', 'counts'])
    .where('skill_id', '=', skillId)
    .where('language', '=', language)
    .orderBy('id')
    .execute()
  return rows.map(({ id, counts }) => ({ id, counts: counts as unknown as KeptCounts }))
}

interface CopyRow {
  readonly id: number
  readonly uuid: string
  readonly question: number | null
  readonly text: string
  readonly media: string | null
  readonly answers: readonly { readonly text: string; readonly correct: boolean; readonly media: string | null }[]
}

/** A question of a bank that tests may ask, with what proves at another site that it is the same. */
export interface FingerprintedQuestion extends Omit<OwnQuestion, 'question'> {
  readonly questionId: number
  /** Its frozen copy; null before anybody was asked. */
  readonly question: number | null
}

/** The ready choice questions of a bank as they stand. Media count by their content. */
export async function readFingerprints(db: Reader, { skillId, language }: BankOfSkill): Promise<FingerprintedQuestion[]> {
  const { rows } = await sql<CopyRow>`
    select questions.id, questions.uuid, questions.snapshot_id as question, questions.text, shown.sha256 as media, (
      select json_agg(json_build_object('text', answers.text, 'correct', answers.correct, 'media', media.sha256) order by answers.id)
      from answers left join files as media on media.id = answers.media_file_id
      where answers.question_id = questions.id
    ) as answers
    from questions
    join question_skills on question_skills.question_id = questions.id and question_skills.skill_id = ${skillId}
    left join files as shown on shown.id = questions.media_file_id
    where questions.language = ${language} and questions.type = 'select' and questions.ready
    order by questions.id`.execute(db)
  return rows.map(({ id, uuid, question, ...copy }) => ({ questionId: id, id: uuid, question, ...fingerprintsOf(copy) }))
}

/** Spaces and forms of letters, which editors and files change, make no other question. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim()
const hash = (parts: unknown) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

function fingerprintsOf({ text, media, answers }: Pick<CopyRow, 'text' | 'media' | 'answers'>) {
  const written = answers.map((answer) => ({ text: `${plain(answer.text)}\n${answer.media ?? ''}`, correct: answer.correct }))
  const inOrder = (some: typeof written) => some.map((answer) => answer.text).sort()
  const of = hash([plain(text), media, inOrder(written)])
  return { text: of, key: hash([of, inOrder(written.filter(({ correct }) => correct))]) }
}

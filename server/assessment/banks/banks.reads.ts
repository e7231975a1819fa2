import { sql } from 'kysely'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

/** A file of a question or an answer. */
export interface BankMedia {
  readonly file_id: number
  readonly storage_key: string
  readonly media_type: string
  readonly name: string
  readonly sha256: string
  readonly bytes: number
}
export interface BankAnswer {
  readonly uuid: string
  readonly text: string
  readonly correct: boolean
  readonly alternative_text: string
  readonly media: BankMedia | null
}

/** The skill of a bank. */
export function readBankSkill(db: Reader, id: string) {
  return db.selectFrom('skills').select(['id', 'uuid', 'name']).where(recordIs('skills', id)).executeTakeFirst()
}

export type BankSkill = NonNullable<Awaited<ReturnType<typeof readBankSkill>>>

/** The number of questions of a bank in each language, and how many of them are ready. */
export function readBankCounts(db: Reader, skillId: number) {
  return db
    .selectFrom('question_skills')
    .innerJoin('questions', 'questions.id', 'question_skills.question_id')
    .where('question_skills.skill_id', '=', skillId)
    .where('questions.active', '=', true)
    .select(['questions.language', sql<number>`count(*)`.as('questions'), sql<number>`count(*) filter (where ready)`.as('ready')])
    .groupBy('questions.language')
    .execute()
}
export type BankCounts = Awaited<ReturnType<typeof readBankCounts>>

/** A question of any bank. */
export function readBankQuestion(db: Reader, id: string) {
  return db
    .selectFrom('questions')
    .select(['id', 'uuid', 'text', 'language', 'broken_at', 'ready', 'pair'])
    .where(recordIs('questions', id))
    .executeTakeFirst()
}
export type BankQuestionRow = NonNullable<Awaited<ReturnType<typeof readBankQuestion>>>

/** At most `most` questions in use of a skill, with answers and media, in the order in which they were entered. */
export function readBank(db: Reader, skillId: number, most: number) {
  return bankOf(db, skillId).where('questions.active', '=', true).limit(most).execute()
}

/** All questions of a skill, including those out of use. */
export function readWholeBank(db: Reader, skillId: number) {
  return bankOf(db, skillId).execute()
}
export type BankQuestion = Awaited<ReturnType<typeof readBank>>[number]

/** The uuids that belong to questions of other banks. */
export async function readForeign(db: Reader, skillId: number, uuids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uuids.length === 0) return new Set()
  const foreign = await ofOtherBanks(db, skillId).select('uuid').where('uuid', 'in', uuids).execute()
  return new Set(foreign.map(({ uuid }) => uuid))
}

/** The pairs that belong to questions of other banks; a file exported from such a bank contains them. */
export async function readForeignPairs(db: Reader, skillId: number, pairs: readonly string[]): Promise<ReadonlySet<string>> {
  if (pairs.length === 0) return new Set()
  const foreign = await ofOtherBanks(db, skillId).select('pair').where('pair', 'in', pairs).execute()
  return new Set(foreign.flatMap(({ pair }) => pair ?? []))
}

function ofOtherBanks(db: Reader, skillId: number) {
  const own = db.selectFrom('question_skills').select('question_id').where('skill_id', '=', skillId)
  return db.selectFrom('questions').where('id', 'not in', own)
}

function bankOf(db: Reader, skillId: number) {
  return db
    .selectFrom('question_skills')
    .innerJoin('questions', 'questions.id', 'question_skills.question_id')
    .where('question_skills.skill_id', '=', skillId)
    .select([
      'questions.id',
      'questions.uuid',
      'questions.text',
      'questions.type',
      'questions.language',
      'questions.active',
      'questions.version',
      'questions.alternative_text',
      'questions.transcript',
      'questions.ready',
      'questions.broken_at',
      'questions.pair',
      sql<BankMedia | null>`(select ${media} from files where files.id = questions.media_file_id)`.as('media'),
      sql<BankAnswer[]>`coalesce((
        select json_agg(json_build_object(
          'uuid', answers.uuid, 'text', answers.text, 'correct', answers.correct, 'alternative_text', answers.alternative_text,
          'media', (select ${media} from files where files.id = answers.media_file_id)
        ) order by answers.id)
        from answers where answers.question_id = questions.id
      ), '[]')`.as('answers'),
    ])
    .orderBy('questions.id')
}

const media = sql`json_build_object(
  'file_id', files.id, 'storage_key', files.storage_key, 'media_type', files.media_type, 'name', files.original_name,
  'sha256', files.sha256, 'bytes', files.bytes
)`

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asksTheSame, type FileQuestion, type KeptQuestion, type PlannedEntry } from '#domain/assessment/banks/import.rules.ts'
import { change } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { lockMedia, releaseMedia } from '../questions/media.writes.ts'
import { updateReadiness } from '../questions/readiness.writes.ts'
import type { BankSkill } from './banks.reads.ts'
import { countOutcomes } from './banks.views.ts'
import { type ImportPlan, mediaOf, type NewMedia, readPlan, withoutRefused } from './import.reads.ts'
import type { ReadBankFile } from './reads/bank-file.ts'

interface Import {
  readonly skill: BankSkill
  readonly file: ReadBankFile
  readonly fileHash: string
  readonly fileName: string
  /** The plan that the preview showed; the import does nothing when the bank has changed since. */
  readonly plan: ImportPlan
  readonly media: NewMedia
}
/** File ids by the hash of their content. */
type Files = ReadonlyMap<string, number>

/** Imports the valid questions of a file in one transaction, as planned. Concurrent imports of a bank wait. */
export function importBank(platform: Platform, actor: Person, { skill, file, fileHash, fileName, plan, media }: Import) {
  const detail = { file: fileName, ...countOutcomes(plan.planned) }
  const uploads = [...media.uploads.values()]
  return change(platform, actor, { action: 'bank.imported', detail, uploads }, async (tx, now, keep) => {
    await tx.selectFrom('skills').select('id').where('id', '=', skill.id).forNoKeyUpdate().execute()
    await lockQuestions(tx, skill.id)
    const { planned, kept, digest } = withoutRefused(await readPlan(tx, skill.id, file, fileHash), media)
    if (digest !== plan.digest) return undefined
    const working = planned.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
    const files = new Map([...kept].map(([hash, { file_id }]) => [hash, file_id]))
    const changes = working.flatMap(({ kept: before, question }) => (before && question ? [{ before, question }] : []))
    const shown = await readShownMedia(tx, changes)
    await lockMedia(tx, [...files.values(), ...shown])
    for (const hash of new Set(working.flatMap(mediaOf))) {
      const upload = media.uploads.get(hash)
      const id = upload && !files.has(hash) ? await keep(upload) : null
      if (id !== null) files.set(hash, id)
    }
    const added = await addQuestions(tx, skill.id, questionsOf(working, 'new'), files, now)
    await changeQuestions(tx, changes, files, now)
    const touched = [...added, ...changes.map(({ before }) => before.id)]
    if (touched.length > 0) await updateReadiness(tx, touched)
    await releaseMedia(tx, platform, shown)
    return { id: skill.id }
  })
}

function questionsOf(planned: readonly PlannedEntry[], outcome: PlannedEntry['outcome']): FileQuestion[] {
  return planned.flatMap((entry) => (entry.outcome === outcome && entry.question ? [entry.question] : []))
}

const fileFor = (files: Files, hash: string | null | undefined): number | null =>
  typeof hash === 'string' ? (files.get(hash) ?? null) : null

async function addQuestions(tx: Tx, skillId: number, questions: readonly FileQuestion[], files: Files, now: Date) {
  if (questions.length === 0) return []
  const named = questions.map((question) => ({ ...question, uuid: question.uuid ?? randomUUID() }))
  const rows = await tx
    .insertInto('questions')
    .values(
      named.map(({ uuid, text, type, language, media, alternative_text = '', transcript = '', pair = null }) => ({
        ...{ uuid, text, type, language, alternative_text, transcript, pair },
        media_file_id: fileFor(files, media),
        pair_checked_at: pair && now,
        text_changed_at: now,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning(['id', 'uuid'])
    .execute()
  const idOf = new Map(rows.map(({ id, uuid }) => [uuid, id]))
  const links = rows.map(({ id }) => ({ question_id: id, skill_id: skillId }))
  await tx.insertInto('question_skills').values(links).execute()
  await addAnswers(
    tx,
    named.map((question) => ({ questionId: idOf.get(question.uuid) ?? 0, question })),
    files,
    now,
  )
  return rows.map(({ id }) => id)
}

interface Answering {
  readonly questionId: number
  readonly question: FileQuestion
  /** The question before the change; answers with an unchanged text keep their uuid. */
  readonly before?: KeptQuestion
}
const answersAtOnce = 1000

async function addAnswers(tx: Tx, all: readonly Answering[], files: Files, now: Date): Promise<void> {
  const rows = all.flatMap(({ questionId, question, before }) =>
    question.answers.map(({ text, correct, media, alternative_text }) => {
      const former = before?.answers.find((answer) => answer.text === text)
      return {
        uuid: former?.uuid ?? randomUUID(),
        question_id: questionId,
        text,
        correct,
        media_file_id: fileFor(files, media === undefined ? former?.media : media),
        alternative_text: alternative_text ?? former?.alternative_text ?? '',
        created_at: now,
      }
    }),
  )
  for (let at = 0; at < rows.length; at += answersAtOnce)
    await tx
      .insertInto('answers')
      .values(rows.slice(at, at + answersAtOnce))
      .execute()
}

interface QuestionChange {
  readonly before: KeptQuestion
  readonly question: FileQuestion
}

async function changeQuestions(tx: Tx, changes: readonly QuestionChange[], files: Files, now: Date): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ before, question }) => ({
    id: before.id,
    text: question.text,
    type: question.type,
    media_file_id: fileFor(files, question.media === undefined ? before.media : question.media),
    alternative_text: question.alternative_text ?? before.alternative_text,
    transcript: question.transcript ?? before.transcript,
    pair: question.pair ?? before.pair,
    says_other: !asksTheSame(before, question),
  }))
  await sql`
    update questions set
      text = said.text, type = said.type, media_file_id = said.media_file_id, alternative_text = said.alternative_text,
      transcript = said.transcript, pair = said.pair,
      pair_checked_at = case when said.pair is distinct from questions.pair then ${now}::timestamptz else pair_checked_at end,
      text_changed_at = case when said.says_other then ${now}::timestamptz else text_changed_at end,
      active = true, snapshot_id = null, version = version + 1, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said(
      id bigint, text text, type text, media_file_id bigint, alternative_text text, transcript text, pair uuid,
      says_other boolean
    )
    where questions.id = said.id`.execute(tx)
  const others = changes.filter(({ before, question }) => !asksTheSame(before, question))
  if (others.length === 0) return
  const ids = others.map(({ before }) => before.id)
  await tx.deleteFrom('answers').where('question_id', 'in', ids).execute()
  await addAnswers(
    tx,
    others.map(({ before, question }) => ({ questionId: before.id, question, before })),
    files,
    now,
  )
}

/** Locks a bank's questions in the same order as snapshots do, to prevent deadlocks. */
async function lockQuestions(tx: Tx, skillId: number): Promise<void> {
  const own = tx.selectFrom('question_skills').select('question_id').where('skill_id', '=', skillId)
  await tx.selectFrom('questions').select('id').where('id', 'in', own).orderBy('id').forNoKeyUpdate().execute()
}

/** The files of questions before their change. Equal pictures that were uploaded one by one are several files with one hash. */
async function readShownMedia(tx: Tx, changes: readonly QuestionChange[]): Promise<number[]> {
  if (changes.length === 0) return []
  const ids = changes.map(({ before }) => before.id)
  const rows = await tx
    .selectFrom('questions')
    .select('media_file_id')
    .where('id', 'in', ids)
    .union(tx.selectFrom('answers').select('media_file_id').where('question_id', 'in', ids))
    .execute()
  return rows.flatMap(({ media_file_id }) => media_file_id ?? [])
}

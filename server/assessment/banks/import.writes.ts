import { randomUUID } from 'node:crypto'
import {
  asksTheSame,
  type FileQuestion,
  type KeptQuestion,
  lacksAfter,
  type PlannedEntry,
} from '#domain/assessment/banks/import.rules.ts'
import { change } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { lockMedia, releaseMedia } from '../questions/media.writes.ts'
import { deleteAnswersOf, insertAnswers, insertQuestions, rewriteQuestions } from '../questions/question-rows.writes.ts'
import type { BankSkill } from './banks.reads.ts'
import { countOutcomes } from './banks.views.ts'
import { type ImportPlan, mediaKindsOf, mediaOf, type NewMedia, readPlan, withoutRefused } from './import.reads.ts'
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

/**
 * How many questions one statement writes. The embedded database holds the whole process during a statement (ADR-0002), and each piece is
 * checked before the next.
 */
const questionsAtOnce = 50

/** Imports the valid questions of a file in one transaction, as planned. Concurrent imports of a bank wait. */
export function importBank(platform: Platform, actor: Person, { skill, file, fileHash, fileName, plan, media }: Import) {
  const detail = { file: fileName, ...countOutcomes(plan.planned) }
  const uploads = [...media.uploads.values()]
  return change(platform, actor, { action: 'bank.imported', detail, uploads }, async (tx, now, keep) => {
    await tx.selectFrom('skills').select('id').where('id', '=', skill.id).forNoKeyUpdate().execute()
    await lockQuestions(tx, skill.id)
    const sound = withoutRefused(await readPlan(tx, skill.id, file, fileHash), media)
    const { planned, kept, digest } = sound
    if (digest !== plan.digest) return undefined
    const working = writtenOf(sound, media)
    const files = new Map([...kept].map(([hash, { file_id }]) => [hash, file_id]))
    const changes = working.flatMap(({ before, ...one }) => (before ? [{ ...one, before }] : []))
    const shown = await readShownMedia(tx, changes)
    await lockMedia(tx, [...files.values(), ...shown])
    for (const hash of new Set(planned.filter(isWritten).flatMap(mediaOf))) {
      const upload = media.uploads.get(hash)
      const id = upload && !files.has(hash) ? await keep(upload) : null
      if (id !== null) files.set(hash, id)
    }
    const added = working.filter(({ before }) => before === undefined)
    for (const piece of piecesOf(added)) await addQuestions(tx, skill.id, piece, files, now)
    for (const piece of piecesOf(changes)) await changeQuestions(tx, piece, files, now)
    await releaseMedia(tx, platform, shown)
    return { id: skill.id }
  })
}

/** A question that is written as the file says it. */
interface Written {
  readonly question: FileQuestion
  /** Whether a test may ask it then. */
  readonly ready: boolean
  /** As it was; undefined when it is new. */
  readonly before?: KeptQuestion | undefined
}
type Changed = Written & { readonly before: KeptQuestion }

const isWritten = ({ outcome }: PlannedEntry): boolean => outcome === 'new' || outcome === 'changed'

function writtenOf(plan: ImportPlan, media: NewMedia): Written[] {
  const kindOf = mediaKindsOf(plan, media)
  return plan.planned.filter(isWritten).flatMap((entry) => {
    const { question, kept: before } = entry
    return question ? [{ question, before, ready: lacksAfter(entry, kindOf).length === 0 }] : []
  })
}

function piecesOf<Thing>(things: readonly Thing[]): Thing[][] {
  const count = Math.ceil(things.length / questionsAtOnce)
  return Array.from({ length: count }, (_, nth) => things.slice(nth * questionsAtOnce, (nth + 1) * questionsAtOnce))
}

const fileFor = (files: Files, hash: string | null | undefined): number | null =>
  typeof hash === 'string' ? (files.get(hash) ?? null) : null

async function addQuestions(tx: Tx, skillId: number, added: readonly Written[], files: Files, now: Date): Promise<void> {
  const named = added.map(({ question, ready }) => ({ ready, question, uuid: question.uuid ?? randomUUID() }))
  const rows = await insertQuestions(
    tx,
    skillId,
    named.map(({ uuid, ready, question }) => {
      const { text, type, language, media, alternative_text = '', transcript = '', pair = null } = question
      return {
        ...{ uuid, text, type, language, alternative_text, transcript, pair, ready },
        media_file_id: fileFor(files, media),
        pair_checked_at: pair && now,
        text_changed_at: now,
        created_at: now,
        updated_at: now,
      }
    }),
  )
  const idOf = new Map(rows.map(({ id, uuid }) => [uuid, id]))
  await addAnswers(
    tx,
    named.map(({ uuid, question }) => ({ questionId: idOf.get(uuid) ?? 0, question })),
    files,
    now,
  )
}

interface Answering {
  readonly questionId: number
  readonly question: FileQuestion
  /** The question before the change; answers with an unchanged text keep their uuid. */
  readonly before?: KeptQuestion
}

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
  await insertAnswers(tx, rows)
}

async function changeQuestions(tx: Tx, changes: readonly Changed[], files: Files, now: Date): Promise<void> {
  const rows = changes.map(({ before, question, ready }) => ({
    ready,
    id: before.id,
    text: question.text,
    type: question.type,
    media_file_id: fileFor(files, question.media === undefined ? before.media : question.media),
    alternative_text: question.alternative_text ?? before.alternative_text,
    transcript: question.transcript ?? before.transcript,
    pair: question.pair ?? before.pair,
    says_other: !asksTheSame(before, question),
  }))
  await rewriteQuestions(tx, rows, now)
  const others = changes.filter(({ before, question }) => !asksTheSame(before, question))
  if (others.length === 0) return
  const ids = others.map(({ before }) => before.id)
  await deleteAnswersOf(tx, ids)
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
async function readShownMedia(tx: Tx, changes: readonly Changed[]): Promise<number[]> {
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

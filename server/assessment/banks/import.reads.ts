import { createHash } from 'node:crypto'
import { type FileEntry, type KeptQuestion, type PlannedEntry, planImport } from '#domain/assessment/banks/import.rules.ts'
import { mediaKindOf } from '#domain/assessment/questions/questions.rules.ts'
import { mediaExtensions } from '#domain/kernel/file-kinds.ts'
import type { Config } from '../../config.ts'
import { type Upload, unpackedUpload } from '../../platform/files/uploads.ts'
import type { Reader } from '../../platform/platform.ts'
import { type BankMedia, type BankQuestion, readForeign, readForeignPairs, readWholeBank } from './banks.reads.ts'
import type { ReadBankFile } from './reads/bank-file.ts'

export interface ImportPlan {
  readonly planned: readonly PlannedEntry[]
  /** Media of the bank by the hash of what is in them. */
  readonly kept: ReadonlyMap<string, BankMedia>
  /** Of the file and of the bank as it is: what was shown is done, or nothing. */
  readonly digest: string
}

/** What an import of a file would do with a bank as it is now. */
export async function readPlan(db: Reader, skillId: number, file: ReadBankFile, fileHash: string): Promise<ImportPlan> {
  const bank = await readWholeBank(db, skillId)
  const uuids = file.entries.flatMap(({ question }) => (question?.uuid ? [question.uuid] : []))
  const entries = await withOwnPairs(db, skillId, file.entries)
  const planned = planImport(entries, bank.map(keptOf), await readForeign(db, skillId, uuids))
  const media = bank.flatMap((question) => [question.media, ...question.answers.map((answer) => answer.media)])
  const versions = bank.map(({ id, version }) => [id, version])
  return {
    planned,
    kept: new Map(media.flatMap((one) => (one ? [[one.sha256, one] as const] : []))),
    digest: createHash('sha256')
      .update(JSON.stringify([fileHash, versions]))
      .digest('hex'),
  }
}

/** Pairs that another bank has become pairs of this one, the same ones each time: a pair has one question a language. */
async function withOwnPairs(db: Reader, skillId: number, entries: readonly FileEntry[]): Promise<FileEntry[]> {
  const pairs = new Set(entries.flatMap(({ question }) => question?.pair ?? []))
  const foreign = await readForeignPairs(db, skillId, [...pairs])
  return entries.map((entry) => {
    const { question } = entry
    if (!question?.pair || !foreign.has(question.pair)) return entry
    return { ...entry, question: { ...question, pair: pairOf(question.pair, skillId) } }
  })
}

/** A uuid that follows from a pair and a bank (version 8 of RFC 9562: of our own making). */
function pairOf(pair: string, skillId: number): string {
  const hex = createHash('sha256').update(`${pair} ${skillId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function keptOf({ media, answers, ...question }: BankQuestion): KeptQuestion {
  return {
    ...question,
    media: media?.sha256 ?? null,
    answers: answers.map((answer) => ({ ...answer, media: answer.media?.sha256 ?? null })),
  }
}

/** The hashes of the media that an entry shows. */
export function mediaOf({ question }: FileEntry): string[] {
  const all = question ? [question.media, ...question.answers.map(({ media }) => media)] : []
  return all.filter((hash) => typeof hash === 'string')
}

export interface NewMedia {
  readonly uploads: ReadonlyMap<string, Upload>
  /** Of no kind that questions take. */
  readonly refused: ReadonlySet<string>
}

/** The media that a plan brings and the bank does not have, unpacked; to be discarded by the caller. */
export async function unpackMedia(config: Config, { planned, kept }: ImportPlan, file: ReadBankFile): Promise<NewMedia> {
  const uploads = new Map<string, Upload>()
  const refused = new Set<string>()
  for (const hash of new Set(planned.flatMap(mediaOf))) {
    const packed = file.media.get(hash)
    if (kept.has(hash) || !packed) continue
    const upload = await unpackedUpload(config, packed.name, packed.content, mediaExtensions)
    if (upload) uploads.set(hash, upload)
    else refused.add(hash)
  }
  return { uploads, refused }
}

/** How a file that a question shows is shown; null when there is none of that hash. */
export type MediaKindOf = (hash: string) => ReturnType<typeof mediaKindOf> | null

/** The kinds of the media of a bank and of those that a file brings. */
export function mediaKindsOf({ kept }: Pick<ImportPlan, 'kept'>, { uploads }: NewMedia): MediaKindOf {
  return (hash) => {
    const mediaType = kept.get(hash)?.media_type ?? uploads.get(hash)?.kind.mediaType
    return mediaType === undefined ? null : mediaKindOf(mediaType)
  }
}

/** A plan in which what shows refused media is wrong. */
export function withoutRefused(plan: ImportPlan, { refused }: Pick<NewMedia, 'refused'>): ImportPlan {
  const planned = plan.planned.map(
    (entry): PlannedEntry =>
      mediaOf(entry).some((hash) => refused.has(hash))
        ? { ...entry, outcome: 'wrong', reasons: [...entry.reasons, 'banks.error.media_kind'] }
        : entry,
  )
  return { ...plan, planned }
}

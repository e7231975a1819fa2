import { createHash } from 'node:crypto'
import { type FileEntry, type KeptQuestion, type PlannedEntry, planImport } from '#domain/assessment/banks/import.rules.ts'
import { mediaKindOf } from '#domain/assessment/questions/questions.rules.ts'
import { mediaExtensions } from '#domain/kernel/file-kinds.ts'
import type { Config } from '../../config.ts'
import { derivedUuid } from '../../platform/derived-uuid.ts'
import { type Upload, unpackedUpload } from '../../platform/files/uploads.ts'
import type { Reader } from '../../platform/platform.ts'
import { type BankMedia, type BankQuestion, readForeign, readForeignPairs, readWholeBank } from './banks.reads.ts'
import type { ReadBankFile } from './reads/bank-file.ts'

export interface ImportPlan {
  readonly planned: readonly PlannedEntry[]
  /** The bank's media by the hash of their content. */
  readonly kept: ReadonlyMap<string, BankMedia>
  /** Hash of the file and of the bank's versions; an import runs only when it still matches the preview. */
  readonly digest: string
}

/** Plans the import of a file into a bank in its present state. */
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

/** Replaces pairs of other banks by pairs of this bank, always the same ones, because a pair has one question per language. */
async function withOwnPairs(db: Reader, skillId: number, entries: readonly FileEntry[]): Promise<FileEntry[]> {
  const pairs = new Set(entries.flatMap(({ question }) => question?.pair ?? []))
  const foreign = await readForeignPairs(db, skillId, [...pairs])
  return entries.map((entry) => {
    const { question } = entry
    if (!question?.pair || !foreign.has(question.pair)) return entry
    return { ...entry, question: { ...question, pair: derivedUuid(`${question.pair} ${skillId}`) } }
  })
}

function keptOf({ media, answers, ...question }: BankQuestion): KeptQuestion {
  return {
    ...question,
    media: media?.sha256 ?? null,
    answers: answers.map((answer) => ({ ...answer, media: answer.media?.sha256 ?? null })),
  }
}

/** The hashes of the media of an entry. */
export function mediaOf({ question }: FileEntry): string[] {
  const all = question ? [question.media, ...question.answers.map(({ media }) => media)] : []
  return all.filter((hash) => typeof hash === 'string')
}

export interface NewMedia {
  readonly uploads: ReadonlyMap<string, Upload>
  /** Hashes of files whose kind questions do not accept. */
  readonly refused: ReadonlySet<string>
}

/** Unpacks the media of a plan that the bank does not have; the caller discards them. */
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

/** Finds the kind of a file by its hash; null for an unknown hash. */
export type MediaKindOf = (hash: string) => ReturnType<typeof mediaKindOf> | null

/** Finds the kinds of media in the bank and in the file. */
export function mediaKindsOf({ kept }: Pick<ImportPlan, 'kept'>, { uploads }: NewMedia): MediaKindOf {
  return (hash) => {
    const mediaType = kept.get(hash)?.media_type ?? uploads.get(hash)?.kind.mediaType
    return mediaType === undefined ? null : mediaKindOf(mediaType)
  }
}

/** Marks the entries with refused media as wrong. */
export function withoutRefused(plan: ImportPlan, { refused }: Pick<NewMedia, 'refused'>): ImportPlan {
  const planned = plan.planned.map(
    (entry): PlannedEntry =>
      mediaOf(entry).some((hash) => refused.has(hash))
        ? { ...entry, outcome: 'wrong', reasons: [...entry.reasons, 'banks.error.media_kind'] }
        : entry,
  )
  return { ...plan, planned }
}

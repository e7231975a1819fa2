import type { AuditedAction } from '#domain/kernel/audited-actions.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type FieldErrors, isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { audit } from './audit/audit.ts'
import { changeWithFiles, type Purpose } from './files/stored-files.ts'
import type { Upload } from './files/uploads.ts'
import type { Platform, Tx } from './platform.ts'
import { countUse } from './sessions/rate-limits.ts'
import type { Person } from './sessions/viewer.ts'

interface OwnChange {
  /** What each unique index stands for in the form: its fields and what is wrong with them, or what is wrong with all of it. */
  readonly taken?: Readonly<Record<string, FieldErrors | Refusal>>
  /** A file that came with the change; `write` says with `keep` that it is wanted and gets its id, null without one. */
  readonly upload?: Upload | undefined
  /** Several files; `write` keeps each by itself. */
  readonly uploads?: readonly Upload[]
  /** What its files are for; media of questions unless it says otherwise. */
  readonly purpose?: Purpose
}

interface Change extends OwnChange {
  /** What the audit row says was done, as `subject.verb`: 'currency.added'. */
  readonly action: AuditedAction
  readonly detail?: Record<string, unknown>
}
type Keep = (upload?: Upload) => Promise<number | null>
type Write<Row> = (tx: Tx, now: Date, keep: Keep) => Promise<Row | Refusal | undefined>

/** The version that a change starts from: the one it names, else the record's as it is now, whatever others did to it (ADR-0057). */
export const seenVersion = (change: { readonly version?: number | undefined }, record: { readonly version: number }) =>
  change.version ?? record.version

/** A change over the record as it is: what the change leaves out stays (ADR-0057). */
export function over<Fields extends object>(
  before: Fields,
  changes: { [Name in keyof Fields]?: Fields[Name] | undefined },
): Fields {
  return { ...before, ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) }
}

/**
 * One administrative change with its audit row, in one transaction (SPEC-55). `write` answers the row as it is afterwards, a
 * refusal, or nothing when the row is no longer as the person saw it: 409; either takes back what it wrote. A value that must be unique
 * and is taken is a duplicate of its field; a row that others need is in use.
 */
export function change<Row extends { id: number }>(
  platform: Platform,
  actor: Pick<Person, 'id'>,
  { action, detail, ...settings }: Change,
  write: Write<Row>,
): Promise<Row | Refusal> {
  return carryOut(platform, settings, async (tx, now, keep) => {
    const row = await write(tx, now, keep)
    if (!row || isRefusal(row)) return row
    const subjectType = action.split('.')[0] ?? action
    await audit(tx, actor, { action, subjectType, subjectId: row.id, ...(detail && { detail }) }, now)
    return row
  })
}

/**
 * One change of a person to their own profile, like `change` but without an audit row: the audit holds administrative changes. Refuses
 * more than a person makes in an hour, or more files than a person uploads in a day (ADR-0092).
 */
export async function changeOwn<Row extends object>(
  platform: Platform,
  person: Pick<Person, 'id'>,
  settings: OwnChange,
  write: Write<Row>,
): Promise<Row | Refusal> {
  return (await refuseOften(platform, person, settings.upload !== undefined)) ?? carryOut(platform, settings, write)
}

/** Counts a change of a person to their own profile, and refuses one too many. All their networks and sessions count together. */
export async function refuseOften(
  { db }: Pick<Platform, 'db'>,
  { id }: Pick<Person, 'id'>,
  hasFile = false,
): Promise<Refusal | undefined> {
  const { changesPerHour, filesPerDay } = limits.ownProfile
  const ofFiles = await countUse(db, hasFile ? [{ key: `files of ${id}`, most: filesPerDay, seconds: 24 * 3600 }] : [])
  if (ofFiles !== undefined) return refuse('profile.error.file_limit', { retryAfter: ofFiles })
  const ofChanges = await countUse(db, [{ key: `changes of ${id}`, most: changesPerHour, seconds: 3600 }])
  return ofChanges === undefined ? undefined : refuse('profile.error.change_limit', { retryAfter: ofChanges })
}

/** Carries a change out in one transaction, with its files, and says why it could not. */
async function carryOut<Row extends object>(
  platform: Platform,
  { taken = {}, upload, uploads = upload ? [upload] : [], purpose = 'media' }: OwnChange,
  write: Write<Row>,
): Promise<Row | Refusal> {
  const now = platform.now()
  try {
    return await changeWithFiles(platform, uploads, purpose, async (tx, keep) => {
      const row = await write(tx, now, async (wanted = upload) => (wanted ? keep(wanted) : null))
      if (!row || isRefusal(row)) throw new TakenBack(row ?? refuse('errors.stale'))
      return row
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.refusal
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    const doubled = code === '23505' ? taken[constraint] : undefined
    if (doubled) return isRefusal(doubled) ? doubled : refuse('errors.duplicate', { errors: doubled })
    if (code === '23503') return refuse('errors.in_use')
    throw error
  }
}

/** Ends a transaction without its changes. */
class TakenBack extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

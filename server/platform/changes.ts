import type { AuditedAction } from '#domain/audited-actions.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type FieldErrors, isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { FilePurpose } from '#domain/kernel/storage.ts'
import { audit } from './audit/audit.ts'
import { changeWithFiles } from './files/stored-files.ts'
import { noteColleagueUploaded, noteUploaded, refuseColleague, refuseUpload } from './files/upload-budget.ts'
import type { Upload } from './files/uploads.ts'
import type { Platform, Tx } from './platform.ts'
import { lockOpenAccounts } from './sessions/open-accounts.ts'
import { countUse } from './sessions/rate-limits.ts'
import type { Person } from './sessions/viewer.ts'

interface OwnChange {
  /** For each unique index, the error when its value is taken: errors of fields, or a refusal of the whole change. */
  readonly taken?: Readonly<Record<string, FieldErrors | Refusal>>
  /** The file of the change. `write` calls `keep` to store it and gets its id, or null without a file. */
  readonly upload?: Upload | undefined
  /** Several files; `write` calls `keep` for each. */
  readonly uploads?: readonly Upload[]
  /** The file that the upload takes the place of, which goes on above the bound of a person if it is not larger. */
  readonly replaces?: number | null
  /** The purpose of the files; media of questions by default. */
  readonly purpose?: FilePurpose
  /** The person whom the change concerns: it is refused with errors.not_found once their account is closed, erased or merged (RAC-01). */
  readonly about?: number
}

interface Change extends OwnChange {
  /** The audited action as `subject.verb`, e.g. 'currency.added'. */
  readonly action: AuditedAction
  readonly detail?: Record<string, unknown>
}
type Keep = (upload?: Upload) => Promise<number | null>
type Write<Row> = (tx: Tx, now: Date, keep: Keep) => Promise<Row | Refusal | undefined>

/** The version that a change is based on: the one that it names, else the record's current one (ADR-0057). */
export const seenVersion = (change: { readonly version?: number | undefined }, record: { readonly version: number }) =>
  change.version ?? record.version

/** The record with the fields of a change; fields that the change leaves out keep their value (ADR-0057). */
export function applyChanges<Fields extends object>(
  before: Fields,
  changes: { [Name in keyof Fields]?: Fields[Name] | undefined },
): Fields {
  return { ...before, ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) }
}

/**
 * Makes an administrative change with its audit row in one transaction (SPEC-55). `write` returns the row after the change, a refusal, or
 * undefined when the row's version is outdated (409); the latter two roll back. A taken unique value becomes the error of its field; a row
 * that others reference is refused as in use. Refuses more changes per hour, or bytes per day, than a colleague makes (QUO-01).
 */
export async function change<Row extends { id: number }>(
  platform: Platform,
  actor: Pick<Person, 'id' | 'key'>,
  { action, detail, ...settings }: Change,
  write: Write<Row>,
): Promise<Row | Refusal> {
  const { upload, uploads = upload ? [upload] : [] } = settings
  const refusal = await refuseColleague(platform.db, actor, uploads)
  if (refusal) return refusal
  const changed = await carryOut(platform, settings, async (tx, now, keep) => {
    const row = await write(tx, now, keep)
    if (!row || isRefusal(row)) return row
    const subjectType = action.split('.')[0] ?? action
    await audit(tx, actor, { action, subjectType, subjectId: row.id, ...(detail && { detail }) }, now)
    return row
  })
  if (!isRefusal(changed)) await noteColleagueUploaded(platform.db, actor, uploads)
  return changed
}

/** Makes a change like `change` whose `write` calls another write that audits it. */
export function changeAuditedInside<Row extends object>(
  platform: Platform,
  settings: OwnChange,
  write: Write<Row>,
): Promise<Row | Refusal> {
  return carryOut(platform, settings, write)
}

/**
 * Makes a person's change to their own profile: like `change`, without an audit row. Refuses more changes per hour, or uploads per day,
 * than a person makes (ADR-0010).
 */
export async function changeOwn<Row extends object>(
  platform: Platform,
  person: Pick<Person, 'id'>,
  settings: OwnChange,
  write: Write<Row>,
): Promise<Row | Refusal> {
  const refusal = await limitOwnChanges(platform, person, settings.upload !== undefined)
  if (refusal) return refusal
  const { upload, replaces } = settings
  const full = upload && (await refuseUpload(platform, { profileOf: person.id, bytes: upload.bytes, replaces }))
  if (full) return full
  const changed = await carryOut(platform, { ...settings, about: person.id }, write)
  if (upload && !isRefusal(changed)) await noteUploaded(platform.db, upload.bytes)
  return changed
}

/** Counts a change of a person to their own profile, over all networks and sessions, and refuses one above the limit. */
export async function limitOwnChanges(
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

/** Runs a change with its files in one transaction and returns its outcome or its refusal. */
async function carryOut<Row extends object>(
  platform: Platform,
  { taken = {}, upload, uploads = upload ? [upload] : [], purpose = 'media', about }: OwnChange,
  write: Write<Row>,
): Promise<Row | Refusal> {
  const now = platform.now()
  try {
    return await changeWithFiles(platform, uploads, purpose, async (tx, keep) => {
      if (about !== undefined && !(await lockOpenAccounts(tx, [about]))) throw new TakenBack(refuse('errors.not_found'))
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

/** Thrown to roll a transaction back. */
class TakenBack extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

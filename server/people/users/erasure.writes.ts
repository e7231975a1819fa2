import type { FastifyBaseLogger } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { eraseAt } from '#domain/people/users/users.rules.ts'
import { emptyAttemptsOf } from '../../assessment/attempts/attempts-of-people.writes.ts'
import { hideTextsOf } from '../../assessment/attempts/scoring.writes.ts'
import { announcePerson } from '../../hiring/cards/announce.writes.ts'
import { forgetReplaced } from '../../hiring/cards/application-rows.writes.ts'
import { hideFromBoards, leaveBoards } from '../../hiring/cards/cards-without-consent.writes.ts'
import { forgetInterviewer } from '../../hiring/interviews/interviewers.writes.ts'
import { leaveTeams } from '../../hiring/members/members.writes.ts'
import { emptyPlacementNotes } from '../../hiring/placements/placements.writes.ts'
import { endKeysOf } from '../../platform/api-keys/key-use.writes.ts'
import { audit } from '../../platform/audit/audit.ts'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import { deleteMails, forgetReplyTo } from '../../platform/mail/deleting-mails.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { reached } from '../../platform/mail/unreached-address.ts'
import { keepHidden, setErasure } from '../../platform/people/closed-people.writes.ts'
import { changePerson, nameless, noteOfPerson, releaseOwned } from '../../platform/people/person.writes.ts'
import { startPeriodicTask } from '../../platform/periodic-task.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { runEach } from '../../platform/run-each.ts'
import { refuseNamedAdministrator } from '../../platform/sessions/company-only.ts'
import { endSessionsOf } from '../../platform/sessions/end-sessions.ts'
import { administratorRole, candidateRole } from '../../platform/sessions/role-ids.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { addressColumns, cardColumns, personColumns, type ReferringColumn } from '../../references.ts'
import { forgetWaitingRole } from '../accounts/waiting-roles.writes.ts'
import { lockWithEntries, returnAddresses } from '../accounts/yielded-addresses.writes.ts'
import { readFilesOfProfile, readFilesOfReplies } from '../profile/files.reads.ts'
import { isLastAdministrator } from '../roles/roles.reads.ts'
import { type DeletionNote, listNoted, noteDeletion, noteErasure } from './erasure-notes.writes.ts'
import { accountErasedMail } from './mails/account-erased.mail.ts'

interface Account {
  readonly id: number
  readonly role_id: number
}
interface Deletion {
  /** The id of a colleague or of the account's owner; null for the directory of the company. */
  readonly by: number | null
  /** Null if the account's owner asked for it. */
  readonly reason: string | null
}

/**
 * Closes an account: ends its sessions, drops its unsent e-mails and hides its personal data. It can be reopened until the grace period
 * ends (SPEC-53, SPEC-54). A colleague who closes their own account loses their role, because only they can reopen it (ACC-07). Refuses
 * the last administrator, and the named one. Returns undefined if the account is closed already.
 */
export async function closeAccount(
  tx: Tx,
  platform: Platform,
  { id, role_id }: Account,
  { by, reason }: Deletion,
): Promise<{ id: number; uuid: string; erase_at: Date } | Refusal | undefined> {
  const named = await refuseNamedAdministrator(tx, platform.config, id)
  if (named) return named
  if (role_id === administratorRole && (await isLastAdministrator(tx, id))) return refuse('roles.error.last_administrator')
  const erase_at = eraseAt(platform.now(), limits.deletionGraceDays)
  const actor = by === null ? undefined : await tx.selectFrom('users').select('uuid').where('id', '=', by).executeTakeFirst()
  const note = { by: actor?.uuid ?? null, reason, erase_at: erase_at.toISOString() }
  return hideAccount(tx, platform, id, { by, reason, erase_at, note })
}

interface Closing {
  readonly by: number | null
  readonly reason: string | null
  readonly erase_at: Date
  /** Absent for an account that is noted already, or not to be. */
  readonly note?: DeletionNote
}

/** Moves the personal data of an open account to deleted_accounts. Returns undefined if the account is closed already. */
export async function hideAccount(
  tx: Tx,
  platform: Pick<Platform, 'now' | 'live' | 'config' | 'files'>,
  id: number,
  { by, reason, erase_at, note }: Closing,
) {
  const now = platform.now()
  await lockWithEntries(tx, [id])
  const person = await tx
    .selectFrom('users')
    .select(['uuid', 'first_name', 'last_name', 'email', 'email_verified_at', 'cv_file_id', 'consent_due_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!person) return undefined
  const { uuid, consent_due_at, ...personal } = person
  await keepHidden(tx, id, personal, { by, erase_at })
  const closed = { deleted_at: now, deletion_reason: reason, ...(reason === null && { role_id: candidateRole }) }
  await changePerson(tx, id, { ...nameless(uuid), ...closed }, now)
  await returnAddresses(tx, platform, id, now)
  await forgetWaitingRole(tx, id)
  await endSessionsOf(tx, id, 'account deleted', now)
  await endKeysOf(tx, id, now)
  await hideTextsOf(tx, id)
  await leaveTeams(tx, id)
  await releaseOwned(tx, id, now)
  // Before the e-mails: without room for the note nothing is deleted, also no copy of an e-mail that is leaving.
  if (note) await noteDeletion(platform, uuid, note)
  await deleteMails(tx, platform, await mailsOf(tx, id), 'not handed over')
  if (consent_due_at !== null) await hideFromBoards(tx, platform, id, now)
  await announcePerson(platform, tx, id, 'moved')
  return { id, uuid, erase_at }
}

type Erasing = Pick<Platform, 'db' | 'now' | 'jobs' | 'live' | 'config' | 'files' | 'secretKey'>
const hourMs = 3_600_000

/** Starts the hourly task that erases due accounts and notes deletions whose notes are missing. Returns a function that stops it. */
export function startErasureTask(platform: Erasing, log: FastifyBaseLogger): () => void {
  return startPeriodicTask(
    async () => {
      await noteMissing(platform)
      await eraseDueAccounts(platform)
    },
    hourMs,
    (error) => log.warn({ err: error }, 'erasing accounts failed'),
  )
}

/** Erases the accounts whose grace period is over, each in its own transaction (SPEC-53, SPEC-54). Throws at the end if any failed. */
export async function eraseDueAccounts(platform: Erasing): Promise<void> {
  const now = platform.now()
  const due = await platform.db
    .selectFrom('deleted_accounts')
    .select('user_id as id')
    .where('erase_at', '<=', now)
    .orderBy('erase_at')
    .orderBy('user_id')
    .execute()
  await runEach(
    due,
    ({ id }) => `account ${id}`,
    ({ id }) =>
      platform.db.transaction().execute(async (tx) => {
        const erased = await erase(tx, platform, id, now)
        if (erased) await queueAccountErased(tx, platform, erased, now)
      }),
  )
}

/** Queues the last e-mail to an address; the outbox deletes its row once it is sent (mail.rules.ts, transientKinds). */
async function queueAccountErased(
  tx: Tx,
  platform: Erasing,
  { email, language }: { email: string; language: Language },
  now: Date,
) {
  const { kind, compose } = accountErasedMail
  const composed = compose({ language, site: await readMailSite(platform, tx, language) })
  await queueMail(tx, platform, { kind, language, to: { name: '', address: email }, ...composed }, now)
}

/**
 * Deletes all personal data of a closed account, rows and files (SPEC-54). Counters, the reason and the audit stay. Returns the address
 * to notify; undefined if the account is not due or erased already.
 */
export async function erase(tx: Tx, platform: Pick<Platform, 'files' | 'now' | 'live' | 'config'>, id: number, now: Date) {
  const hidden = await tx
    .selectFrom('deleted_accounts')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['deleted_accounts.cv_file_id', 'deleted_accounts.email', 'deleted_accounts.email_verified_at'])
    .select(['users.language', 'users.uuid', 'users.deleted_at', 'users.consent_due_at'])
    .where('user_id', '=', id)
    .where('erase_at', '<=', now)
    .forUpdate('deleted_accounts')
    .executeTakeFirst()
  if (!hidden) return undefined
  const files = [
    ...(await readFilesOfProfile(tx, id)),
    ...(await readFilesOfReplies(tx, id)),
    ...(hidden.cv_file_id === null ? [] : [hidden.cv_file_id]),
  ]
  const applications = tx.selectFrom('applications').select('id').where('user_id', '=', id)
  for (const { table, column } of erasedOf(cardColumns))
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in ${applications}`.execute(tx)
  await forgetReplaced(tx, sql`${applications}`)
  await emptyPlacementNotes(tx, sql`${applications}`)
  await deleteMails(tx, platform, sql`${await mailsOf(tx, id)} or ${await mailsTo(tx, hidden)}`)
  // A person without an address held no interview; an empty one is also that of interviews without a sender.
  if (hidden.email !== '') {
    await forgetInterviewer(tx, platform, hidden.email)
    await forgetReplyTo(tx, platform, hidden.email)
  }
  // Rows from an unconfirmed address may be a stranger's.
  if (hidden.email_verified_at)
    for (const { table, column } of addressColumns)
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${hidden.email}`.execute(tx)
  await emptyAttemptsOf(tx, id)
  for (const { table, column } of erasedOf(personColumns))
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(tx)
  if (hidden.consent_due_at !== null) await leaveBoards(tx, platform, id)
  await noteOfPerson(tx, id, {
    ...{ password_hash: 'erased', extra_time_percent: 0, time_zone: null, without_experience: false, added_by: null },
    ...{ source_note: '', consent_due_at: null, mail_signature: '', suggestions_stopped_at: null, ...reached },
    ...{ no_contact_since: null, no_contact_reason: '', owner_id: null },
    ...{ confirm_due_at: null, confirm_reminded_at: null },
  })
  await releaseFiles(tx, platform, files, 'at once')
  await audit(tx, null, { action: 'user.erased', subjectType: 'user', subjectId: id }, now)
  await noteErasure(platform, hidden.uuid, now)
  return hidden
}

/** The columns whose rows go with the person, in their order. */
const erasedOf = (columns: readonly ReferringColumn[]) => [
  ...columns.filter(({ erasure }) => erasure === 'delete'),
  ...columns.filter(({ erasure }) => erasure === 'delete last'),
]

/** Erases a person now, without a grace period and without an e-mail, whether their account is open or closed. */
export async function eraseAtOnce(
  tx: Tx,
  platform: Pick<Platform, 'files' | 'now' | 'live' | 'config'>,
  id: number,
  now: Date,
): Promise<void> {
  await hideAccount(tx, platform, id, { by: null, reason: null, erase_at: now })
  await setErasure(tx, id, now)
  await erase(tx, platform, id, now)
}

/** E-mails to a person, and e-mails about their applications, including those to interviewers. */
async function mailsOf(tx: Tx, id: number): Promise<RawBuilder<boolean>> {
  const applications = await tx.selectFrom('applications').select('id').where('user_id', '=', id).execute()
  const ids = applications.map((application) => application.id)
  return sql`(user_id = ${id} or application_id = any(${ids}::bigint[]))`
}

/** E-mails to a person's address that belong to another account or none: shared vacancies and notices to interviewers. */
async function mailsTo(
  tx: Tx,
  { email, deleted_at }: { readonly email: string; readonly deleted_at: Date | null },
): Promise<RawBuilder<boolean>> {
  const open = tx.selectFrom('users').select('id').where('email', '=', email).where('deleted_at', 'is', null)
  const owner = (await open.executeTakeFirst())?.id ?? null
  // A new owner of the address keeps the e-mails that were queued after the deletion.
  const isTheirs = sql`${owner}::bigint is null or (user_id is distinct from ${owner} and queued_at < ${deleted_at})`
  return sql`(kind in ('share', 'interviewer') and to_address = ${email} and (${isTheirs}))`
}

/** Notes deletions that lack a note: deletions older than the notes, and those whose reopening failed after the note was removed. */
async function noteMissing(platform: Pick<Platform, 'db' | 'files'>): Promise<void> {
  const noted = await listNoted(platform, 'deleted')
  const missing = await platform.db
    .selectFrom('deleted_accounts')
    .innerJoin('users', 'users.id', 'user_id')
    .leftJoin('users as actors', 'actors.id', 'deleted_by')
    .select(['users.uuid', 'actors.uuid as by', 'users.deletion_reason as reason', 'erase_at'])
    .where(sql<boolean>`users.uuid <> all(${noted}::uuid[])`)
    .execute()
  for (const { uuid, erase_at, ...note } of missing)
    await noteDeletion(platform, uuid, { ...note, erase_at: erase_at.toISOString() })
}

import type { FastifyBaseLogger } from 'fastify'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { changeDueAt, stateOfChange } from '#domain/people/corrections/address-changes.rules.ts'
import { announcePerson } from '../../hiring/cards/announce.writes.ts'
import { audit } from '../../platform/audit/audit.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import { startPeriodicTask, withoutOverlap } from '../../platform/periodic-task.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { runEach } from '../../platform/run-each.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isStaffMember } from '../../platform/sessions/visible-people.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { invalidateLinks } from '../accounts/account-links.writes.ts'
import { isEmailTaken } from '../accounts/accounts.reads.ts'
import { keepOwnAddress, lockWithEntries, returnAddresses } from '../accounts/yielded-addresses.writes.ts'
import { queueEmailChanged } from '../profile/email-change.writes.ts'
import { type AddressChangeRow, hasWayIn, readChange, readChangeOf, readDueChanges } from './address-changes.reads.ts'
import { type AddressAct, addressUrl, isOfChange, readAddressToken } from './address-links.views.ts'
import { addressChangeMail } from './mails/address-change.mail.ts'
import { recordCorrections } from './recorded-corrections.writes.ts'

const hourMs = 3_600_000
/** Changes of one visit; the next ones follow an hour later. */
const atOnce = 1000

/** Whether a new address of a person waits for its time: somebody can log in to the account. The caller has locked the person. */
export async function needsTime(tx: Tx, userId: number): Promise<boolean> {
  return (await tx.selectFrom('users').select('id').where('id', '=', userId).where(hasWayIn).executeTakeFirst()) !== undefined
}

/**
 * Begins the change of a person's address by staff: the former address gets a link that stops it for seven days, the new one a link that
 * confirms it (IDT-04). Another one that waits is replaced. Refuses for a while after a change was stopped.
 */
export async function beginAddressChange(
  tx: Tx,
  platform: Platform,
  viewer: Person,
  userId: number,
  { former, address }: { readonly former: string; readonly address: string },
): Promise<{ readonly due_at: Date } | Refusal> {
  const now = platform.now()
  const before = await readChange(tx, userId)
  if (before && stateOf(before, now) === 'stopped') return refuse('corrections.error.stopped')
  const row = { former_address: former, address, asked_by: viewer.id, asked_at: now, due_at: changeDueAt(now) }
  await tx
    .insertInto('address_changes')
    .values({ user_id: userId, ...row })
    .onConflict((waiting) => waiting.column('user_id').doUpdateSet({ ...row, confirmed_at: null, stopped_at: null }))
    .execute()
  const change = await readChange(tx, userId)
  if (!change) return refuse('errors.not_found')
  for (const act of ['stop', 'use'] as const) {
    const refusal = await queueChange(tx, platform, act, change)
    if (refusal) return refusal
  }
  await audit(tx, viewer, { action: 'user.address_change_begun', subjectType: 'user', subjectId: userId }, now)
  return { due_at: row.due_at }
}

/** Refuses the change where its e-mail cannot be sent, except to a former address that nobody reads: it does not exist. */
async function queueChange(tx: Tx, platform: Platform, act: AddressAct, change: AddressChangeRow): Promise<Refusal | undefined> {
  const { language, due_at: dueAt } = change
  const { kind, compose } = addressChangeMail
  const { timeZone } = platform.config
  const url = addressUrl(platform, act, change, language)
  const composed = compose({ language, site: await readMailSite(platform, tx, language), act, url, dueAt, timeZone })
  const to = { name: '', address: act === 'stop' ? change.former_address : change.address }
  const queued = await queueMail(tx, platform, { kind, userId: change.user_id, language, to, ...composed }, platform.now())
  const isUnread = act === 'stop' && isRefusal(queued) && queued.refused === 'notification.error.unreached'
  return isRefusal(queued) && !isUnread ? queued : undefined
}

const stateOf = ({ due_at, confirmed_at, stopped_at }: AddressChangeRow, now: Date) =>
  stateOfChange({ dueAt: due_at, confirmedAt: confirmed_at, stoppedAt: stopped_at }, now)

/** Answers a change by the link of an e-mail. Repeating the answer is harmless. Returns what was done. */
export async function answerAddressChange(platform: Platform, token: string): Promise<AddressAct | Refusal> {
  const unknown = refuse('corrections.error.change_link')
  const given = readAddressToken(token)
  const found = given && (await readChangeOf(platform.db, given.uuid))
  if (!given || !found || !isOfChange(platform.secretKey, given.act, found, given.signature)) return unknown
  return platform.db.transaction().execute(async (tx) => {
    await lockWithEntries(tx, [found.user_id])
    const change = await readChange(tx, found.user_id)
    if (!change || !isOfChange(platform.secretKey, given.act, change, given.signature)) return unknown
    const now = platform.now()
    if (given.act === 'stop') await stop(tx, change, null, now)
    else if (change.stopped_at) return unknown
    else {
      const confirmed = { confirmed_at: change.confirmed_at ?? now }
      await tx.updateTable('address_changes').set(confirmed).where('user_id', '=', change.user_id).execute()
      await settleChange(tx, platform, change.user_id)
    }
    return given.act
  })
}

/** Stops the change of a person's own address that staff began. */
export async function stopOwnAddressChange({ db, now }: Platform, viewer: Person): Promise<Refusal | undefined> {
  return db.transaction().execute(async (tx) => {
    await lockWithEntries(tx, [viewer.id])
    const change = await readChange(tx, viewer.id)
    if (!change) return refuse('corrections.error.change_link')
    await stop(tx, change, viewer, now())
    return undefined
  })
}

async function stop(tx: Tx, { user_id, stopped_at }: AddressChangeRow, by: Person | null, now: Date): Promise<void> {
  if (stopped_at) return
  await tx.updateTable('address_changes').set({ stopped_at: now }).where('user_id', '=', user_id).execute()
  await audit(tx, by, { action: 'user.address_change_stopped', subjectType: 'user', subjectId: user_id }, now)
}

/** Starts the hourly task that lets changes of addresses take effect. Returns the function that stops it. */
export function startAddressChanges(platform: Platform, log: FastifyBaseLogger): () => void {
  return startPeriodicTask(
    withoutOverlap(() => settleAddressChanges(platform)),
    hourMs,
    (error) => log.warn({ err: error }, 'changing addresses failed'),
  )
}

/** Lets the changes take effect whose time is over and whose address was confirmed, each in its own transaction. */
export async function settleAddressChanges(platform: Platform): Promise<void> {
  await runEach(
    await readDueChanges(platform.db, platform.now(), atOnce),
    (id) => `address of account ${id}`,
    (id) => platform.db.transaction().execute((tx) => settleChange(tx, platform, id)),
  )
}

async function settleChange(tx: Tx, platform: Platform, userId: number): Promise<void> {
  const now = platform.now()
  await lockWithEntries(tx, [userId])
  const change = await readChange(tx, userId)
  const person = await tx.selectFrom('users').select(isStaffMember.as('is_staff')).where('id', '=', userId).executeTakeFirst()
  // Their address has changed, or they are a colleague now: nobody else changes it any more.
  if (!change || person?.is_staff) return forgetChange(tx, userId)
  const state = stateOf(change, now)
  if (state === 'wait' || state === 'stopped') return
  await forgetChange(tx, userId)
  if (state === 'forget' || (await isEmailTaken(tx, change.address))) return
  await moveAddress(tx, platform, change, now)
}

async function moveAddress(tx: Tx, platform: Platform, change: AddressChangeRow, now: Date): Promise<void> {
  const { user_id: id, former_address: former, address, confirmed_at, language } = change
  await changePerson(tx, id, { email: address, email_verified_at: confirmed_at }, now)
  await keepOwnAddress(tx, id)
  await returnAddresses(tx, platform, id, now)
  await invalidateLinks(tx, id, now)
  await queueEmailChanged(tx, platform, { id, email: former, language }, true)
  await recordCorrections(tx, [
    { user_id: id, corrected_by: change.asked_by, corrected_at: now, field: 'email', former, present: address },
  ])
  await audit(tx, null, { action: 'user.address_change_done', subjectType: 'user', subjectId: id }, now)
  await announcePerson(platform, tx, id, 'moved')
}

async function forgetChange(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('address_changes').where('user_id', '=', userId).execute()
}

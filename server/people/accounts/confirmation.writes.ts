import { calendarDay } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { confirmUrl, isConfirmationOf, uuidOfConfirmation } from '../../platform/mail/confirm-link.ts'
import { noteConfirmed } from '../../platform/mail/confirmed-address.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { readAccount } from '../../platform/people/account.reads.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { lockOpenAccounts } from '../../platform/sessions/open-accounts.ts'
import { refuseWithoutPassword } from '../../platform/sessions/own-password.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { readAddressee } from './confirmation.reads.ts'
import { confirmationReminderMail } from './mails/confirmation-reminder.mail.ts'
import { newAddressMail } from './mails/new-address.mail.ts'
import { newConfirmationLinkMail } from './mails/new-confirmation-link.mail.ts'
import { welcomeMail } from './mails/welcome.mail.ts'
import { forgetRefusal } from './refused-addresses.writes.ts'

interface Addressee {
  readonly id: number
  readonly uuid: string
  readonly email: string
  readonly language: Language
}

/** Why an address is asked to confirm itself: the account is new, its address has changed, or its person asks for another link. */
const confirmations = { welcome: welcomeMail, new_address: newAddressMail, new_link: newConfirmationLinkMail }

/**
 * Queues the e-mail that asks to confirm a new address (SPEC-56), in the transaction that saves the address. Refuses when the address
 * has reached its daily limit of e-mails.
 */
export async function queueConfirmation(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config' | 'secretKey' | 'now'>,
  kind: keyof typeof confirmations,
  addressee: Addressee,
): Promise<Refusal | undefined> {
  const { id, email, language } = addressee
  const site = await readMailSite(platform, tx, language)
  const composed = confirmations[kind].compose({ language, site, confirmUrl: confirmUrl(platform, addressee, language) })
  const mail = { kind, userId: id, language, to: { name: '', address: email }, ...composed }
  const queued = await queueMail(tx, platform, mail, platform.now())
  return isRefusal(queued) ? queued : undefined
}

/** Queues the reminder that an unconfirmed account is about to be erased (REG-09). */
export async function queueConfirmationReminder(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config' | 'secretKey' | 'now'>,
  addressee: Addressee,
  eraseAt: Date,
): Promise<void> {
  const { id, email, language } = addressee
  const { kind, compose } = confirmationReminderMail
  const eraseOn = calendarDay(eraseAt, platform.config.timeZone)
  const site = await readMailSite(platform, tx, language)
  const composed = compose({ language, site, confirmUrl: confirmUrl(platform, addressee, language), eraseOn })
  await queueMail(tx, platform, { kind, userId: id, language, to: { name: '', address: email }, ...composed }, platform.now())
}

/** Sends the confirmation link again, unless the address is confirmed. Refuses when the address has reached its daily limit. */
export function sendConfirmationAgain(platform: Platform, { uuid }: { readonly uuid: string }): Promise<Refusal | undefined> {
  return platform.db.transaction().execute(async (tx) => {
    const person = await readAddressee(tx, uuid)
    if (!person || person.email_verified_at) return undefined
    const full = await queueConfirmation(tx, platform, 'new_link', person)
    return full && refuse('account.error.confirm_limit', { retryAfter: full.retryAfter })
  })
}

/** What shows that an account belongs to the person who opens the link: a session of it, or its password. */
interface Ownership {
  readonly viewer: Viewer
  readonly password: string | undefined
  readonly ip: string
}

/**
 * Marks an address as confirmed; repeating it is harmless. Refuses a token of another address, e.g. the previous one. The link alone does not
 * confirm: a stranger may have registered the address, and would then read what the company holds about its owner (INT-11).
 */
export async function confirmAddress(platform: Platform, token: string, ownership: Ownership): Promise<Refusal | undefined> {
  const { db, secretKey } = platform
  const uuid = uuidOfConfirmation(token)
  const person = uuid && (await readAddressee(db, uuid))
  if (!person || !isConfirmationOf(secretKey, person, token)) return refuse('personal.error.confirm_link')
  if (person.email_verified_at) return undefined
  const foreign = await refuseOthers(platform, person, ownership)
  if (foreign) return foreign
  return db.transaction().execute(async (tx) => {
    // Meanwhile the account may have been closed or erased, or may have got another address (RAC-01).
    const isOpen = await lockOpenAccounts(tx, [person.id], { serialised: true })
    if (!isOpen || (await readAddressee(tx, person.uuid))?.email !== person.email) return refuse('personal.error.confirm_link')
    await noteConfirmed(tx, platform, { ...person, isOwner: true })
    await forgetRefusal(tx, platform, person)
    return undefined
  })
}

async function refuseOthers(
  platform: Platform,
  { id, uuid }: { readonly id: number; readonly uuid: string },
  { viewer, password, ip }: Ownership,
): Promise<Refusal | undefined> {
  if (viewer.kind === 'person' && viewer.uuid === uuid) return undefined
  if (password === undefined) return refuse('personal.error.confirm_owner')
  return refuseWithoutPassword(platform, await readAccount(platform.db, id), password, ip)
}

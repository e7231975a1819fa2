import { calendarDay } from '#domain/kernel/dates.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { type AccountRow, readAccount } from '../../platform/people/account.reads.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { refuseWithoutPassword } from '../../platform/sessions/own-password.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { closeAccount } from './erasure.writes.ts'
import { accountClosedMail } from './mails/account-closed.mail.ts'

/** How often a person may download all their data, because a download reads many tables. */
const downloads = { most: 5, seconds: 3600 }

/** Counts a download of all of a person's data, and refuses it above the limit. */
export async function countDownload({ db }: Platform, { id }: Person): Promise<Refusal | undefined> {
  const retryAfter = await countUse(db, [{ key: `own data of ${id}`, ...downloads }])
  return retryAfter === undefined ? undefined : refuse('errors.too_many', { retryAfter })
}

/**
 * Closes a person's own account, which requires their password, and notifies them by e-mail. Until the erasure a login can keep the
 * account (SPEC-53). Refuses the last administrator.
 */
export async function closeOwnAccount(platform: Platform, person: Person, password: string, ip: string) {
  const account = await readAccount(platform.db, person.id)
  const refusal = await refuseWithoutPassword(platform, account, password, ip)
  if (refusal) return refusal
  return change(platform, person, { action: 'user.left' }, async (tx) => {
    const closed = await closeAccount(tx, platform, { id: person.id, role_id: person.roleId }, { by: person.id, reason: null })
    if (closed && !isRefusal(closed)) await queueAccountClosed(tx, platform, account, closed.erase_at)
    return closed
  })
}

/** Notifies the owner, in case they did not do it. Call it after closing the account, which drops unsent e-mails. */
async function queueAccountClosed(tx: Tx, platform: Platform, { id, email, language }: AccountRow, eraseAt: Date) {
  const { config, now } = platform
  const { kind, compose } = accountClosedMail
  const site = await readMailSite(platform, tx, language)
  const composed = compose({ language, site, eraseOn: calendarDay(eraseAt, config.timeZone) })
  await queueMail(tx, platform, { kind, userId: id, language, to: { name: '', address: email }, ...composed }, now())
}

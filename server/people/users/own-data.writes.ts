import { calendarDay } from '#domain/kernel/dates.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import { type Mail, queueMail } from '../../platform/mail/queue-mail.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { refuseWithoutPassword } from '../../platform/sessions/own-password.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { type AccountRow, readAccount } from '../accounts/accounts.reads.ts'
import { composeLeft } from './erased-mail.views.ts'
import { shutAccount } from './erasure.writes.ts'

/** How often a person downloads all their data within an hour: it is much to read. */
const downloads = { most: 5, seconds: 3600 }

/** Counts a download of all of a person's data, and refuses more than a person may have. */
export async function countDownload({ db }: Platform, { id }: Person): Promise<Refusal | undefined> {
  const retryAfter = await countUse(db, [{ key: `own data of ${id}`, ...downloads }])
  return retryAfter === undefined ? undefined : refuse('errors.too_many', { retryAfter })
}

/**
 * Shuts a person's own account, with their password, and tells them; until it is erased they can log in and keep it (SPEC-53). Staff
 * may leave too, but for the last administrator.
 */
export async function leave(platform: Platform, person: Person, password: string, ip: string) {
  const account = await readAccount(platform.db, person.id)
  const refusal = await refuseWithoutPassword(platform, account, password, ip)
  if (refusal) return refusal
  return change(platform, person, { action: 'user.left' }, async (tx) => {
    const shut = await shutAccount(tx, platform, { id: person.id, role_id: person.roleId }, { by: person.id, reason: null })
    if (shut && !isRefusal(shut)) await tellLeft(tx, platform, account, shut.erase_at)
    return shut
  })
}

/** Tells the owner, in case it was not them; after the e-mails that had not left are dropped, so that this one is not. */
async function tellLeft(tx: Tx, platform: Platform, { id, email, language }: AccountRow, eraseAt: Date) {
  const { config, now } = platform
  const site = await readMailSite(platform, tx, language)
  const written = composeLeft(language, site, calendarDay(eraseAt, config.timeZone))
  const mail: Mail = { kind: 'account_left', userId: id, language, to: { name: '', address: email }, ...written }
  await queueMail(tx, platform, mail, now())
}

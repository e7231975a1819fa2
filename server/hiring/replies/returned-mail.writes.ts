import { limits } from '#domain/kernel/limits.ts'
import { type DeliveryReport, isBounce, isFailure } from '#domain/mail/bounces.rules.ts'
import { withoutReceiver } from '#domain/mail/mail.rules.ts'
import { markReturned } from '../../platform/mail/failed-mails.writes.ts'
import { noteUnreached } from '../../platform/mail/unreached-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { announcePerson } from '../cards/announce.writes.ts'
import type { OutgoingRow } from './receiving.reads.ts'

/**
 * Marks the e-mail when a report says that it failed, and its address when the report says that it does not exist (EML-02). A delay changes
 * nothing. Reading the report again, as in a mailbox that was made anew, does not restore a mark that staff cleared.
 */
export async function noteReturned(
  platform: Pick<Platform, 'db' | 'now' | 'live'>,
  reports: readonly DeliveryReport[],
  mail: OutgoingRow,
): Promise<void> {
  const saysGone = (report: DeliveryReport) => isBounce(report) && isAboutReceiver(report, mail)
  const failure = reports.find(saysGone) ?? reports.find(isFailure)
  if (!failure || mail.status === 'failed') return
  const stated = failure.reason.includes(failure.status) ? failure.reason : `${failure.status} ${failure.reason}`
  const reason = withoutReceiver(stated.trim(), mail).slice(0, limits.text.description)
  await platform.db.transaction().execute(async (tx) => {
    if (saysGone(failure)) await noteUnreached(tx, mail.to_address, reason, platform.now())
    const failed = await markReturned(tx, mail.id, reason)
    if (mail.user_id !== null) await announcePerson(platform, tx, mail.user_id, 'notified')
    if (failed) await notifyStaff(tx, platform.now(), { kind: 'email_failed', emailId: mail.id })
  })
}

/** A report may be about the address to which the person's own one forwards; that one may exist. */
const isAboutReceiver = ({ address }: DeliveryReport, { to_address }: OutgoingRow) =>
  address === '' || address === to_address.toLowerCase()

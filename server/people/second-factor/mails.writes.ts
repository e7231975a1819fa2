import type { FactorEvent } from '#domain/people/second-factor/second-factor.rules.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { AccountRow } from '../../platform/people/account.reads.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { factorChangedMail } from './mails/factor-changed.mail.ts'

/** Notifies a person of what happened to their second factor, in case they did not do it. */
export async function queueFactorChanged(
  tx: Tx,
  platform: Platform,
  { id, email, language }: Pick<AccountRow, 'id' | 'email' | 'language'>,
  event: FactorEvent,
  now: Date,
): Promise<void> {
  const { kind, compose } = factorChangedMail
  const composed = compose({ language, site: await readMailSite(platform, tx, language), event })
  await queueMail(tx, platform, { kind, userId: id, language, to: { name: '', address: email }, ...composed }, now)
}

import type { z } from 'zod'
import type { shareRequest } from '#domain/hiring/candidate-emails/share.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { greetedName } from '#domain/mail/greeting.rules.ts'
import { isRepeated } from '#domain/mail/mail.rules.ts'
import { audit } from '../../platform/audit/audit.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { teamAddressOf } from '../../platform/mail/reply-address.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { networkOf } from '../../platform/sessions/network.ts'
import { countUse, pseudonym } from '../../platform/sessions/rate-limits.ts'
import { isStaff, type Person } from '../../platform/sessions/viewer.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { readOwnAddress } from './candidate-emails.reads.ts'
import { sharedVacancyMail } from './mails/shared-vacancy.mail.ts'
import { readLastShared, readOwnerOf, readVacancyToShare } from './share.reads.ts'
import { stopSuggestionsUrl } from './views/stop-link.ts'

/** The person who shares a vacancy, and their IP address. */
interface Sender {
  readonly actor: Person
  readonly ip: string
}

/**
 * E-mails a vacancy to a candidate or to anybody else (JOB-05, USR-05). The same request within a minute returns the e-mail that
 * is already queued. Refuses with errors.not_found for a vacancy that was never published, and with vacancies.closed for one that
 * is not active. Refuses with notification.error.unwanted for a person who wants no suggestions (SPEC-89) or must not be contacted (CON-02),
 * which staff read as notification.error.no_contact, with
 * notification.error.not_suggested for a candidate with an unconfirmed address (SPEC-56), and with errors.too_many above the limits per
 * person, network and site (LOG-06).
 */
export async function shareVacancy(
  platform: Platform,
  sender: Sender,
  request: z.output<typeof shareRequest>,
): Promise<{ uuid: string } | Refusal> {
  const now = platform.now()
  const { lang: language, name, email: address } = request
  return platform.db.transaction().execute(async (tx) => {
    const vacancy = await readVacancyToShare(tx, sender.actor, request.uuid)
    if (!vacancy) return refuse('errors.not_found')
    if (!vacancy.active) return refuse('vacancies.closed')
    const owner = await readOwnerOf(tx, address)
    // Only staff learn why.
    if (owner?.no_contact_since && isStaff(sender.actor)) return refuse('notification.error.no_contact')
    if (owner?.suggestions_stopped_at || owner?.no_contact_since) return refuse('notification.error.unwanted')
    if (owner && !owner.email_verified_at) return refuse('notification.error.not_suggested')
    const site = await readMailSite(platform, tx, language)
    const { kind, compose } = sharedVacancyMail
    const colleague = isStaff(sender.actor) ? await readOwnAddress(tx, sender.actor) : undefined
    // A candidate who shares a vacancy is no address for answers.
    const teamAddress = colleague && teamAddressOf(platform, { ...(owner && { person: owner.id }), colleague })
    const stopUrl = owner && stopSuggestionsUrl(platform, owner.uuid, language)
    const composed = compose({ language, site, recipient: greetedName(owner, name), vacancy, teamAddress, stopUrl })
    const mail = {
      kind,
      actorId: sender.actor.id,
      ...(owner && { userId: owner.id }),
      language,
      to: { name, address },
      ...composed,
    }
    const last = await readLastShared(tx, address)
    if (isRepeated(last, mail, now)) return { uuid: last.uuid }
    const retryAfter = await countShare(tx, platform, sender)
    if (retryAfter !== undefined) return refuse('errors.too_many', { retryAfter })
    const queued = await queueMail(tx, platform, mail, now)
    if (isRefusal(queued)) return queued
    const detail = { title: vacancy.title, language, email: queued.uuid }
    await audit(tx, sender.actor, { action: 'vacancy.shared', subjectType: 'vacancy', subjectId: vacancy.id, detail }, now)
    return { uuid: queued.uuid }
  })
}

function countShare(tx: Tx, { secretKey }: Platform, { actor, ip }: Sender): Promise<number | undefined> {
  const { byPerson, byNetwork, byAllInMinute } = limits.shared
  return countUse(tx, [
    { key: `shares of ${actor.id}`, most: byPerson, seconds: 3600 },
    { key: `shares from ${pseudonym(secretKey, networkOf(ip))}`, most: byNetwork, seconds: 3600 },
    { key: 'shares', most: byAllInMinute, seconds: 60 },
  ])
}

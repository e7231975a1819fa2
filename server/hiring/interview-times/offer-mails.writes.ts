import { fullName } from '#domain/kernel/full-name.ts'
import { isRefusal, type Refusal } from '#domain/kernel/refusals.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { confirmUrl } from '../../platform/mail/confirm-link.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { teamAddressOf } from '../../platform/mail/reply-address.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { readOwnAddress } from '../candidate-emails/candidate-emails.reads.ts'
import type { InvitationToSend } from '../interviews/next-invitation.reads.ts'
import { timeSetMail } from './mails/time-set.mail.ts'
import { timesOfferedMail } from './mails/times-offered.mail.ts'
import type { CardOfTimes, ColleagueRow, OfferRow } from './offers.reads.ts'
import { timesUrl } from './views/times-link.ts'

interface Offering {
  readonly card: CardOfTimes
  readonly offer: {
    readonly uuid: string
    readonly ends_at: Date
    readonly minutes: number
    readonly limit_hours: number
    readonly first_day: string
    readonly last_day: string
    readonly place: string
    readonly note: string
  }
  readonly found: { readonly colleagues: readonly Pick<ColleagueRow, 'fullname'>[]; readonly timeZone: string }
  readonly actor: { readonly id: number }
  readonly holdSeconds: number
}

/** Queues the e-mail that asks the candidate of a card to pick a time. Refuses whom nobody can write to. */
export async function queueOffer(
  tx: Tx,
  platform: Platform,
  { card, offer, found, actor, holdSeconds }: Offering,
  now: Date,
): Promise<{ uuid: string } | Refusal> {
  const { language } = card
  const { kind, compose } = timesOfferedMail
  const colleague = await readOwnAddress(tx, actor)
  const composed = compose({
    language,
    site: await readMailSite(platform, tx, language),
    ...{ firstName: card.first_name, job: card.job, timeZone: found.timeZone, place: offer.place, note: offer.note },
    interviewers: found.colleagues.map(({ fullname }) => fullname),
    ...{ minutes: offer.minutes, limitHours: offer.limit_hours, firstDay: offer.first_day, lastDay: offer.last_day },
    link: timesUrl(platform, offer.uuid, card.email, language),
    confirmUrl: card.confirmed ? undefined : confirmUrl(platform, { uuid: card.user_uuid, email: card.email }, language),
    teamAddress: teamAddressOf(platform, { application: card.id, colleague }),
  })
  const to = { name: fullName(card.first_name, card.last_name), address: card.email }
  const ofCard = { applicationId: card.id, userId: card.user_id, stage: card.stage, language, to, actorId: actor.id }
  return queueMail(tx, platform, { kind, ...ofCard, ...composed, holdSeconds, expiresAt: offer.ends_at }, now)
}

interface Set {
  readonly event: 'picked' | 'moved' | 'changed'
  readonly colleagues: readonly ColleagueRow[]
  readonly invitation: InvitationToSend
}

/** Queues the e-mail with the time of an interview to its candidate. To an address that nothing reaches there is none. */
export async function queueTimeSet(
  tx: Tx,
  platform: Platform,
  offer: OfferRow,
  { event, colleagues, invitation }: Set,
  now: Date,
): Promise<void> {
  const { language } = offer
  const { interview, uuid, sequence, organizer, from } = invitation
  const name = fullName(offer.first_name, offer.last_name)
  const { kind, compose } = timeSetMail
  const composed = compose({
    ...{ language, event, uuid, sequence, organizer, from, now, job: offer.job, limitHours: offer.limit_hours },
    site: await readMailSite(platform, tx, language),
    candidate: { name, firstName: offer.first_name, address: offer.email },
    ownTimeZone: offer.own_time_zone,
    interviewers: colleagues.map(({ fullname }) => fullname),
    ...{ startsAt: interview.startsAt, endsAt: interview.endsAt, timeZone: interview.timeZone },
    ...{ place: interview.place, note: interview.note },
    link: timesUrl(platform, offer.uuid, offer.email, language),
    teamAddress: teamAddressOf(platform, { application: offer.application_id, colleague: colleagues[0]?.email }),
  })
  const ofCard = { applicationId: offer.application_id, userId: offer.user_id, stage: offer.stage as Stage, language }
  const to = { name, address: offer.email }
  const queued = await queueMail(tx, platform, { kind, ...ofCard, to, ...composed, expiresAt: interview.endsAt }, now)
  // The page and the applications of the candidate say it too.
  if (isRefusal(queued)) platform.log.info({ reason: queued.refused }, 'a picked time was not mailed')
}

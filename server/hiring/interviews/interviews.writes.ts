import type { Interview } from '#domain/hiring/candidate-emails/interview-times.rules.ts'
import {
  candidateToNotify,
  eventOfInvitation,
  type InterviewEvent,
  interviewerToNotify,
  isAnswerEvent,
  languageOfInterviewer,
} from '#domain/hiring/interviews/interview-mails.rules.ts'
import type { NextInvitation } from '#domain/hiring/interviews/next-invitation.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { change } from '../../platform/changes.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { teamAddressOf } from '../../platform/mail/reply-address.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readMailFrom, readMailSite } from '../../platform/site-content.ts'
import { queueApplicationEvents } from '../../platform/webhooks/queue-events.writes.ts'
import { announce } from '../cards/announce.writes.ts'
import { readCardToChange } from '../cards/cards.reads.ts'
import {
  type InterviewDetails,
  type InterviewToCome,
  readAccountOfAddress,
  readCancelledSince,
  readInterviewsToCome,
  readOtherColleagues,
} from './interviews.reads.ts'
import { type CancellationCause, interviewCancelledMail } from './mails/interview-cancelled.mail.ts'
import { interviewerNotificationMail } from './mails/interviewer-notification.mail.ts'
import { dropUnsentInvitation } from './unsent-invitation.writes.ts'

interface Invitation extends NextInvitation {
  readonly interview: Interview
}

type InvitedCard = Pick<InterviewDetails, 'user_id' | 'first_name' | 'last_name' | 'job' | 'vacancy_uuid'> & {
  readonly id: number
}

interface Announcement {
  readonly stage: Stage
  readonly invitation: Invitation | undefined
  readonly holdSeconds: number
}

/**
 * Brings the interviews of a card in line with an e-mail about its stage: stores the interview that the e-mail invites to, notifies its
 * interviewer unless nothing has changed, and cancels the interviews of other stages that are still to come. All of it leaves after
 * `holdSeconds`. The caller holds the lock of the card, so that no other invitation comes between.
 */
export async function announceInterview(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config' | 'secretKey' | 'now' | 'live' | 'db'>,
  card: InvitedCard,
  { stage, invitation, holdSeconds }: Announcement,
  now: Date,
): Promise<void> {
  if (invitation) {
    await storeInvitation(tx, card.id, invitation, now)
    const event = eventOfInvitation(invitation)
    const { startsAt, endsAt } = invitation.interview
    const times = { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() }
    if (event) await queueApplicationEvents(tx, 'interview.scheduled', [card.id], now, { interview: invitation.uuid, ...times })
    const { startsAt: starts_at, endsAt: ends_at, timeZone: time_zone, sender, place } = invitation.interview
    const details = { ...card, uuid: invitation.uuid, application_id: card.id, starts_at, ends_at, time_zone, sender, place }
    if (event) await queueInterviewerNotification(tx, platform, details, event, holdSeconds)
  }
  await cancelInterviews(tx, platform, card.id, { kept: stage, holdSeconds })
}

/** Stores the interview of a stage and its invitation (SPEC-43, SPEC-61), as `nextInvitation` decided from `readStandingInterview`. */
export async function storeInvitation(
  tx: Tx,
  applicationId: number,
  { uuid, sequence, organizer, interview }: Invitation,
  now: Date,
): Promise<void> {
  const { stage, startsAt, endsAt, timeZone, sender, place, note } = interview
  const times = { starts_at: startsAt, ends_at: endsAt, time_zone: timeZone }
  const details = { ...times, sequence, sender, place, note, updated_at: now }
  const { id } = await tx
    .insertInto('interviews')
    .values({ uuid, application_id: applicationId, stage, organizer, ...details })
    .onConflict((conflict) => conflict.columns(['application_id', 'stage']).doUpdateSet({ ...details, cancelled_at: null }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('interview_invitations')
    .values({ interview_id: id, sequence, ...times, sent_at: now })
    .onConflict((conflict) => conflict.columns(['interview_id', 'sequence']).doNothing())
    .execute()
}

interface CancellationOptions {
  /** The stage whose interview is kept. */
  readonly kept?: Stage
  readonly holdSeconds?: number
  readonly cause?: CancellationCause
  /** The reason in the words of the person who cancels. */
  readonly reason?: string
}

/**
 * Cancels the interviews of an application that are still to come, except that of the stage `kept`. Each cancellation e-mail
 * takes the entry off the candidate's calendar (MAIL-03) and leaves after `holdSeconds`. Returns the number of cancelled
 * interviews.
 */
export async function cancelInterviews(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config' | 'secretKey' | 'now' | 'live' | 'db'>,
  applicationId: number,
  { kept, holdSeconds = 0, cause = 'cancelled', reason = '' }: CancellationOptions = {},
): Promise<number> {
  const now = platform.now()
  const cancelled = (await readInterviewsToCome(tx, applicationId, now)).filter(({ stage }) => stage !== kept)
  for (const row of cancelled) {
    const { id, starts_at, ends_at, time_zone } = row
    const sequence = row.sequence + 1
    await tx.updateTable('interviews').set({ sequence, cancelled_at: now, updated_at: now }).where('id', '=', id).execute()
    await tx
      .insertInto('interview_invitations')
      .values({ interview_id: id, sequence, cancels: true, starts_at, ends_at, time_zone, sent_at: now })
      .execute()
    await queueInterviewCancelled(tx, platform, row, { sequence, cause, reason, holdSeconds })
    await queueInterviewerNotification(tx, platform, row, { type: 'cancelled', sequence, reason }, holdSeconds)
  }
  return cancelled.length
}

/** Queues the e-mail about a cancelled interview to its candidate, unless the account is deleted. */
async function queueInterviewCancelled(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config' | 'secretKey' | 'now' | 'live' | 'db'>,
  interview: InterviewToCome,
  { holdSeconds, ...cancellation }: { sequence: number; cause: CancellationCause; reason: string; holdSeconds: number },
): Promise<void> {
  const to = candidateToNotify(interview)
  if (!to) return
  const { application_id: applicationId, user_id: userId, language } = interview
  const site = await readMailSite(platform, tx, language)
  const from = await readMailFrom(platform, tx, language)
  const now = platform.now()
  const { kind, compose } = interviewCancelledMail
  const teamAddress = teamAddressOf(platform, { application: applicationId, colleague: undefined })
  const composed = compose({ language, site, candidate: to, interview, ...cancellation, teamAddress, from, now })
  await queueMail(tx, platform, { kind, applicationId, userId, language, to, holdSeconds, ...composed }, now)
}

/**
 * Notifies a person whose account is open again of the interviews that were cancelled meanwhile and would still be to come: while it was closed,
 * no e-mail went to them.
 */
export async function queueMissedCancellations(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config' | 'secretKey' | 'now' | 'live' | 'db'>,
  { userId, closedAt }: { readonly userId: number; readonly closedAt: Date },
): Promise<void> {
  for (const row of await readCancelledSince(tx, userId, { since: closedAt, now: platform.now() }))
    await queueInterviewCancelled(tx, platform, row, { sequence: row.sequence, cause: 'cancelled', reason: '', holdSeconds: 0 })
}

/**
 * Cancels every interview of an application that is still to come. An unsent invitation is dropped without an e-mail. Returns
 * whether there was anything to cancel.
 */
export async function cancelAllInterviews(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config' | 'secretKey' | 'now' | 'live' | 'db'>,
  applicationId: number,
  why: Pick<CancellationOptions, 'cause' | 'reason'> = {},
): Promise<boolean> {
  const wasDropped = await dropUnsentInvitation(tx, platform, applicationId, platform.now())
  return (await cancelInterviews(tx, platform, applicationId, why)) > 0 || wasDropped
}

/** Cancels the interviews to come of a card, which stays in its column. Refuses with interviews.none when there are none. */
export async function cancelInterviewsOfCard(
  platform: Platform,
  { actor, origin }: { readonly actor: Person; readonly origin: string | null },
  cardId: string,
  reason: string,
): Promise<{ id: number; uuid: string } | Refusal> {
  return change(platform, actor, { action: 'application.interview_cancelled' }, async (tx) => {
    const card = await readCardToChange(tx, actor, cardId)
    if (!card) return refuse('errors.not_found')
    if (!(await cancelAllInterviews(tx, platform, card.id, { reason }))) return refuse('interviews.none')
    await announce(platform, tx, card.vacancy.uuid, { kind: 'interview', uuid_element: card.uuid, origin })
    return card
  })
}

/**
 * Queues the e-mail to the interviewer, if the interview has their address, and to its other colleagues: the calendar file of an invitation, its
 * change or its cancellation, and each answer. Call it in the transaction of the event. Above a daily number of answers it sends nothing,
 * and the card shows the latest answer.
 */
export async function queueInterviewerNotification(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config' | 'secretKey' | 'now' | 'live' | 'db'>,
  interview: InterviewDetails,
  event: InterviewEvent,
  holdSeconds = 0,
): Promise<void> {
  const colleagues = await readOtherColleagues(tx, interview)
  if (!interviewerToNotify(interview.sender) && colleagues.length === 0) return
  if (isAnswerEvent(event) && (await countUse(tx, [dailyLimitOf(interview)])) !== undefined) return
  for (const sender of [interview.sender, ...colleagues])
    await notifyInterviewer(tx, platform, { ...interview, sender }, event, holdSeconds)
}

async function notifyInterviewer(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config' | 'secretKey' | 'now' | 'live' | 'db'>,
  interview: InterviewDetails,
  event: InterviewEvent,
  holdSeconds: number,
): Promise<void> {
  const to = interviewerToNotify(interview.sender)
  if (!to) return
  const account = await readAccountOfAddress(tx, to.address)
  const language = languageOfInterviewer(account)
  const site = await readMailSite(platform, tx, language)
  const from = await readMailFrom(platform, tx, language)
  const now = platform.now()
  const { kind, compose } = interviewerNotificationMail
  const composed = compose({ language, site, interview, account, event, from, now })
  const { application_id: applicationId, user_id: userId } = interview
  await queueMail(tx, platform, { kind, applicationId, userId, language, to, holdSeconds, ...composed }, now)
}

const dailyLimitOf = ({ uuid }: InterviewDetails) => ({
  key: `answers about interview ${uuid}`,
  most: limits.answerUpdatesPerDay,
  seconds: 24 * 3600,
})

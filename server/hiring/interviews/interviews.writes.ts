import { sql } from 'kysely'
import type { Interview } from '#domain/hiring/candidate-emails/interview-times.rules.ts'
import { candidateToNotify } from '#domain/hiring/interviews/interview-mails.rules.ts'
import { type InterviewAnswer, invitationStatusOf } from '#domain/hiring/interviews/interviews.rules.ts'
import type { NextInvitation } from '#domain/hiring/interviews/next-invitation.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { change } from '../../platform/changes.ts'
import { noteConfirmed } from '../../platform/mail/confirmed-address.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { teamAddressOf } from '../../platform/mail/reply-address.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readMailFrom, readMailSite } from '../../platform/site-content.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { announce } from '../cards/announce.writes.ts'
import { readCardToChange } from '../cards/cards.reads.ts'
import { queueInterviewerNotification } from './interviewer.writes.ts'
import {
  type InterviewToCome,
  type InvitationRow,
  readCancelledSince,
  readInterviewsToCome,
  readInvitationToAnswer,
  readOwnInvitationToAnswer,
} from './interviews.reads.ts'
import { type CancellationCause, interviewCancelledMail } from './mails/interview-cancelled.mail.ts'
import { dropUnsentInvitation } from './unsent-invitation.writes.ts'
import { invitationOfToken, isSentTo } from './views/answer-link.ts'

/**
 * Stores the interview of a stage and its invitation (SPEC-43, SPEC-61), as `nextInvitation` decided from `readStandingInterview`. The
 * caller holds the lock of the card, so that no other invitation comes between.
 */
export async function storeInvitation(
  tx: Tx,
  applicationId: number,
  { uuid, sequence, organizer, interview }: NextInvitation & { readonly interview: Interview },
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
  const wasDropped = await dropUnsentInvitation(tx, platform, applicationId)
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

/** The former answers plus the current one, which an update is about to replace. */
const withFormerAnswer = sql<string>`case when answer is null then former_answers else former_answers
  || jsonb_build_object('answer', answer, 'note', answer_note, 'at', answered_at) end`

interface Answer {
  readonly answer: InterviewAnswer
  readonly note: string
}

/**
 * Answers an invitation by its link, which also confirms the address that it was sent to (SPEC-72). Refuses a forged link, and
 * invitations whose status does not allow an answer.
 */
export async function answerByLink(platform: Platform, token: string, answer: Answer): Promise<InvitationRow | Refusal> {
  const id = invitationOfToken(platform.secretKey, token)
  if (!id) return refuse('interviews.error.link')
  return keepAnswer(platform, answer, 'interviews.error.link', async (tx) => {
    const invitation = await readInvitationToAnswer(tx, id)
    if (invitation && isSentTo(platform.secretKey, id, token, invitation.email))
      await noteConfirmed(tx, platform, { id: invitation.user_id, email: invitation.email })
    return invitation
  })
}

/** Answers the given invitation of the candidate's own application. */
export async function answerOwn(
  platform: Platform,
  person: Person,
  applicationId: string,
  { sequence, ...answer }: Answer & { readonly sequence: number },
): Promise<InvitationRow | Refusal> {
  const read = (tx: Tx) => readOwnInvitationToAnswer(tx, person.id, applicationId, sequence, platform.now())
  return keepAnswer(platform, answer, 'errors.not_found', read)
}

/**
 * Stores the answer until the interview begins, and keeps the earlier ones for the history (SPEC-61, SPEC-72). Repeating the same
 * answer, as after a lost reply, changes nothing.
 */
async function keepAnswer(
  platform: Platform,
  { answer, note }: Answer,
  missing: 'interviews.error.link' | 'errors.not_found',
  read: (tx: Tx) => Promise<InvitationRow | undefined>,
): Promise<InvitationRow | Refusal> {
  const now = platform.now()
  return platform.db.transaction().execute(async (tx) => {
    const invitation = await read(tx)
    if (!invitation) return refuse(missing)
    const standing = invitationStatusOf(invitation, now)
    const isAnswered = standing === 'answered' || standing === 'settled'
    if (isAnswered && invitation.answer === answer && invitation.answer_note === note) return invitation
    if (standing === 'settled') return refuse('interviews.error.over')
    if (standing !== 'open' && standing !== 'answered') return refuse(`interviews.error.${standing}`)
    // Bounded, because every former answer is stored.
    const ofDay = { key: `answers of ${invitation.uuid}`, most: limits.interviewAnswersPerDay, seconds: 24 * 3600 }
    const retryAfter = await countUse(tx, [ofDay])
    if (retryAfter !== undefined) return refuse('interviews.error.often', { retryAfter })
    await tx
      .updateTable('interview_invitations')
      .set({ former_answers: withFormerAnswer, answer, answer_note: note, answered_at: now })
      .where('interview_id', '=', invitation.interview_id)
      .where('sequence', '=', invitation.sequence)
      .execute()
    const event = { kind: 'interview', uuid_element: invitation.application_uuid, origin: null } as const
    await announce(platform, tx, invitation.vacancy_uuid, event)
    await queueInterviewerNotification(tx, platform, invitation, { type: answer, note })
    await notifyStaff(tx, now, { kind: 'interview_answered', applicationId: invitation.application_id })
    return { ...invitation, answer, answer_note: note }
  })
}

import { sql } from 'kysely'
import { type InterviewAnswer, invitationStatusOf } from '#domain/hiring/interviews/interviews.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { type CalendarOutcome, type CalendarReply, calendarOutcomes } from '#domain/mail/calendar-reply.rules.ts'
import { noteConfirmed } from '../../platform/mail/confirmed-address.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { announce } from '../cards/announce.writes.ts'
import { type InvitationRow, readInvitation, readInvitationToAnswer, readOwnInvitationToAnswer } from './interviews.reads.ts'
import { queueInterviewerNotification } from './interviews.writes.ts'
import { invitationOfToken, isSentTo } from './views/answer-link.ts'
import { answerOfCalendar } from './views/calendar-answer.ts'

/** The former answers plus the current one, which an update is about to replace. */
const withFormerAnswer = sql<string>`case when answer is null then former_answers else former_answers
  || jsonb_build_object('answer', answer, 'note', answer_note, 'at', answered_at) end`

type Answering = Pick<Platform, 'db' | 'now' | 'config' | 'secretKey' | 'live' | 'jobs'>

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
 * Answers an invitation as the calendar of its receiver did, with the same rules as the link. `addresses` are those of the receiver. "Maybe" and
 * another proposed time ask for another time.
 */
export async function answerByCalendar(
  platform: Answering,
  reply: CalendarReply,
  { applicationId, addresses }: { readonly applicationId: number; readonly addresses: readonly string[] },
): Promise<CalendarOutcome> {
  const invitation = await readInvitation(platform.db, reply)
  if (invitation?.application_id !== applicationId) return 'unknown'
  if (!addresses.includes(reply.attendee)) return 'other_person'
  const answer = answerOfCalendar(reply, invitation)
  const kept = await keepAnswer(platform, answer, 'errors.not_found', (tx) => readInvitationToAnswer(tx, reply))
  if (!isRefusal(kept)) return 'taken'
  return calendarOutcomes.find((outcome) => kept.refused === `interviews.error.${outcome}`) ?? 'unknown'
}

/**
 * Stores the answer until the interview begins, and keeps the earlier ones for the history (SPEC-61, SPEC-72). Repeating the same
 * answer, as after a lost reply, changes nothing.
 */
async function keepAnswer(
  platform: Answering,
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

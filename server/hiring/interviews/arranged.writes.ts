import { sql } from 'kysely'
import type { Interview } from '#domain/hiring/candidate-emails/interview-times.rules.ts'
import type { InterviewEvent } from '#domain/hiring/interviews/interview-mails.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { queueApplicationEvents } from '../../platform/webhooks/queue-events.writes.ts'
import type { InterviewDetails } from './interviews.reads.ts'
import { cancelInterviews, queueInterviewerNotification, storeInvitation } from './interviews.writes.ts'
import { type InvitationToSend, readNextInvitation } from './next-invitation.reads.ts'

type Needs = Pick<Platform, 'jobs' | 'config' | 'secretKey' | 'now' | 'live' | 'db'>
type ArrangedCard = Pick<InterviewDetails, 'user_id' | 'first_name' | 'last_name' | 'job' | 'vacancy_uuid'> & {
  readonly id: number
  readonly email: string
}

interface Arrangement {
  readonly interview: Interview
  readonly colleagues: readonly number[]
  /** A candidate who picks the time has answered the invitation by that. */
  readonly by: 'candidate' | 'staff'
  readonly language: Language
}

/**
 * Stores the interview whose time a candidate picked, or that moved to another one (SLO-01), and notifies its colleagues. Returns the invitation
 * for the e-mail to the candidate. The caller holds the lock of the card.
 */
export async function arrangeInterview(
  tx: Tx,
  platform: Needs,
  card: ArrangedCard,
  { interview, colleagues, by, language }: Arrangement,
  now: Date,
): Promise<InvitationToSend> {
  const invitation = await readNextInvitation(tx, platform, card, interview, language)
  await storeInvitation(tx, card.id, invitation, now)
  const { startsAt: starts_at, endsAt: ends_at, timeZone: time_zone, sender, place } = interview
  await sql`
    with arranged as (select id from interviews where uuid = ${invitation.uuid}::uuid),
    left_out as (
      delete from interview_colleagues using arranged where interview_id = arranged.id and user_id <> all(${colleagues}::bigint[])
    )
    insert into interview_colleagues (interview_id, user_id)
    select arranged.id, colleague.id from arranged, unnest(${colleagues}::bigint[]) as colleague(id)
    on conflict do nothing`.execute(tx)
  if (by === 'candidate') await answerArranged(tx, invitation, { answer: 'confirmed', note: '' }, now)
  const times = { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() }
  await queueApplicationEvents(tx, 'interview.scheduled', [card.id], now, { interview: invitation.uuid, ...times })
  const details = { ...card, uuid: invitation.uuid, application_id: card.id, starts_at, ends_at, time_zone, sender, place }
  await queueInterviewerNotification(tx, platform, details, eventOf(invitation, by))
  return invitation
}

function eventOf({ sequence, replaces }: InvitationToSend, by: Arrangement['by']): InterviewEvent {
  if (by === 'candidate') return { type: replaces ? 'moved' : 'picked', sequence }
  return { type: replaces ? 'changed' : 'invited', sequence }
}

/** Stores the answer that a candidate gives by picking a time, or by calling it off. */
async function answerArranged(
  tx: Tx,
  { uuid, sequence }: { readonly uuid: string; readonly sequence: number },
  { answer, note }: { readonly answer: 'confirmed' | 'declined'; readonly note: string },
  now: Date,
): Promise<void> {
  await sql`
    update interview_invitations as invitation set
      former_answers = case when answer is null then former_answers else former_answers
        || jsonb_build_object('answer', answer, 'note', answer_note, 'at', answered_at) end,
      answer = ${answer}, answer_note = ${note}, answered_at = ${now}
    from interviews
    where interviews.uuid = ${uuid}::uuid and invitation.interview_id = interviews.id and invitation.sequence = ${sequence}::integer`.execute(
    tx,
  )
}

/**
 * Calls off the interview whose time a candidate picked. The caller holds the lock of the card. Returns the sequence of the cancellation, which
 * is what the offer knows of it.
 */
export async function callOffArranged(
  tx: Tx,
  platform: Needs,
  applicationId: number,
  { uuid, sequence }: { readonly uuid: string; readonly sequence: number },
  { by, reason }: { readonly by: Arrangement['by']; readonly reason: string },
): Promise<number> {
  if (by === 'candidate') await answerArranged(tx, { uuid, sequence }, { answer: 'declined', note: reason }, platform.now())
  await cancelInterviews(tx, platform, applicationId, { cause: by === 'candidate' ? 'called_off' : 'cancelled', reason })
  return sequence + 1
}

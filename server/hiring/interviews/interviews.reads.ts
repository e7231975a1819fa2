import { type RawBuilder, sql } from 'kysely'
import { interviewerOf, senderOf } from '#domain/hiring/interviews/interviews.rules.ts'
import type { StandingInterview } from '#domain/hiring/interviews/next-invitation.rules.ts'
import type { InterviewStage } from '#domain/kernel/stages.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { notifiedStage } from '../cards/notified.reads.ts'

/** Identifies one invitation: an interview, and the sequence of its calendar entry. */
export interface InvitationId {
  readonly uuid: string
  readonly sequence: number
}

/** Condition that the interview in the row of `interviews` is one of a colleague, by their id: it names their address, or they are one of its colleagues. */
export const isHeldBy = (colleague: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  named_address(interviews.sender) = (select holder.email from users as holder where holder.id = ${colleague} and holder.email <> '')
  or exists (select from interview_colleagues as held where held.interview_id = interviews.id and held.user_id = ${colleague}))`

/** Interviews with their candidate and vacancy. */
const withCandidate = (tx: Tx) =>
  tx
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['interviews.id', 'interviews.uuid', 'interviews.stage', 'interviews.sequence'])
    .select(['interviews.starts_at', 'interviews.ends_at', 'interviews.time_zone', 'interviews.sender', 'interviews.place'])
    .select('interviews.organizer')
    .select(['users.id as user_id', 'users.first_name', 'users.last_name', 'users.email', 'users.language'])
    .select(['users.time_zone as own_time_zone', 'users.deleted_at'])
    .select(['applications.id as application_id', 'vacancies.title as job', 'vacancies.uuid as vacancy_uuid'])

/** The interviews of an application that are still to come, with candidate and vacancy; locked until the transaction ends. */
export function readInterviewsToCome(tx: Tx, applicationId: number, now: Date) {
  return withCandidate(tx)
    .where('interviews.application_id', '=', applicationId)
    .where('interviews.cancelled_at', 'is', null)
    .where('interviews.starts_at', '>', now)
    .orderBy('interviews.id')
    .forUpdate('interviews')
    .execute()
}
export type InterviewToCome = Awaited<ReturnType<typeof readInterviewsToCome>>[number]

/** The interviews of a person that were cancelled since an instant and would still be to come. */
export function readCancelledSince(tx: Tx, userId: number, { since, now }: { readonly since: Date; readonly now: Date }) {
  return withCandidate(tx)
    .where('applications.user_id', '=', userId)
    .where('interviews.cancelled_at', '>=', since)
    .where('interviews.starts_at', '>', now)
    .orderBy('interviews.id')
    .execute()
}

/** The data of an interview for the e-mail to its interviewer. */
export interface InterviewDetails {
  readonly uuid: string
  readonly application_id: number
  readonly user_id: number
  readonly first_name: string
  readonly last_name: string
  readonly job: string
  readonly vacancy_uuid: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly time_zone: string
  readonly sender: string
  readonly place: string
}

/**
 * The interview of a card's stage as it was last announced, with its invitations from the newest on. Locked until the transaction ends.
 */
export function readStandingInterview(
  tx: Tx,
  applicationId: number,
  stage: InterviewStage,
): Promise<StandingInterview | undefined> {
  return tx
    .selectFrom('interviews')
    .select(['uuid', 'sequence', 'organizer', 'starts_at', 'ends_at', 'sender', 'place', 'note', 'cancelled_at'])
    .select(
      sql<StandingInterview['invitations']>`coalesce((
        select json_agg(json_build_object('sequence', sent.sequence, 'cancels', sent.cancels) order by sent.sequence desc)
        from interview_invitations sent where sent.interview_id = interviews.id
      ), '[]')`.as('invitations'),
    )
    .where('application_id', '=', applicationId)
    .where('stage', '=', stage)
    .forUpdate()
    .executeTakeFirst()
}

/** Invitations with their interview as it is now. Leaves out deleted accounts. */
const invitations = (db: Reader) =>
  db
    .selectFrom('interview_invitations as invitation')
    .innerJoin('interviews', 'interviews.id', 'invitation.interview_id')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['interviews.uuid', 'invitation.interview_id', 'invitation.sequence', 'invitation.answer', 'invitation.answer_note'])
    .select(['interviews.sequence as last_sequence', 'interviews.cancelled_at', 'interviews.starts_at', 'interviews.ends_at'])
    .select(['interviews.time_zone', 'interviews.sender', 'interviews.place', 'interviews.note'])
    .select(['users.id as user_id', 'users.email', 'applications.id as application_id', 'applications.uuid as application_uuid'])
    .select(['users.first_name', 'users.last_name'])
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title as job', 'vacancies.language as job_language'])
    .where('users.deleted_at', 'is', null)

const named = (db: Reader, { uuid, sequence }: InvitationId) =>
  invitations(db).where('interviews.uuid', '=', uuid).where('invitation.sequence', '=', sequence)

/** The invitation that a link stands for. */
export function readInvitation(db: Reader, id: InvitationId) {
  return named(db, id).executeTakeFirst()
}
export type InvitationRow = NonNullable<Awaited<ReturnType<typeof readInvitation>>>

/** As readInvitation, locked until the transaction ends. */
export function readInvitationToAnswer(tx: Tx, id: InvitationId) {
  return named(tx, id).forUpdate(['interviews', 'invitation']).executeTakeFirst()
}

/**
 * An invitation of the candidate's own application, at the stage that they were last notified of; locked until the transaction ends.
 */
export function readOwnInvitationToAnswer(tx: Tx, userId: number, applicationId: string, sequence: number, now: Date) {
  return invitations(tx)
    .where(recordIs('applications', applicationId))
    .where('applications.user_id', '=', userId)
    .where(sql<boolean>`interviews.stage = ${notifiedStage(now)}`)
    .where('invitation.sequence', '=', sequence)
    .forUpdate(['interviews', 'invitation'])
    .executeTakeFirst()
}

/** Language and first name of the account of an e-mail address, if there is one. */
export function readAccountOfAddress(db: Reader, address: string) {
  return db
    .selectFrom('users')
    .select(['language', 'first_name'])
    .where('email', '=', address)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The colleagues of an interview besides its sender, each as a sender. */
export async function readOtherColleagues(tx: Reader, { uuid, sender }: { readonly uuid: string; readonly sender: string }) {
  const rows = await tx
    .selectFrom('interview_colleagues')
    .innerJoin('interviews', 'interviews.id', 'interview_colleagues.interview_id')
    .innerJoin('users', 'users.id', 'interview_colleagues.user_id')
    .select([fullName.as('name'), 'users.email'])
    .where('interviews.uuid', '=', uuid)
    .where('users.deleted_at', 'is', null)
    .orderBy('users.id')
    .execute()
  const { address } = interviewerOf(sender)
  return rows.filter(({ email }) => email !== address).map(({ name, email }) => senderOf(name, email))
}

import { sql } from 'kysely'
import { finalBands } from '#domain/assessment/results/error.rules.ts'
import { finalBand } from '#domain/assessment/results/scoring.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { deliveredStatuses } from '#domain/mail/mail.rules.ts'
import { readOwnEvidence } from '../../assessment/passport/foreign-results.reads.ts'
import { skillName } from '../../assessment/skills/skill-names.reads.ts'
import { isPastHold, notifiedAt, notifiedStage } from '../../hiring/cards/notified.reads.ts'
import { ownOffers } from '../../hiring/interview-times/own-offers.reads.ts'
import { ownScorecards } from '../../hiring/scorecards/own-scorecards.reads.ts'
import { readReadsOf } from '../../platform/audit/read-log.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readFilesOfProfile, readFilesOfReplies } from '../profile/files.reads.ts'
import { readWholeProfile } from '../profile/reads/whole-profile.ts'
import { readPasskeys } from '../second-factor/passkeys.reads.ts'
import { readOwnFactor } from '../second-factor/second-factor.reads.ts'

/** A file of a person in the store. */
export interface OwnFile {
  readonly uuid: string
  readonly storage_key: string
  readonly original_name: string
}

/** The files of a person's profile and of their answers to e-mails. */
export async function readOwnFiles(db: Reader, userId: number): Promise<OwnFile[]> {
  const ids = [...(await readFilesOfProfile(db, userId)), ...(await readFilesOfReplies(db, userId))]
  if (ids.length === 0) return []
  return db.selectFrom('files').select(['uuid', 'storage_key', 'original_name']).where('id', 'in', ids).orderBy('id').execute()
}

/** All data of a person that they may read: tests without right answers, applications with notified stages (SPEC-18, SPEC-53, SPEC-64). */
export async function readOwnData(platform: Platform, { id: userId, language }: Pick<Person, 'id' | 'language'>) {
  const { db } = platform
  const now = platform.now()
  const [whole, user, skills, tests, applications, interviews, emails, answers, sessions, factor, passkeys, consents, held] =
    await Promise.all([
      readWholeProfile(platform, userId, language),
      db
        .selectFrom('users')
        .select([
          'language',
          'time_zone',
          'extra_time_percent',
          'suggestions_stopped_at',
          'no_contact_since',
          'no_contact_reason',
        ])
        .where('id', '=', userId)
        .executeTakeFirst(),
      readOwnSkills(db, userId, language),
      readOwnTests(db, userId, language),
      readOwnApplications(db, userId, now),
      readOwnInterviews(db, userId, now),
      readMails(db, userId),
      db
        .selectFrom('replies')
        .select(['received_at', 'from_address', 'subject', 'body', 'quoted'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('sessions')
        .select(['started_at', 'last_used_at', 'ended_at', 'browser', 'system', 'factor'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
      readOwnFactor(db, userId),
      readPasskeys(db, userId),
      db
        .selectFrom('consents')
        .select(['version', 'text_sha256', 'privacy_version', 'language', 'given_at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
      readOwnHeldConsents(db, userId),
    ])
  const { user_detail: details, name, lastname, email, email_verified_at, created_at } = whole.personal
  return {
    account: { name, lastname, email, email_verified_at, created_at, ...user },
    personal: details,
    cv: whole.cv?.file ?? null,
    education: whole.education,
    experience: whole.experience,
    references: whole.references,
    portfolio: whole.portfolio,
    skills,
    tests,
    applications,
    interviews,
    emails,
    answers_to_emails: answers,
    sessions,
    second_factor: {
      app_set_up_at: factor.set_up_at,
      recovery_codes_left: factor.codes_left,
      passkeys: passkeys.map(namedPasskey),
      company_account: (await readOwnCompanyAccount(db, userId)) ?? null,
      directory: (await readOwnDirectoryEntry(db, userId)) ?? null,
    },
    consents,
    /** Consents that the company says that it holds. */
    held_consents: held,
    corrections_by_staff: await readOwnCorrections(db, userId),
    reads_by_staff: await readReadsOf(db, userId),
    /** Results of other sites that the person shows as evidence. */
    results_of_other_sites: await readOwnEvidence(db, userId),
  }
}
export type OwnData = Awaited<ReturnType<typeof readOwnData>>

const readOwnSkills = (db: Reader, userId: number, language: Language) =>
  db
    .selectFrom('user_skills')
    .innerJoin('skills', 'skills.id', 'user_skills.skill_id')
    .select([skillName(language).as('name'), 'from_date', 'to_date', 'user_skills.note'])
    .where('user_id', '=', userId)
    .orderBy('user_skills.id')
    .execute()

/** The person's answers to the questions of the vacancy, with the questions as they were asked (SCQ-02). */
const ownAnswers = sql<{ question: string; answer: string[]; answered_at: string }[]>`coalesce((
  select json_agg(json_build_object('question', question, 'answer', answer, 'answered_at', answered_at) order by position, id)
  from screening_answers where screening_answers.application_id = applications.id
), '[]')`

const readOwnApplications = (db: Reader, userId: number, now: Date) =>
  db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select([
      'vacancies.title as vacancy',
      'applied_at',
      'source_kind',
      'source_name',
      notifiedStage(now).as('stage'),
      notifiedAt(now).as('notified_at'),
      'hired_at',
      'hire_ended_at',
      'brought_at',
      ownOffer.as('offer'),
      ownSteps.as('steps'),
      ownAnswers.as('answers'),
      ownScorecards.as('scorecards'),
      ownPresentations.as('presented_to'),
      ownOffers(now).as('times_offered'),
    ])
    .where('user_id', '=', userId)
    .orderBy('applications.id')
    .execute()

const readOwnHeldConsents = (db: Reader, userId: number) =>
  db
    .selectFrom('held_consents')
    .leftJoin('users as colleague', 'colleague.id', 'held_consents.declared_by')
    .select(['held_consents.consented_on', 'held_consents.manner', 'held_consents.note', 'held_consents.declared_at'])
    .select(['held_consents.covers', 'held_consents.withdrawn_at'])
    .select(sql<string | null>`colleague.first_name || ' ' || colleague.last_name`.as('declared_by'))
    .where('held_consents.user_id', '=', userId)
    .orderBy('held_consents.id')
    .execute()

/** The account of the company with which the person logs in. */
const readOwnCompanyAccount = (db: Reader, userId: number) =>
  db
    .selectFrom('company_accounts')
    .select(['issuer', 'subject', 'linked_at', 'last_login_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** What the directory of the company has for the person. */
const readOwnDirectoryEntry = (db: Reader, userId: number) =>
  db.selectFrom('provisioned_staff').select(['external_id', 'changed_at']).where('user_id', '=', userId).executeTakeFirst()

/** A passkey as its owner knows it. */
const namedPasskey = ({ name, created_at, last_used_at }: Awaited<ReturnType<typeof readPasskeys>>[number]) => ({
  name,
  created_at,
  last_used_at,
})

/** What staff corrected about the person. */
const readOwnCorrections = (db: Reader, userId: number) =>
  db
    .selectFrom('corrections')
    .select(['corrected_at', 'field', 'former', 'present'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** When the person applied, withdrew and applied again, was put into the vacancy by staff, or was hired; and all that an import brought along. */
const ownSteps = sql<readonly { readonly kind: string; readonly at: string }[]>`(
  select json_agg(json_build_object(
    'kind', case when kind in ('applied', 'restored') and actor_id <> applications.user_id then 'added' else kind end, 'at', at,
    'brought', brought, 'stage', case when brought is not null then to_stage end
  ) order by at) from application_history
  where application_id = applications.id and (kind in ('applied', 'restored', 'withdrawn', 'hired') or brought is not null)
)`

/** To which clients the person was presented, when, and until when they could read about them. */
const ownPresentations = sql<readonly { readonly client: string; readonly at: string; readonly until: string }[]>`coalesce((
  select json_agg(json_build_object('client', clients.name, 'at', shortlists.created_at,
    'until', least(shortlists.ends_at, shortlists.withdrawn_at)) order by shortlists.id)
  from shortlist_people join shortlists on shortlists.id = shortlist_people.shortlist_id join clients on clients.id = vacancies.client_id
  where shortlist_people.application_id = applications.id
), '[]')`

/** The first day and the salary of a placement. Its fee is between the company and its client (106). */
const ownOffer = sql<{
  readonly starts_on: string
  readonly salary: number
  readonly salary_period: string
  readonly currency: string
} | null>`(
  select json_build_object('starts_on', starts_on, 'salary', salary, 'salary_period', salary_period, 'currency', currencies.code)
  from placements join currencies on currencies.id = placements.currency_id where placements.application_id = applications.id
  order by placements.hired_at desc limit 1
)`

/** Every invitation to an interview, with the person's answer. */
function readOwnInterviews(db: Reader, userId: number, now: Date) {
  return db
    .selectFrom('interview_invitations as sent')
    .innerJoin('interviews', 'interviews.id', 'sent.interview_id')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['vacancies.title as vacancy', 'sent.starts_at', 'sent.ends_at', 'sent.time_zone', 'sent.cancels as cancelled'])
    .select(['sent.sent_at', 'sent.answer', 'sent.answer_note', 'sent.answered_at', 'sent.former_answers'])
    .where('applications.user_id', '=', userId)
    .where(isPastHold('sent.sent_at', now))
    .orderBy('sent.interview_id')
    .orderBy('sent.sequence')
    .execute()
}

/** Sent and stored e-mails to the person or about one of their applications. */
async function readMails(db: Reader, userId: number) {
  const applications = await db.selectFrom('applications').select('id').where('user_id', '=', userId).execute()
  const ids = applications.map(({ id }) => id)
  return db
    .selectFrom('outgoing_emails')
    .select(['subject', 'plain as text', 'sent_at'])
    .where('status', 'in', deliveredStatuses)
    .where('kind', '!=', 'interviewer')
    .where(({ or, eb }) => or([eb('user_id', '=', userId), ...(ids.length > 0 ? [eb('application_id', 'in', ids)] : [])]))
    .orderBy('id')
    .execute()
}

/** The text of the chosen answer, or the alternative text of a picture or sound. Null for a free text. */
const chosenText = sql<string | null>`(
  select coalesce(nullif(answer ->> 'text', ''), answer ->> 'alternative_text') from jsonb_array_elements(snapshot.answers) as answer
  where answer ->> 'uuid' = attempt_questions.answer_uuid::text
)`

async function readOwnTests(db: Reader, userId: number, language: Language) {
  const tests = await db
    .selectFrom('attempts')
    .innerJoin('skills', 'skills.id', 'attempts.skill_id')
    .select(['attempts.id', skillName(language).as('skill'), 'attempts.language', 'state', 'started_at', 'finished_at'])
    .select(['signals_agreed_at', 'device', 'extra_time', 'explanation', 'explained_at', 'points', 'unrated', 'points_error'])
    .select(['point_limits', 'is_clear'])
    .where('user_id', '=', userId)
    .orderBy('attempts.id')
    .execute()
  const answers = await db
    .selectFrom('attempt_questions')
    .innerJoin('attempts', 'attempts.id', 'attempt_questions.attempt_id')
    .innerJoin('question_snapshots as snapshot', 'snapshot.id', 'attempt_questions.snapshot_id')
    .select(['attempt_id', 'position', 'snapshot.text as question', chosenText.as('chosen'), 'annotation as text'])
    .select(['shown_at', 'answered_at', 'late', 'arrived_late', 'offline_seconds'])
    .select(['paste_answer', 'copy_answer', 'copy_question', 'left_window', 'device_changed', 'network_changed', 'too_fast'])
    .where('attempts.user_id', '=', userId)
    .where('answered_at', 'is not', null)
    .orderBy('attempt_id')
    .orderBy('position')
    .execute()
  const shared = await db
    .selectFrom('skill_credentials')
    .select(['attempt_id', 'holder_name as name', 'shared_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return tests.map(({ id, points, unrated, points_error: error, ...test }) => ({
    ...test,
    band: finalBand({ points, unrated }),
    // The bands that the error of the points reaches (FAI-03).
    bands: finalBands({ points, unrated, error }),
    shared: shared.filter(({ attempt_id }) => attempt_id === id).map(({ attempt_id: _, ...credential }) => credential),
    // Events recorded during the test are the person's data too (SPEC-37); which answer was right is not.
    answers: answers.filter(({ attempt_id }) => attempt_id === id).map(({ attempt_id: _, ...noted }) => noted),
  }))
}

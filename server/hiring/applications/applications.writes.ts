import { sql } from 'kysely'
import type { ApplyResult } from '#domain/hiring/applications/applications.contract.ts'
import type { Source } from '#domain/hiring/applications/source.rules.ts'
import type { GivenAnswer } from '#domain/hiring/screening-questions/answers.contract.ts'
import { isOpen } from '#domain/hiring/vacancies/closing.rules.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { firstStage } from '#domain/kernel/stages.ts'
import { skillsOfApplication } from '../../assessment/skills/skills-of-people.writes.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import { placeBetween } from '../../platform/place-in-order.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { counting, exceeded, insertWithin, type Limit } from '../../platform/sessions/rate-limits.ts'
import type { Person, Viewer } from '../../platform/sessions/viewer.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { applicationEvents, queueApplicationEvents } from '../../platform/webhooks/queue-events.writes.ts'
import { cardsToNotify } from '../candidate-emails/candidate-emails.reads.ts'
import { dropUnsent, queueStageMail } from '../candidate-emails/candidate-emails.writes.ts'
import { announce } from '../cards/announce.writes.ts'
import { cancelAllInterviews } from '../interviews/interviews.writes.ts'
import { returnedReplies } from '../replies/returned-replies.writes.ts'
import { type CheckedAnswers, checkAnswers, forgetAnswers, storeAnswers } from '../screening-questions/answers.writes.ts'
import { readOwnCard, readVacancyFor, readVacancyToApplyTo, type VacancyToApplyTo } from './applications.reads.ts'
import { restoredCard } from './restored-cards.writes.ts'

// Triggers follow every write of these tables. They mark the figures of the vacancy to be counted again: applications_inserted_figures,
// applications_updated_figures, applications_deleted_figures, and application_history_inserted_figures, application_history_updated_figures,
// application_history_deleted_figures. note_application and note_changed_application note when the person was last active,
// applications_end_placement when a hire with a placement ends.

/**
 * Applies a person to a vacancy (APP-01, APP-02). Refuses as openVacancy does, with vacancies.cv_needed without a CV (SPEC-27), with errors of
 * the answers that do not fit its questions (SCQ-02), and with vacancies.apply_limit above the daily limit. There is a limit because each application sends an e-mail to an address
 * that may belong to somebody else.
 */
export async function apply(
  platform: Platform,
  person: Pick<Person, 'id' | 'language'>,
  vacancyId: string,
  { source, answers }: { readonly source: Source; readonly answers?: readonly GivenAnswer[] | undefined },
): Promise<ApplyResult | Refusal> {
  return platform.db.transaction().execute(async (tx) => {
    const vacancy = ifOpen(platform, await readVacancyFor(tx, vacancyId, person.id))
    if (isRefusal(vacancy)) return vacancy
    if (!vacancy.has_cv) return refuse('vacancies.cv_needed')
    if (vacancy.is_on_board) return 'old_apply'
    const checked = await checkAnswers(tx, vacancy.id, answers)
    if (isRefusal(checked)) return checked
    const ofPerson = { key: `applications of ${person.id}`, most: limits.applicationsPerDay, seconds: 24 * 3600 }
    const applicant = { userId: person.id, vacancy, language: person.language, source, answers: checked }
    const result = await applyTo(tx, platform, applicant, ofPerson)
    const retryAfter = result === 'old_apply' ? await exceeded(tx, [ofPerson]) : undefined
    return retryAfter === undefined ? result : refuse('vacancies.apply_limit', { retryAfter })
  })
}

/**
 * The vacancy to which staff add people, locked against deletion. Refuses with errors.not_found when it was never published or the viewer
 * may not read about it, and with vacancies.closed when it is closed or its last day is over (ADR-0006).
 */
export async function openVacancy(
  tx: Tx,
  platform: Pick<Platform, 'now' | 'config'>,
  viewer: Viewer,
  id: string,
): Promise<VacancyToApplyTo | Refusal> {
  return ifOpen(platform, await readVacancyToApplyTo(tx, viewer, id))
}

function ifOpen<Vacancy extends { active: boolean; closes_on: string | null }>(
  { now, config }: Pick<Platform, 'now' | 'config'>,
  vacancy: Vacancy | undefined,
): Vacancy | Refusal {
  if (!vacancy) return refuse('errors.not_found')
  return isOpen(vacancy, calendarDay(now(), config.timeZone)) ? vacancy : refuse('vacancies.closed')
}

/**
 * Withdraws a person's own application (SPEC-62). The card leaves the board and keeps its history, interviews to come are
 * cancelled, and unsent e-mails about later stages are dropped. Withdrawing twice changes nothing.
 */
export async function withdraw(
  platform: Platform,
  person: Person,
  id: string,
): Promise<{ uuid: string; withdrawnAt: Date } | Refusal> {
  const now = platform.now()
  return platform.db.transaction().execute(async (tx) => {
    const card = await readOwnCard(tx, person.id, id)
    if (!card) return refuse('errors.not_found')
    if (card.withdrawn_at) return { uuid: card.uuid, withdrawnAt: card.withdrawn_at }
    await tx
      .updateTable('applications')
      .set({ removed_at: now, withdrawn_at: now, version: card.version + 1 })
      .where('id', '=', card.id)
      .execute()
    await tx
      .insertInto('application_history')
      .values({ application_id: card.id, actor_id: person.id, kind: 'withdrawn', from_stage: card.stage, at: now })
      .execute()
    await cancelAllInterviews(tx, platform, card.id, { cause: 'withdrawn' })
    await dropUnsent(tx, platform, card.id)
    await announce(platform, tx, card.vacancy_uuid, { kind: 'removed', uuid_element: card.uuid, origin: null })
    await queueApplicationEvents(tx, 'application.withdrawn', [card.id], now)
    return { uuid: card.uuid, withdrawnAt: now }
  })
}

interface Applicant {
  readonly userId: number
  readonly vacancy: VacancyToApplyTo
  readonly language: Language
  readonly source: Source
  /** The answers to the questions of the vacancy, checked before; absent when the person was not asked. */
  readonly answers?: CheckedAnswers | undefined
  /** The member of staff who adds the person; absent when they apply themselves. */
  readonly addedBy?: Person
}

/**
 * Adds a card at the end of a board's first column, with its history, the vacancy's skills and the stage's e-mail (APP-02). A person
 * whom staff add gets no e-mail, because it would thank them for an application that they did not make (INT-04). A
 * card that is on the board, in whatever column, stays there and sends no second e-mail. A removed card comes back (SPEC-25). The
 * caller has locked the vacancy against deletion and has checked that it is open. The
 * application counts as a use of `limit`. Above the limit nothing is written, and the result is 'old_apply'.
 */
export async function applyTo(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config' | 'secretKey' | 'live' | 'now' | 'files'>,
  applicant: Applicant,
  limit?: Limit,
): Promise<ApplyResult> {
  const [card] = await plannedOnce(tx, putOnBoard(tx, applicant, platform.now(), limit))
  if (!card) return 'old_apply'
  if (card.version > 1 && !applicant.addedBy) await forgetAnswers(tx, platform, card.id)
  await storeAnswers(tx, { id: card.id, vacancy_id: applicant.vacancy.id }, applicant.answers ?? [], platform.now())
  if (!applicant.addedBy) await queueStageMail(tx, platform, card, { stage: firstStage, language: applicant.language })
  await announce(platform, tx, card.vacancy_uuid, { kind: 'applied', uuid_element: card.uuid, origin: null })
  const now = platform.now()
  const created = applicationEvents('application.created', [card.id], now)
  await notifyStaff(tx, now, { kind: 'application', applicationUuid: card.uuid, by: applicant.addedBy?.id }, created)
  return 'new_apply'
}

/**
 * Creates or restores the card with its history, and adds the vacancy's skills to the profile. A skill that the person already
 * has is only marked as required (SPEC-28). Returns what the e-mail needs, or no row when the card was on the board. One
 * statement, because applying is the most frequent write. The unique index decides races (TIM-02).
 */
function putOnBoard(
  tx: Tx,
  { userId, vacancy: { id: vacancyId, last_position }, language, source, addedBy }: Applicant,
  now: Date,
  limit: Limit | undefined,
) {
  const place = {
    stage: firstStage,
    position: placeBetween(last_position, null),
    applied_at: now,
    stage_changed_at: now,
    // The candidate knows the first stage from applying, even without an e-mail.
    notified_stage: firstStage,
    notified_at: now,
    // The colleague who adds a person knows them.
    opened_at: addedBy ? now : null,
    source_kind: source.kind,
    source_name: source.name,
    added_by: addedBy?.id ?? null,
  }
  // The parts are named like their tables, so that the final query of the card reads the written rows.
  const bounds = limit ? [limit] : []
  const written = counting(tx, bounds)
    .with('applications', (db) =>
      insertWithin(db, 'applications', { vacancy_id: vacancyId, user_id: userId, ...place }, bounds)
        .onConflict((conflict) =>
          conflict
            .columns(['vacancy_id', 'user_id'])
            .doUpdateSet({ ...place, ...restoredCard })
            .where('applications.removed_at', 'is not', null),
        )
        .returningAll(),
    )
    .with('noted', (db) =>
      db
        .insertInto('application_history')
        .columns(['application_id', 'actor_id', 'kind', 'to_stage', 'at'])
        .expression(
          db
            .selectFrom('applications')
            .select([
              'id',
              sql<number>`${addedBy?.id ?? userId}::bigint`.as('actor'),
              sql<string>`case version when 1 then 'applied' else 'restored' end`.as('kind'),
              sql<string>`${firstStage}::text`.as('stage'),
              sql<Date>`${now}::timestamptz`.as('at'),
            ]),
        ),
    )
    // Replies that came while the card was off the board belong to it again.
    .with('returned', (db) => returnedReplies(db, db.selectFrom('applications').select('id').where('version', '>', 1)))
    .with('user_skills', skillsOfApplication)
  return cardsToNotify(written as unknown as Tx, firstStage, language)
}

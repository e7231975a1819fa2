import { sql } from 'kysely'
import type { ApplyResult } from '#domain/hiring/applications/applications.contract.ts'
import { isOpen } from '#domain/hiring/vacancies/closing.rules.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { firstStage } from '#domain/kernel/stages.ts'
import { placeBetween } from '../../platform/place-in-order.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { announce } from '../cards/announce.writes.ts'
import { readCardAbove } from '../cards/cards.reads.ts'
import { callOffInterviews } from '../interviews/interviews.writes.ts'
import { dropUnsent, queueStageMail } from '../notifications/notifications.writes.ts'
import { readOwnCard, readVacancyFor, readVacancyToApplyTo } from './applications.reads.ts'

/**
 * Applies somebody to a vacancy (APP-01, APP-02). Refuses what openVacancy refuses, vacancies.cv_needed without a CV
 * (SPEC-27), and vacancies.apply_limit after as many as a person sends in a day: each sends an e-mail to whatever address they gave.
 */
export async function apply(
  platform: Platform,
  person: Pick<Person, 'id' | 'language'>,
  vacancyId: string,
): Promise<ApplyResult | Refusal> {
  return platform.db.transaction().execute(async (tx) => {
    const vacancy = ifOpen(platform, await readVacancyFor(tx, vacancyId, person.id))
    if (isRefusal(vacancy)) return vacancy
    if (!vacancy.has_cv) return refuse('vacancies.cv_needed')
    if (vacancy.is_on_board) return 'old_apply'
    const ofPerson = { key: `applications of ${person.id}`, most: limits.applicationsPerDay, seconds: 24 * 3600 }
    const retryAfter = await countUse(tx, [ofPerson])
    if (retryAfter !== undefined) return refuse('vacancies.apply_limit', { retryAfter })
    return applyTo(tx, platform, { userId: person.id, vacancyId: vacancy.id, language: person.language })
  })
}

/**
 * The vacancy that somebody wants to apply to, locked against deletion. Refuses with errors.not_found for one that was never published
 * and vacancies.closed for one that is closed, or whose last day is over (ADR-0067).
 */
export async function openVacancy(
  tx: Tx,
  platform: Pick<Platform, 'now' | 'config'>,
  id: string,
): Promise<{ id: number } | Refusal> {
  return ifOpen(platform, await readVacancyToApplyTo(tx, id))
}

function ifOpen<Vacancy extends { active: boolean; closes_on: string | null }>(
  { now, config }: Pick<Platform, 'now' | 'config'>,
  vacancy: Vacancy | undefined,
): Vacancy | Refusal {
  if (!vacancy) return refuse('errors.not_found')
  return isOpen(vacancy, calendarDay(now(), config.timeZone)) ? vacancy : refuse('vacancies.closed')
}

/**
 * Takes somebody's own application back (SPEC-62): its card leaves the board and keeps its history, interviews to come are called
 * off, and what was written about a later stage and has not left yet stays unsent. Once more is no harm.
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
    await callOffInterviews(tx, platform, card.id, { because: 'withdrawn' })
    await dropUnsent(tx, platform, card.id)
    await announce(platform, tx, card.vacancy_uuid, { kind: 'removed', uuid_element: card.uuid, origin: null })
    return { uuid: card.uuid, withdrawnAt: now }
  })
}

interface Applicant {
  readonly userId: number
  readonly vacancyId: number
  readonly language: Language
}

/**
 * Puts a card of somebody at the end of a board's first column, with its history, the skills that the vacancy asks for and the
 * e-mail of the stage (APP-02). Who is on the board already, in whatever column, stays there and gets no second e-mail; who was
 * removed comes back (SPEC-25). The caller has locked the vacancy against deletion and seen that it is open.
 */
export async function applyTo(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config' | 'secretKey' | 'live' | 'now'>,
  applicant: Applicant,
): Promise<ApplyResult> {
  const { language } = applicant
  const card = await putOnBoard(tx, applicant, platform.now())
  if (!card) return 'old_apply'
  await queueStageMail(tx, platform, { applicationId: card.id, stage: firstStage, language })
  await announce(platform, tx, card.vacancyUuid, { kind: 'applied', uuid_element: card.uuid, origin: null })
  return 'new_apply'
}

/**
 * Makes or brings back the card, with its history, and puts the vacancy's skills on the person's profile; one that is there already is
 * only marked as required (SPEC-28). One statement: applying is written more often than anything else. Undefined when there was a
 * card on the board. The unique index settles races (TIM-02).
 */
async function putOnBoard(tx: Tx, { userId, vacancyId }: Applicant, now: Date) {
  const last = await readCardAbove(tx, { vacancyId, stage: firstStage }, null)
  const place = {
    stage: firstStage,
    position: placeBetween(last?.position ?? null, null),
    applied_at: now,
    stage_changed_at: now,
    // Who applies knows it, whether an e-mail says so or not.
    told_stage: firstStage,
    told_at: now,
    opened_at: null,
  }
  return tx
    .with('card', (db) =>
      db
        .insertInto('applications')
        .values({ vacancy_id: vacancyId, user_id: userId, ...place })
        .onConflict((conflict) =>
          conflict
            .columns(['vacancy_id', 'user_id'])
            .doUpdateSet({ ...place, removed_at: null, withdrawn_at: null, version: sql`applications.version + 1` })
            .where('applications.removed_at', 'is not', null),
        )
        .returning(['id', 'uuid', 'version', vacancyUuid.as('vacancyUuid')]),
    )
    .with('noted', (db) =>
      db
        .insertInto('application_history')
        .columns(['application_id', 'actor_id', 'kind', 'to_stage', 'at'])
        .expression(
          db
            .selectFrom('card')
            .select([
              'id',
              sql<number>`${userId}::bigint`.as('actor'),
              sql<string>`case version when 1 then 'applied' else 'restored' end`.as('kind'),
              sql<string>`${firstStage}::text`.as('stage'),
              sql<Date>`${now}::timestamptz`.as('at'),
            ]),
        ),
    )
    .with('skilled', (db) =>
      db
        .insertInto('user_skills')
        .columns(['user_id', 'skill_id', 'required'])
        .expression(
          db
            .selectFrom(['card', 'vacancy_skills'])
            .select([sql<number>`${userId}::bigint`.as('user_id'), 'skill_id', sql<boolean>`true`.as('required')])
            .where('vacancy_id', '=', vacancyId)
            // In one order for everybody: two applications at once never wait for each other in a circle.
            .orderBy('skill_id'),
        )
        .onConflict((conflict) => conflict.columns(['user_id', 'skill_id']).doUpdateSet({ required: true })),
    )
    .selectFrom('card')
    .select(['id', 'uuid', 'vacancyUuid'])
    .executeTakeFirst()
}

const vacancyUuid = sql<string>`(select vacancies.uuid from vacancies where vacancies.id = applications.vacancy_id)`

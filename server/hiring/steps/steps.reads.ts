import { type RawBuilder, sql } from 'kysely'
import type { NamedStep } from '#domain/hiring/steps/steps.contract.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isApplicantKnownTo } from '../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

const inOrderOfStages = sql`array_position(${[...stages]}::text[], stage_steps.stage)`

const rowsOf = (db: Reader) =>
  db
    .selectFrom('stage_steps')
    .select(['stage_steps.id', 'stage_steps.uuid', 'stage_steps.version', 'stage_steps.vacancy_id'])
    .select(['stage_steps.stage', 'stage_steps.position', 'stage_steps.name'])
    .select(
      sql<number>`(
        select count(*)::integer from applications where applications.step_id = stage_steps.id and applications.removed_at is null
      )`.as('cards'),
    )

/** The steps of a vacancy, or with null those that new vacancies begin with, by stage and in their order. */
export function readSteps(db: Reader, vacancyId: number | null) {
  return rowsOf(db)
    .where('vacancy_id', vacancyId === null ? 'is' : '=', vacancyId)
    .orderBy(inOrderOfStages)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
export type StepRow = Awaited<ReturnType<typeof readSteps>>[number]

/** The same; nobody adds to, orders or leaves the steps of a vacancy until the transaction ends. */
export async function lockSteps(tx: Tx, vacancyId: number | null): Promise<StepRow[]> {
  if (vacancyId !== null) await tx.selectFrom('vacancies').select('id').where('id', '=', vacancyId).forNoKeyUpdate().execute()
  return readSteps(tx, vacancyId)
}

/** A default step, or one of a vacancy that the viewer may read about. */
export function readStep(db: Reader, viewer: Viewer, id: string) {
  return rowsOf(db)
    .leftJoin('vacancies', 'vacancies.id', 'stage_steps.vacancy_id')
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title'])
    .where(recordIs('stage_steps', id))
    .where(sql<boolean>`(stage_steps.vacancy_id is null or ${isVacancyVisibleTo(viewer)})`)
    .executeTakeFirst()
}
export type KnownStep = NonNullable<Awaited<ReturnType<typeof readStep>>>

/**
 * The cards of these uuids that are on a board which the viewer may see, each with its step. Locks their vacancies and them until the
 * transaction ends, as a move does (readCardToChange).
 */
export async function readCardsToStep(tx: Tx, viewer: Viewer, uuids: readonly string[]) {
  const named = tx.selectFrom('applications').select('vacancy_id').where(sql<boolean>`applications.uuid = any(${uuids}::uuid[])`)
  const vacancies = await tx
    .selectFrom('vacancies')
    .select(['id', 'uuid'])
    .where('id', 'in', named)
    .where(isVacancyVisibleTo(viewer))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const vacancyOf = new Map(vacancies.map((vacancy) => [vacancy.id, vacancy]))
  // A statement of its own, which reads what a move that held the vacancy has written.
  const cards = await tx
    .selectFrom('applications')
    .select(['id', 'uuid', 'stage', 'version', 'vacancy_id', 'step_id'])
    .select((eb) =>
      eb.selectFrom('stage_steps').select('name').whereRef('stage_steps.id', '=', 'applications.step_id').as('step_name'),
    )
    .where(sql<boolean>`applications.uuid = any(${uuids}::uuid[])`)
    .where('removed_at', 'is', null)
    .where(isApplicantKnownTo(viewer))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return cards.flatMap((card) => {
    const vacancy = vacancyOf.get(card.vacancy_id)
    return vacancy ? [{ ...card, vacancy }] : []
  })
}
export type CardToStep = Awaited<ReturnType<typeof readCardsToStep>>[number]

/** The step of a row of `applications`; null at none. */
export const stepOfApplication = sql<NamedStep | null>`(
  select json_build_object('uuid', stage_steps.uuid, 'name', stage_steps.name) from stage_steps
  where stage_steps.id = applications.step_id
)`

/** The steps of a row of `vacancies`, by stage and in their order. */
export const stepsOfVacancy = sql<(NamedStep & { readonly stage: Stage })[]>`coalesce((
  select json_agg(json_build_object('uuid', stage_steps.uuid, 'name', stage_steps.name, 'stage', stage_steps.stage)
    order by ${inOrderOfStages}, stage_steps.position, stage_steps.id)
  from stage_steps where stage_steps.vacancy_id = vacancies.id
), '[]')`

/** Condition that a row of `applications` stands at the step of a filter, which is a record or `none`. */
export const standsAt = (step: string): RawBuilder<boolean> =>
  step === 'none'
    ? sql`applications.step_id is null`
    : sql`applications.step_id = (select stage_steps.id from stage_steps where ${recordIs('stage_steps', step)})`

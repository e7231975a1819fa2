import { sql } from 'kysely'
import type { StepInput } from '#domain/hiring/steps/steps.contract.ts'
import { defaultSteps } from '#domain/hiring/steps/steps.screens.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { change, seenVersion } from '../../platform/changes.ts'
import type { VacancyPlace } from '../../platform/named-vacancy.reads.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { announceTeam } from '../cards/announce.writes.ts'
import { leaveStep } from '../cards/application-rows.writes.ts'
import { type KnownStep, lockSteps, readStep, readSteps, type StepRow } from './steps.reads.ts'

const full = refuse('errors.fields', { errors: { name: ['steps.error.full'] } })
const taken = { stage_steps_name: { name: ['steps.error.twice'] } }

/** Adds a step at the end of a stage (STP-01). Refuses more than fit, and a name that the stage has. */
export function addStep(platform: Platform, actor: Person, { vacancy }: VacancyPlace, { stage, name }: StepInput) {
  const detail = { name, stage, ...(vacancy && { title: vacancy.title }) }
  return change(platform, actor, { action: 'stage_step.added', detail, taken }, async (tx) => {
    const present = (await lockSteps(tx, vacancy?.id ?? null)).filter((step) => step.stage === stage)
    if (present.length >= limits.steps.ofStage) return full
    const { uuid } = await tx
      .insertInto('stage_steps')
      .values({ vacancy_id: vacancy?.id ?? null, stage, name, position: (present.at(-1)?.position ?? 0) + 1 })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    if (vacancy) await announceTeam(platform, tx, vacancy.uuid)
    return readStep(tx, actor, uuid)
  })
}

/** Renames a step; cards stay at it. Refuses as stale when somebody else has changed it since `version`. */
export function renameStep(
  platform: Platform,
  actor: Person,
  step: KnownStep,
  { name, version: seen }: { readonly name: string; readonly version?: number | undefined },
) {
  const version = seenVersion({ version: seen }, step)
  return change(platform, actor, { action: 'stage_step.modified', detail: { from: step.name, to: name }, taken }, async (tx) => {
    const changed = await tx
      .updateTable('stage_steps')
      .set({ name, version: version + 1 })
      .where('id', '=', step.id)
      .where('version', '=', version)
      .returning('uuid')
      .executeTakeFirst()
    if (changed && step.vacancy_uuid) await announceTeam(platform, tx, step.vacancy_uuid)
    return changed && readStep(tx, actor, changed.uuid)
  })
}

/**
 * Deletes a step. Cards that stand at it go to the step `to` of the same stage, or with 'none' to no step, and their history says so. Refuses
 * when there are some and nothing says where they go.
 */
export function deleteStep(platform: Platform, actor: Person, step: KnownStep, to: string | undefined) {
  const detail = { name: step.name, ...(step.title && { title: step.title }) }
  return change(platform, actor, { action: 'stage_step.deleted', detail }, async (tx, now) => {
    const steps = await lockSteps(tx, step.vacancy_id)
    const own = steps.find(({ id }) => id === step.id)
    if (!own) return undefined
    if (own.cards > 0 && to === undefined) return refuse('steps.error.cards_stand')
    const target = to === undefined || to === 'none' ? null : findStep(steps, to)
    if (target === undefined || (target && (target.stage !== own.stage || target.id === own.id)))
      return refuse('steps.error.other_stage')
    await leaveStep(tx, own, target, actor, now)
    await tx.deleteFrom('stage_steps').where('id', '=', own.id).execute()
    if (step.vacancy_uuid) await announceTeam(platform, tx, step.vacancy_uuid)
    return own
  })
}

const findStep = (steps: readonly StepRow[], id: string): StepRow | undefined =>
  steps.find(({ id: number, uuid }) => uuid === id.toLowerCase() || String(number) === id)

/** Sets the order of the steps of a stage. Refuses as stale when the stage has other steps by now. */
export function orderSteps(
  platform: Platform,
  actor: Person,
  { vacancy }: VacancyPlace,
  { stage, steps: wanted }: { readonly stage: Stage; readonly steps: readonly string[] },
): Promise<{ id: number; rows: StepRow[] } | Refusal> {
  const detail = { stage, title: vacancy?.title ?? defaultSteps }
  return change(platform, actor, { action: 'stage_step.ordered', detail }, async (tx) => {
    const present = (await lockSteps(tx, vacancy?.id ?? null)).filter((step) => step.stage === stage)
    const ids = wanted.flatMap((id) => findStep(present, id)?.id ?? [])
    if (new Set(ids).size !== present.length || ids.length !== wanted.length) return undefined
    await sql`
      update stage_steps set position = placed.position
      from unnest(${ids}::bigint[]) with ordinality as placed(id, position)
      where stage_steps.id = placed.id`.execute(tx)
    if (vacancy) await announceTeam(platform, tx, vacancy.uuid)
    return { id: ids[0] ?? 0, rows: await readSteps(tx, vacancy?.id ?? null) }
  })
}

/** Adds the steps to a vacancy that new vacancies begin with and it does not have by name. */
export function takeDefaultSteps(platform: Platform, actor: Person, vacancy: NonNullable<VacancyPlace['vacancy']>) {
  const detail = { title: vacancy.title }
  return change(platform, actor, { action: 'stage_step.copied', detail }, async (tx) => {
    await lockSteps(tx, vacancy.id)
    await copySteps(tx, null, [vacancy.id])
    await announceTeam(platform, tx, vacancy.uuid)
    const rows = await readSteps(tx, vacancy.id)
    return { id: rows[0]?.id ?? 0, rows }
  })
}

/**
 * Gives vacancies copies of the steps of another one, or with null of those that new vacancies begin with. A stage takes those that fit behind
 * its own, and none that it has by name.
 */
export async function copySteps(tx: Tx, from: number | null, to: readonly number[]): Promise<void> {
  if (to.length === 0) return
  await sql`
    insert into stage_steps (vacancy_id, stage, position, name)
    select vacancies.id, pattern.stage, pattern.position + present.last, pattern.name
    from unnest(${to}::bigint[]) as vacancies(id)
    cross join stage_steps as pattern
    cross join lateral (
      select coalesce(max(own.position), 0) as last, count(*) as steps from stage_steps as own
      where own.vacancy_id = vacancies.id and own.stage = pattern.stage
    ) as present
    where pattern.vacancy_id is not distinct from ${from}::bigint and present.steps + (
      select count(*) from stage_steps as before
      where before.vacancy_id is not distinct from pattern.vacancy_id and before.stage = pattern.stage and before.position <= pattern.position
    ) <= ${limits.steps.ofStage}
    order by pattern.stage, pattern.position
    on conflict do nothing`.execute(tx)
}

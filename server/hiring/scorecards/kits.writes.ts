import { type RawBuilder, sql } from 'kysely'
import type { KitFields } from '#domain/hiring/scorecards/kits.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import type { InterviewStage } from '#domain/kernel/stages.ts'
import { change } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { type KitRow, readKits, readUsedStages, type VacancyOfKits } from './kits.reads.ts'

interface PlaceOfKit {
  readonly vacancy: VacancyOfKits
  readonly stage: InterviewStage
}

/**
 * Sets the interview kit of a stage (SCO-01). Criteria and questions that it had keep their ids, so that scorecards still belong to them. The
 * scale stays once somebody has begun a scorecard, because points of different scales cannot be compared.
 */
export function saveKit(platform: Platform, actor: Person, { vacancy, stage }: PlaceOfKit, fields: KitFields) {
  const { scale, words, criteria, questions, version: seen } = fields
  return change(
    platform,
    actor,
    { action: 'interview_kit.modified', detail: { title: vacancy.title, stage } },
    async (tx, now) => {
      const before = await lockKit(tx, vacancy.id, stage)
      if (seen !== undefined && seen !== (before?.version ?? 0)) return undefined
      if (before && before.scale !== scale && (await readUsedStages(tx, vacancy.id)).includes(stage))
        return refuse('errors.fields', { errors: { scale: ['scorecards.error.scale_used'] } })
      const { id } = await tx
        .insertInto('interview_kits')
        .values({ vacancy_id: vacancy.id, stage, scale, words, created_at: now, updated_at: now })
        .onConflict((conflict) =>
          conflict.columns(['vacancy_id', 'stage']).doUpdateSet({
            ...{ scale, words, updated_at: now },
            version: sql`interview_kits.version + 1`,
          }),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      const idOf = (rows: readonly { id: number; uuid: string }[] = [], uuid: string) =>
        rows.find((row) => row.uuid === uuid.toLowerCase())?.id ?? null
      await writeParts(tx, 'kit_criteria', id, {
        ids: criteria.map(({ uuid }) => idOf(before?.criteria, uuid)),
        columns: {
          name: sql`${criteria.map(({ name }) => name)}::text[]`,
          hint: sql`${criteria.map(({ hint }) => hint)}::text[]`,
          skill_id: sql`${criteria.map(({ skill }) => idOf(vacancy.skills, skill))}::bigint[]`,
        },
      })
      await writeParts(tx, 'kit_questions', id, {
        ids: questions.map(({ uuid }) => idOf(before?.questions, uuid)),
        columns: { text: sql`${questions.map(({ text }) => text)}::text[]` },
      })
      return (await readKits(tx, vacancy.id, stage))[0]
    },
  )
}

interface Parts {
  /** The id of a row that the kit has already; null for a new one. */
  readonly ids: readonly (number | null)[]
  /** The values of each column, in the order of the ids. */
  readonly columns: Readonly<Record<string, RawBuilder<unknown>>>
}

/** Writes the rows of a kit in their order: deletes those that are left out, changes those with an id, and adds the others. */
async function writeParts(
  tx: Tx,
  table: 'kit_criteria' | 'kit_questions',
  kitId: number,
  { ids, columns }: Parts,
): Promise<void> {
  const [of, names] = [sql.table(table), Object.keys(columns).map((name) => sql.ref(name))]
  const given = sql`unnest(${ids}::bigint[], ${sql.join(Object.values(columns))}) with ordinality as given(id, ${sql.join(names)}, position)`
  await sql`delete from ${of} where kit_id = ${kitId} and not (id = any(${ids.filter((id) => id !== null)}::bigint[]))`.execute(
    tx,
  )
  const changed = names.map((name) => sql`${name} = given.${name}`)
  await sql`
    update ${of} set position = given.position, ${sql.join(changed)} from ${given}
    where ${of}.id = given.id and ${of}.kit_id = ${kitId}`.execute(tx)
  await sql`
    insert into ${of} (kit_id, position, ${sql.join(names)})
    select ${kitId}::bigint, position, ${sql.join(names)} from ${given} where id is null`.execute(tx)
}

/** Deletes the kit of a stage. Refuses once somebody has begun a scorecard with it, which nobody could finish then. */
export function deleteKit(platform: Platform, actor: Person, { vacancy, stage }: PlaceOfKit) {
  return change(platform, actor, { action: 'interview_kit.deleted', detail: { title: vacancy.title, stage } }, async (tx) => {
    const kit = await lockKit(tx, vacancy.id, stage)
    if (!kit) return refuse('errors.not_found')
    if ((await readUsedStages(tx, vacancy.id)).includes(stage)) return refuse('scorecards.kit_used')
    await tx.deleteFrom('interview_kits').where('id', '=', kit.id).execute()
    return kit
  })
}

/** The kit of a stage. Nobody else changes it, and nobody begins a scorecard with it, until the transaction ends. */
async function lockKit(tx: Tx, vacancyId: number, stage: InterviewStage): Promise<KitRow | undefined> {
  await tx.selectFrom('vacancies').select('id').where('id', '=', vacancyId).forNoKeyUpdate().execute()
  await tx
    .selectFrom('interview_kits')
    .select('id')
    .where('vacancy_id', '=', vacancyId)
    .where('stage', '=', stage)
    .forUpdate()
    .execute()
  return (await readKits(tx, vacancyId, stage))[0]
}

/** Gives a new vacancy copies of the interview kits of another one (SCO-01). Criteria about skills stay about them. */
export async function copyKits(tx: Tx, from: number, to: number, now: Date): Promise<void> {
  await sql`
    with copied as (
      insert into interview_kits (vacancy_id, stage, scale, words, created_at, updated_at)
      select ${to}::bigint, stage, scale, words, ${now}::timestamptz, ${now}::timestamptz from interview_kits where vacancy_id = ${from}
      returning id, stage
    ),
    pairs as (
      select interview_kits.id as from_id, copied.id as to_id from copied
      join interview_kits on interview_kits.vacancy_id = ${from} and interview_kits.stage = copied.stage
    ),
    criteria as (
      insert into kit_criteria (kit_id, position, skill_id, name, hint)
      select to_id, position, skill_id, name, hint from pairs join kit_criteria on kit_id = from_id
    )
    insert into kit_questions (kit_id, position, text)
    select to_id, position, text from pairs join kit_questions on kit_id = from_id`.execute(tx)
}

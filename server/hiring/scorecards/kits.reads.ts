import { type RawBuilder, sql } from 'kysely'
import type { Scale } from '#domain/hiring/scorecards/scorecards.rules.ts'
import type { InterviewStage } from '#domain/kernel/stages.ts'
import { skillName, skillOrder } from '../../assessment/skills/skill-names.reads.ts'
import { namedVacancy } from '../../platform/named-vacancy.reads.ts'
import type { Reader } from '../../platform/platform.ts'
import { languageOf, type Viewer } from '../../platform/sessions/viewer.ts'

/** A vacancy that the viewer may read about, with its skills by name. */
export function readVacancyOfKits(db: Reader, viewer: Viewer, id: string) {
  const language = languageOf(viewer)
  return namedVacancy(db, viewer, id)
    .select(
      sql<{ id: number; uuid: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', skills.id, 'uuid', skills.uuid, 'name', ${skillName(language)}) order by ${skillOrder(language)})
        from vacancy_skills join skills on skills.id = vacancy_skills.skill_id where vacancy_skills.vacancy_id = vacancies.id
      ), '[]')`.as('skills'),
    )
    .executeTakeFirst()
}
export type VacancyOfKits = NonNullable<Awaited<ReturnType<typeof readVacancyOfKits>>>

export interface CriterionRow {
  readonly id: number
  readonly uuid: string
  readonly skill_id: number | null
  readonly skill_uuid: string | null
  readonly name: string
  readonly hint: string
}

export interface QuestionRow {
  readonly id: number
  readonly uuid: string
  readonly text: string
}

export interface KitRow {
  readonly id: number
  readonly vacancy_id: number
  readonly stage: InterviewStage
  readonly scale: Scale
  readonly words: string[]
  readonly version: number
  readonly criteria: CriterionRow[]
  readonly questions: QuestionRow[]
}

/** The kits of a vacancy, or that of one stage. */
export async function readKits(db: Reader, vacancyId: number, stage?: InterviewStage): Promise<KitRow[]> {
  const rows = await db
    .selectFrom('interview_kits')
    .select(['id', 'vacancy_id', 'stage', 'scale', 'words', 'version'])
    .select([
      sql<CriterionRow[]>`coalesce((
        select json_agg(json_build_object('id', kit_criteria.id, 'uuid', kit_criteria.uuid, 'skill_id', kit_criteria.skill_id,
          'skill_uuid', skills.uuid, 'name', kit_criteria.name, 'hint', kit_criteria.hint) order by kit_criteria.position)
        from kit_criteria left join skills on skills.id = kit_criteria.skill_id where kit_id = interview_kits.id
      ), '[]')`.as('criteria'),
      sql<QuestionRow[]>`coalesce((
        select json_agg(json_build_object('id', id, 'uuid', uuid, 'text', text) order by position)
        from kit_questions where kit_id = interview_kits.id
      ), '[]')`.as('questions'),
    ])
    .where('vacancy_id', '=', vacancyId)
    .$if(stage !== undefined, (query) => query.where('stage', '=', stage as InterviewStage))
    .execute()
  return rows.map((row) => ({ ...row, scale: row.scale as Scale }))
}

/** The stages of a vacancy in which somebody has begun a scorecard. */
export async function readUsedStages(db: Reader, vacancyId: number): Promise<readonly InterviewStage[]> {
  const { rows } = await sql<{ stage: InterviewStage }>`
    select distinct scorecards.stage from applications join scorecards on scorecards.application_id = applications.id
    where applications.vacancy_id = ${vacancyId}`.execute(db)
  return rows.map(({ stage }) => stage)
}

/** Whether the vacancy in the row of `vacancies` has a kit. */
export const hasKits: RawBuilder<boolean> = sql`exists (select from interview_kits where interview_kits.vacancy_id = vacancies.id)`

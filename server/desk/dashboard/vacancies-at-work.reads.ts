import { sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { isOfOpenAccount, isUnopened } from '../../hiring/cards/counted.reads.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isApplicantKnownTo } from '../../platform/sessions/visible-people.ts'
import { isApplicationVisibleTo, isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

export interface VacancyAtWorkRow {
  readonly uuid: string
  readonly title: string
  readonly language: Language
  readonly client_name: string
  readonly counts: Readonly<Partial<Record<Stage, number>>>
  readonly unopened: number
}

/** The number of a person's latest changes, or of unopened applications, in which the dashboard searches for vacancies. */
const maxChanges = 300

/**
 * The active vacancies that a person changed last or whose cards they moved last. When there are none, those of the latest unopened
 * applications, most of them first, and then the newest. Vacancies with unopened applications stand before the others (ADM-01).
 */
export async function readVacanciesAtWork(db: Reader, viewer: Person): Promise<{ own: boolean; rows: VacancyAtWorkRow[] }> {
  const isVisible = isVacancyVisibleTo(viewer)
  const own = await readIds(
    db,
    sql`select vacancies.id from (
      select coalesce(applications.vacancy_id, case when subject_type = 'vacancy' then subject_id end) as vacancy_id, max(latest.id) as last
      from (
        select id, subject_type, subject_id from audit_log where actor_id = ${viewer.id}::bigint
        order by at desc, id desc limit ${sql.lit(maxChanges)}
      ) as latest
      left join applications on subject_type = 'application' and applications.id = subject_id
      group by 1
    ) as worked join vacancies on vacancies.id = worked.vacancy_id and vacancies.active and ${isVisible} order by last desc`,
  )
  const ids = own.length > 0 ? own : await readWaitingAndNewest(db, viewer)
  const rows = await readCountsOf(db, viewer, ids)
  const [waiting, others] = [rows.filter(({ unopened }) => unopened > 0), rows.filter(({ unopened }) => unopened === 0)]
  return { own: own.length > 0, rows: [...waiting, ...others] }
}

async function readWaitingAndNewest(db: Reader, viewer: Person): Promise<number[]> {
  const isVisible = isVacancyVisibleTo(viewer)
  const waiting = await readIds(
    db,
    sql`select vacancies.id from (
      select vacancy_id, count(*) as unopened from (
        select vacancy_id from applications where ${isUnopened} and ${isOfOpenAccount} and ${isApplicationVisibleTo(viewer)}
          and ${isApplicantKnownTo(viewer)} order by notified_at desc limit ${sql.lit(maxChanges)}
      ) as latest group by 1
    ) as unopened join vacancies on vacancies.id = vacancy_id and vacancies.active order by unopened desc, vacancies.id desc`,
  )
  const newest = await readIds(db, sql`select id from vacancies where active and ${isVisible} order by created_at desc, id desc`)
  return [...new Set([...waiting, ...newest])].slice(0, limits.vacanciesAtWork)
}

async function readIds(db: Reader, query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${query} limit ${sql.lit(limits.vacanciesAtWork)}`.execute(db)
  return rows.map(({ id }) => id)
}

async function readCountsOf(db: Reader, viewer: Person, ids: readonly number[]): Promise<VacancyAtWorkRow[]> {
  const { rows } = await sql<VacancyAtWorkRow>`
    select vacancies.uuid, vacancies.title, vacancies.language, clients.name as client_name, (
      select json_object_agg(stage, (
        select count(*)::integer from (
          select from applications where applications.vacancy_id = vacancies.id and applications.stage = columns.stage
            and applications.removed_at is null and ${isOfOpenAccount} and ${isApplicantKnownTo(viewer)} limit ${sql.lit(limits.countCap)}
        ) as counted
      )) from unnest(${[...stages]}::text[]) as columns(stage)
    ) as counts, (
      select count(*)::integer from (
        select from applications where applications.vacancy_id = vacancies.id and ${isUnopened} and ${isOfOpenAccount} and ${isApplicantKnownTo(viewer)}
        limit ${sql.lit(limits.countCap)}
      ) as counted
    ) as unopened
    from unnest(${ids}::bigint[]) with ordinality as wanted(id, place)
    join vacancies on vacancies.id = wanted.id join clients on clients.id = vacancies.client_id order by wanted.place`.execute(db)
  return rows
}

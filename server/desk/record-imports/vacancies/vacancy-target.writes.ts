import { sql } from 'kysely'
import { addVacancies, fillVacancies, removeVacancies } from '../../../hiring/vacancies/imported-vacancies.writes.ts'
import type { Reader } from '../../../platform/platform.ts'
import type { Person } from '../../../platform/sessions/viewer.ts'
import { isVacancyVisibleTo } from '../../../platform/sessions/visible-vacancies.ts'
import type { RecordTarget, ReportRow } from '../reads/record-target.ts'
import { lockUntouched } from '../record-imports.reads.ts'
import { isPlanCurrent, planVacancies } from './vacancy-plan.reads.ts'

/** Vacancies as they were: open, closed or drafts (MOV-02). Known ones get what they lack. */
export const vacancyTarget: RecordTarget = {
  async plan(platform, viewer, table, reading, choices) {
    const { vacancies, ...planned } = await planVacancies(platform, viewer, table, reading, choices)
    const added = vacancies.flatMap((one) => ('vacancy' in one ? [one] : []))
    const filled = vacancies.flatMap((one) => ('vacancyId' in one ? [one] : []))
    return {
      ...{ ...planned, added: added.length, completed: filled.length, written: vacancies },
      async write(tx, { actor, now }) {
        if (!(await isPlanCurrent(tx, actor, vacancies))) return undefined
        const fields = added.map((one) => one.vacancy)
        const ids = await addVacancies(tx, fields, now)
        const values = filled.map((one) => ({ id: one.vacancyId, filled: one.filled }))
        await fillVacancies(tx, values, now)
        return [
          ...added.map(({ line }, at) => ({ line, vacancy_id: ids[at] ?? 0 })),
          ...filled.map((one) => ({ line: one.line, vacancy_id: one.vacancyId, added: one.filled })),
        ]
      },
    }
  },
  readReport,
  async takeBack(tx, _platform, one, now) {
    const untouched = await lockUntouched(tx, one.id, 'vacancies')
    const added = untouched.flatMap(({ record, added: values }) => (values ? [] : [record]))
    await removeVacancies(tx, added)
    const emptied = (values: object) => Object.fromEntries(Object.keys(values).map((field) => [field, '']))
    const filled = untouched.flatMap(({ record, added: values }) => (values ? [{ id: record, filled: emptied(values) }] : []))
    await fillVacancies(tx, filled, now)
    return one.added + one.completed - untouched.length
  },
}

async function readReport(db: Reader, viewer: Person, importId: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select one.line, vacancies.title as name, clients.name as detail, one.added, one.notices,
      case when vacancies.active then 'published' when vacancies.published_at is null then 'draft' else 'closed' end as state
    from imported_records as one
    join vacancies on vacancies.id = one.vacancy_id join clients on clients.id = vacancies.client_id
    where one.import_id = ${importId} and ${isVacancyVisibleTo(viewer)} order by one.line`.execute(db)
  return rows
}

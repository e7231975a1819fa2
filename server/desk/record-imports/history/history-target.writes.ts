import { sql } from 'kysely'
import { fullName } from '../../../platform/person-name.ts'
import type { Reader } from '../../../platform/platform.ts'
import type { Person } from '../../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../../platform/sessions/visible-vacancies.ts'
import type { RecordTarget, ReportRow } from '../reads/record-target.ts'
import { takeHistoryBack, writeHistory } from './past.writes.ts'
import { planHistory } from './past-plan.reads.ts'

/** Past applications of people who are known (MOV-01). */
export const historyTarget: RecordTarget = {
  async plan(platform, viewer, table, reading, choices) {
    const { past, ...planned } = await planHistory(platform, viewer, table, reading, choices)
    const { questions, ...written } = past
    return {
      ...{ ...planned, questions, written, added: past.applications.length, completed: 0 },
      write: (tx, one) => writeHistory(tx, past, one, choices),
    }
  },
  readReport,
  takeBack: (tx, platform, { id }, now) => takeHistoryBack(tx, platform, id, now),
}

/** The lines of past applications with their people and vacancies, without those of which the viewer may not read. */
async function readReport(db: Reader, viewer: Person, importId: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select one.line, ${fullName} as name, vacancies.title || ' · ' || clients.name as detail, one.added, one.notices, '' as state
    from imported_records as one join applications on applications.id = one.application_id join users on users.id = applications.user_id
    join vacancies on vacancies.id = applications.vacancy_id join clients on clients.id = vacancies.client_id
    where one.import_id = ${importId} and ${isVisibleTo(viewer)} and ${isVacancyVisibleTo(viewer)} order by one.line`.execute(db)
  return rows
}

import { en as applicationEn } from '#domain/hiring/applications/applications.staff.en.ts'
import { es as applicationEs } from '#domain/hiring/applications/applications.staff.es.ts'
import { en as boardEn } from '#domain/hiring/board/board.staff.en.ts'
import { es as boardEs } from '#domain/hiring/board/board.staff.es.ts'
import type { Applicant } from '#domain/hiring/vacancies/applicants.contract.ts'
import { en as vacancyEn } from '#domain/hiring/vacancies/vacancies.staff.en.ts'
import { es as vacancyEs } from '#domain/hiring/vacancies/vacancies.staff.es.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { csvFile } from '../../platform/csv-file.ts'
import type { ApplicantRow } from './applicants.reads.ts'

export function presentApplicant(row: ApplicantRow, vacancyUuid: string): Applicant {
  return {
    uuid: row.uuid,
    name: fullName(row.first_name, row.last_name),
    email: row.email,
    confirmed: row.email_verified_at !== null,
    registered: row.registered,
    created_at: row.applied_at.toISOString(),
    stage: row.stage,
    hired_at: row.hired_at?.toISOString() ?? null,
    jobs_id: vacancyUuid,
    source: { kind: row.source_kind, name: row.source_name },
  }
}

const texts = { es: { ...boardEs, ...vacancyEs, ...applicationEs }, en: { ...boardEn, ...vacancyEn, ...applicationEn } }

/** The applicants as a table, with days in the site's time zone. */
export function presentTable(rows: readonly ApplicantRow[], language: Language, timeZone: string) {
  const of = texts[language]
  const header = [
    ...(['name', 'email', 'created_at', 'stage', 'hired_at'] as const).map((column) => of[`vacancies.applicants.${column}`]),
    of['applications.source'],
  ]
  const cellsOf = (row: ApplicantRow) => [
    fullName(row.first_name, row.last_name),
    row.email,
    calendarDay(row.applied_at, timeZone),
    of[`board.stage.${row.stage}`],
    row.hired_at ? calendarDay(row.hired_at, timeZone) : '',
    fillVariables(of[`applications.source.${row.source_kind}`], { name: row.source_name }),
  ]
  return csvFile({ header, rows, cellsOf, language })
}

import { en as applicationEn } from '#domain/hiring/applications/applications.staff.en.ts'
import { es as applicationEs } from '#domain/hiring/applications/applications.staff.es.ts'
import { en as boardEn } from '#domain/hiring/board/board.staff.en.ts'
import { es as boardEs } from '#domain/hiring/board/board.staff.es.ts'
import { en as answerEn } from '#domain/hiring/screening-questions/screening-questions.candidate.en.ts'
import { es as answerEs } from '#domain/hiring/screening-questions/screening-questions.candidate.es.ts'
import { answerStateOf, answersAsText } from '#domain/hiring/screening-questions/screening-questions.rules.ts'
import { en as screeningEn } from '#domain/hiring/screening-questions/screening-questions.staff.en.ts'
import { es as screeningEs } from '#domain/hiring/screening-questions/screening-questions.staff.es.ts'
import { en as stepEn } from '#domain/hiring/steps/steps.staff.en.ts'
import { es as stepEs } from '#domain/hiring/steps/steps.staff.es.ts'
import type { Applicant } from '#domain/hiring/vacancies/applicants.contract.ts'
import { en as vacancyEn } from '#domain/hiring/vacancies/vacancies.staff.en.ts'
import { es as vacancyEs } from '#domain/hiring/vacancies/vacancies.staff.es.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { csvFile } from '../../platform/csv-file.ts'
import { inOrderOfQuestions } from '../screening-questions/answers.reads.ts'
import type { ApplicantRow } from './applicants.reads.ts'

export function presentApplicant(row: ApplicantRow, { uuid: vacancyUuid, asks }: { uuid: string; asks: boolean }): Applicant {
  return {
    uuid: row.uuid,
    name: fullName(row.first_name, row.last_name),
    email: row.email,
    confirmed: row.email_verified_at !== null,
    registered: row.registered,
    created_at: row.applied_at.toISOString(),
    stage: row.stage,
    step: row.step,
    hired_at: row.hired_at?.toISOString() ?? null,
    jobs_id: vacancyUuid,
    source: { kind: row.source_kind, name: row.source_name },
    screening: {
      state: answerStateOf({ asked: asks, answered: row.answers.length > 0 }),
      answers: inOrderOfQuestions(row.answers).map(({ question, kind, answer }) => ({ question, kind, values: [...answer] })),
      knockouts: knockoutsOf(row),
    },
    uuid_element: row.card_uuid,
    shown: row.shown,
  }
}

const knockoutsOf = ({ answers }: Pick<ApplicantRow, 'answers'>) =>
  inOrderOfQuestions(answers).flatMap(({ knockout }) => (knockout === '' ? [] : [knockout]))

const texts = {
  es: { ...boardEs, ...vacancyEs, ...applicationEs, ...screeningEs, ...answerEs, ...stepEs },
  en: { ...boardEn, ...vacancyEn, ...applicationEn, ...screeningEn, ...answerEn, ...stepEn },
}

/** The applicants as a table, with days in the site's time zone, and with steps and answers where the vacancy has steps and questions. */
export function presentTable(
  rows: readonly ApplicantRow[],
  { language, timeZone, asks, hasSteps }: { language: Language; timeZone: string; asks: boolean; hasSteps: boolean },
) {
  const of = texts[language]
  const header = [
    ...(['name', 'email', 'created_at', 'stage', 'hired_at'] as const).map((column) => of[`vacancies.applicants.${column}`]),
    of['applications.source'],
    ...(hasSteps ? [of['steps.step']] : []),
    ...(asks ? [of['screening.answers'], of['screening.knockouts']] : []),
  ]
  const cellsOf = (row: ApplicantRow) => [
    fullName(row.first_name, row.last_name),
    row.email,
    calendarDay(row.applied_at, timeZone),
    of[`board.stage.${row.stage}`],
    row.hired_at ? calendarDay(row.hired_at, timeZone) : '',
    fillVariables(of[`applications.source.${row.source_kind}`], { name: row.source_name }),
    ...(hasSteps ? [row.step?.name ?? ''] : []),
    ...(asks
      ? [
          answersAsText(
            inOrderOfQuestions(row.answers).map(({ answer: values, ...asked }) => ({ ...asked, values })),
            of,
          ),
          knockoutsOf(row).join('; '),
        ]
      : []),
  ]
  return csvFile({ header, rows, cellsOf, language })
}

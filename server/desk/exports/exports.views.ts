import { finalBand } from '#domain/assessment/results/scoring.rules.ts'
import type { CandidateResults, listVacancyResultsEndpoint } from '#domain/assessment/results/vacancy-results.contract.ts'
import type { AuditEntry } from '#domain/desk/audit/audit.contract.ts'
import type { ExportedList, exports } from '#domain/desk/exports/exports.contract.ts'
import type { StaffVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import type { AnswerOf, Endpoint } from '#domain/kernel/endpoint.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import type { FactsOfPerson } from './exports.reads.ts'
import { textsOf, type Words } from './views/texts.ts'

export type Cell = string | number
type RowOf<E extends Endpoint> = AnswerOf<E> extends { data: (infer Row)[] } ? Row : never
type RowOfList<List extends ExportedList> = List extends 'vacancies' ? StaffVacancy : RowOf<(typeof exports)[List][0]>

/** How the rows of a list are written in one language. */
interface Setting {
  readonly of: Words
  readonly timeZone: string
  /** The facts of a person of the list; undefined for a list without people. */
  readonly factsOf: (uuid: string) => FactsOfPerson | undefined
}
export interface Table<Row, Answer = unknown> {
  /** The people of the rows, whose phone, tags and skills stand in further columns. */
  readonly personOf?: (row: Row) => string
  readonly header: (of: Words, answer: Answer) => readonly string[]
  readonly cellsOf: (row: Row, setting: Setting) => readonly Cell[]
}

const peopleHeader = (of: Words) => [of['exports.phone'], of['tags.of_person'], of['exports.skills']]

function peopleCells(uuid: string, { of, factsOf }: Setting): Cell[] {
  const facts = factsOf(uuid)
  const skills = (facts?.skills ?? []).map(({ name, points, unrated }) => {
    const band = finalBand({ points, unrated })
    return band ? `${name} (${of[`attempts.band.${band}`]})` : name
  })
  return [facts?.phone ?? '', (facts?.tags ?? []).join(', '), skills.join(', ')]
}

const dayOf = (at: string, { timeZone }: Setting) => calendarDay(new Date(at), timeZone)
const yesOrNo = (is: boolean, of: Words) => of[is ? 'exports.yes' : 'exports.no']

/** Day and minute, so that a spreadsheet sorts them as text. */
function momentOf(at: string, { timeZone }: Setting): string {
  const instant = new Date(at)
  const time = instant.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return `${calendarDay(instant, timeZone)} ${time}`
}

/** What an entry of the audit says besides its action and its record. */
function detailOf({ from, to, reason, facts }: AuditEntry, of: Words): string {
  const change = from !== null && to !== null ? `${from} → ${to}` : (to ?? from)
  const told = facts.map(({ fact, values }) => fillVariables(of[`audit.fact.${fact}`], { value: values.join(', ') }))
  return [change, reason, ...told].filter(Boolean).join('; ')
}

/** The band of a test with its points, or its state. */
function resultOf({ band, points, state }: CandidateResults['results'][number], of: Words): string {
  return band === null || points === null ? of[`board.test.${state}`] : `${of[`attempts.band.${band}`]} ${points}`
}

/** A text of a key that is made of data; the data itself where no text has the key. */
const wordOf = (of: Words, key: string, otherwise: string): string => (of as Readonly<Record<string, string>>)[key] ?? otherwise

/** The columns of each list, in the order of its screen. */
export const tables: { readonly [List in ExportedList]: Table<RowOfList<List>, AnswerOf<(typeof exports)[List][0]>> } = {
  users: {
    personOf: ({ uuid }) => uuid,
    header: (of) => [
      ...[of['users.name'], of['users.email'], of['exports.confirmed'], of['users.role'], of['users.filter_type']],
      ...[of['users.available'], of['users.hired'], of['users.created_at'], ...peopleHeader(of)],
    ],
    cellsOf: (row, setting) => [
      ...[row.fullname, row.email, yesOrNo(row.confirmed, setting.of)],
      row.built_in ? setting.of[`roles.built_in.${row.built_in}`] : row.role,
      row.user_type ? setting.of[`users.type_one.${row.user_type}`] : '',
      ...[yesOrNo(row.avalaible_strut === 'Y', setting.of), yesOrNo(row.hired_strut === 'Y', setting.of)],
      ...[dayOf(row.created_at, setting), ...peopleCells(row.uuid, setting)],
    ],
  },
  deletedUsers: {
    header: (of) => [of['users.name'], of['users.email'], of['users.reason'], of['users.deleted_at'], of['users.erase_at']],
    cellsOf: (row, setting) => [
      ...[row.fullname, row.email, row.reason, dayOf(row.deleted_at, setting), dayOf(row.erase_at, setting)],
    ],
  },
  vacancies: {
    header: (of) =>
      [
        ...(['name_job', 'name_client', 'priority_job', 'type_job', 'status_job', 'language'] as const),
        ...(['created_at', 'cant_vacant', 'skills', 'num_applied'] as const),
      ].map((column) => of[`vacancies.column.${column}`]),
    cellsOf: (row, setting) => [
      ...[row.name_job, row.name_client, setting.of[`vacancies.priority.${row.priority_job}`]],
      ...[setting.of[`vacancies.type.${row.type_job}`], setting.of[`vacancies.status.${row.status_job}`]],
      ...[setting.of[`vacancies.language.${row.language}`], dayOf(row.created_at, setting), row.cant_vacant],
      ...[row.skills.map(({ name }) => name).join(', '), row.num_applied],
    ],
  },
  applicants: {
    personOf: ({ uuid }) => uuid,
    header: (of) => [
      ...(['name', 'email', 'created_at', 'stage'] as const).map((column) => of[`vacancies.applicants.${column}`]),
      ...[of['applications.source'], ...peopleHeader(of)],
    ],
    cellsOf: (row, setting) => [
      ...[row.name, row.email, dayOf(row.created_at, setting), setting.of[`board.stage.${row.stage}`]],
      fillVariables(setting.of[`applications.source.${row.source.kind}`], { name: row.source.name }),
      ...peopleCells(row.uuid, setting),
    ],
  },
  results: {
    personOf: ({ user }) => user.uuid,
    header: (of, answer: AnswerOf<typeof listVacancyResultsEndpoint>) => [
      ...[of['results.vacancy_person'], ...answer.skills.map(({ name }) => name)],
      ...[of['results.vacancy_points'], of['results.vacancy_applied'], of['exports.phone']],
    ],
    cellsOf: ({ user, results, created_at }, setting) => {
      const points = results.flatMap(({ points }) => (points === null ? [] : [points]))
      const sum = points.length === 0 ? '' : points.reduce((sum, one) => sum + one, 0)
      const tests = results.map((result) => resultOf(result, setting.of))
      return [
        fullName(user.name, user.lastname),
        ...tests,
        sum,
        dayOf(created_at, setting),
        setting.factsOf(user.uuid)?.phone ?? '',
      ]
    },
  },
  clients: {
    header: (of) => [of['clients.name'], of['clients.location'], of['clients.created_at'], of['clients.status']],
    cellsOf: (row, setting) => [
      ...[row.name_clients, row.ubication_clients, dayOf(row.created_at, setting)],
      setting.of[`clients.status.${row.status_clients}`],
    ],
  },
  currencies: {
    header: (of) => [of['currencies.code'], of['currencies.name'], of['currencies.updated_at']],
    cellsOf: (row, setting) => [row.code, row.name, dayOf(row.updated_at, setting)],
  },
  templates: {
    header: (of) => [
      ...[of['templates.subject'], of['templates.stage'], of['templates.language'], of['templates.status']],
      ...[of['templates.heading'], of['templates.message']],
    ],
    cellsOf: (row, { of }) => [
      ...[row.subject, of[`board.stage.${row.board_name}`], of[`vacancies.language.${row.language}`]],
      ...[of[`templates.status.${row.default}`], row.title, row.message_beginning],
    ],
  },
  skills: {
    header: (of) => [
      ...[of['skills.name'], of['skills.about'], of['skills.has_test'], of['skills.count_questions'], of['skills.status']],
    ],
    cellsOf: (row, { of }) => [
      ...[row.name, row.description, of[`skills.has_test.${row.skill_test}`], row.count_questions],
      of[`skills.status.${row.status_skill}`],
    ],
  },
  questions: {
    header: (of) => [
      ...[
        of['questions.question'],
        of['questions.skills'],
        of['questions.type'],
        of['questions.language'],
        of['questions.status'],
      ],
    ],
    cellsOf: (row, { of }) => [
      ...[row.question, row.question_skills.map(({ skill }) => skill.name).join(', '), of[`questions.type.${row.type}`]],
      of[`questions.language.${row.language}`],
      row.ready ? of['questions.ready'] : row.lacks.map((lack) => of[`questions.lacks.${lack}`]).join(', '),
    ],
  },
  audit: {
    header: (of) => [of['audit.what'], of['audit.on'], of['audit.detail'], of['audit.who'], of['audit.when']],
    cellsOf: (row, setting) => [
      ...[wordOf(setting.of, `audit.action.${row.action}`, row.action), row.subject.name, detailOf(row, setting.of)],
      ...[row.actor?.fullname ?? setting.of['audit.system'], momentOf(row.at, setting)],
    ],
  },
  contactMessages: {
    header: (of) => [
      ...(['fullname', 'email', 'phone', 'message', 'status', 'created_at'] as const).map((key) => of[`contactus.column.${key}`]),
    ],
    cellsOf: (row, setting) => [
      ...[row.fullname, row.email, row.phone, row.message, setting.of[`contactus.status.${row.status_message}`]],
      momentOf(row.created_at, setting),
    ],
  },
  roles: {
    header: (of) => [of['roles.name'], of['roles.about'], of['exports.limited'], of['roles.holders'], of['roles.updated_at']],
    cellsOf: (row, setting) => [
      row.built_in ? setting.of[`roles.built_in.${row.built_in}`] : row.name,
      row.built_in ? setting.of[`roles.built_in_description.${row.built_in}`] : row.description,
      ...[yesOrNo(row.limited, setting.of), row.holders, dayOf(row.updated_at, setting)],
    ],
  },
}

/** The name of an exported list, as the file and the audit have it. */
export const nameOfList = (list: ExportedList, language: Language) => textsOf(language)[`exports.list.${list}`]

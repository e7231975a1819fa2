import { lengthOfTest, mostQuestions } from '#domain/assessment/skills/skills.rules.ts'
import { isAddedByStaff } from '#domain/hiring/applications/source.rules.ts'
import type { EditableVacancy, PublicVacancy, StaffVacancy, VacancyDetail } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { givenSalary, isGone, normalSalary, salaryText, stateOf } from '#domain/hiring/vacancies/vacancies.rules.ts'
import type { VacancyFields } from '#domain/hiring/vacancies/vacancy-form.contract.ts'
import { daysBetween } from '#domain/kernel/dates.ts'
import { lastSecondOf } from '#domain/kernel/end-of-day.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { linkPictureSeconds } from '#domain/kernel/link-pictures.ts'
import { stages } from '#domain/kernel/stages.ts'
import type { Vacancies } from '../../database/schema.ts'
import { plainTextOf, sanitizerVersion, shownRichText } from '../../platform/rich-text.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { sayIn } from '../../platform/texts.ts'
import type { readEditableVacancy, readStaffVacancies } from './reads/staff-vacancies.ts'
import { mayDo } from './vacancies.policy.ts'
import type { readPublicVacancies, readPublishedVacancy } from './vacancies.reads.ts'

type Row<Read extends (...never: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Read>>>
type PublicRow = Row<typeof readPublicVacancies>['rows'][number]
type DetailRow = Row<typeof readPublishedVacancy>

/** The instant, time zone and country of the site for a view. */
interface Moment {
  readonly now: Date
  readonly timeZone: string
  /** The site's country. */
  readonly country: string
}

export function presentPublic(row: PublicRow, moment: Moment): PublicVacancy {
  return { ...presentFacts(row, moment), description_text: row.description_text }
}

export function presentDetail(row: DetailRow, moment: Moment): VacancyDetail {
  return {
    ...presentFacts(row, moment),
    report_job: row.reports_to,
    ...presentTexts(row),
    status_job: row.active ? 'A' : 'I',
    skills: row.skills.map(({ id, uuid, name, language, name_es, name_en, has_test, minutes, limit }) => ({
      id,
      uuid,
      name,
      name_language: language,
      name_es,
      name_en,
      test: has_test ? { ...presentLength(limit), minutes } : null,
    })),
    skills_id_job: idsOf(row.skills),
    ...presentPlaceAndEnd(row, moment),
    closed_at: row.closed_at?.toISOString() ?? null,
    gone: isGone(row.closed_at, moment.now),
    applied: row.applied_from !== null,
    included: row.applied_from !== null && isAddedByStaff(row.applied_from),
    questions: row.questions,
  }
}

/** A page for everybody does not depend on the bank: with few questions, or with written answers, a test has less than the most. */
function presentLength(limit: number | null) {
  const { least, most } = lengthOfTest(limit === null ? [] : [limit], { select: mostQuestions, text: 0 })
  return { questions: most, least_questions: least }
}

type PlaceAndEnd = Pick<DetailRow, 'country' | 'closes_on'>

function presentPlaceAndEnd({ country, closes_on }: PlaceAndEnd, moment: Moment) {
  return {
    country: country === moment.country ? '' : (country ?? ''),
    closes_on,
    closes_at: closes_on && lastSecondOf(closes_on, moment.timeZone),
  }
}

/** A vacancy as job sites read it. */
export function presentPosted(row: Omit<PublicRow, 'description_text'> & Texts & PlaceAndEnd, moment: Moment) {
  return { ...presentFacts(row, moment), ...presentTexts(row), ...presentPlaceAndEnd(row, moment) }
}

type Texts = Pick<DetailRow, 'rich_text_version' | 'conditions' | Extract<keyof DetailRow, `${string}_html`>>

function presentTexts(row: Texts) {
  const shown = (html: string) => shownRichText(html, row.rich_text_version)
  return {
    description_job: shown(row.description_html),
    esential_job: shown(row.essential_html),
    know_skills: shown(row.knowledge_html),
    quality_min_job: shown(row.minimum_html),
    prefered_job: shown(row.preferred_html),
    work_conditions_job: row.conditions,
  }
}

function presentFacts(row: Omit<PublicRow, 'description_text'>, { now, timeZone }: Moment) {
  return {
    uuid: row.uuid,
    id: row.id,
    name_job: row.title,
    type_job: row.employment_type as PublicVacancy['type_job'],
    location: row.work_mode as PublicVacancy['location'],
    ubication: row.city,
    priority_job: row.priority as PublicVacancy['priority_job'],
    salary: salaryText({ mode: row.salary_mode, min: row.salary_min, max: row.salary_max }, row.language),
    salary_mode: row.salary_mode,
    salary_min: row.salary_min,
    salary_max: row.salary_max,
    currency: row.currency,
    language: row.language,
    cant_vacant: row.openings,
    dias: daysBetween(row.published_at, now, timeZone),
    published_at: row.published_at.toISOString(),
  }
}

/** What the picture beside a link to a vacancy shows. */
export function presentLinkPicture(row: Pick<PublicRow, 'title' | 'employment_type' | 'work_mode' | 'city'>, language: Language) {
  const say = sayIn(language)
  const line = [say(`vacancies.type.${row.employment_type}`), say(`vacancies.place.${row.work_mode}`), row.city].join(' · ')
  return { language, title: row.title, line, seconds: linkPictureSeconds }
}

type StaffRow = Omit<
  Row<typeof readStaffVacancies>['rows'][number],
  'closes_on' | 'skill_ids' | 'skills_of_page' | 'by_stage' | 'unopened'
> & {
  readonly application_count: number
}

const idsOf = (skills: readonly { readonly uuid: string }[]) => skills.map(({ uuid }) => uuid).join(',')

export function presentStaff(row: Row<typeof readStaffVacancies>['rows'][number], viewer: Viewer, moment: Moment): StaffVacancy {
  const skills = row.skills.map(({ id, name }) => ({ id, name }))
  const counts = stages.map((name_board) => ({ name_board, count: row.by_stage[name_board] }))
  const application_count = Math.min(
    limits.countCap,
    counts.reduce((sum, { count }) => sum + count, 0),
  )
  return {
    ...staffFacts({ ...row, application_count }, viewer, moment),
    ...{ stages: counts, unopened: row.unopened },
    ...{ skills, count_skills: skills.length, closes_on: row.closes_on },
  }
}

function staffFacts(row: StaffRow, viewer: Viewer, { now, timeZone }: Moment) {
  return {
    id: row.id,
    uuid: row.uuid,
    name_job: row.title,
    report_job: row.reports_to,
    salary: salaryText({ mode: row.salary_mode, min: row.salary_min, max: row.salary_max }, row.language),
    currency: row.currency,
    priority_job: row.priority as StaffVacancy['priority_job'],
    type_job: row.employment_type as StaffVacancy['type_job'],
    location: row.work_mode as StaffVacancy['location'],
    cant_vacant: row.openings,
    ubication: row.city,
    client_id: row.client_uuid,
    name_client: row.client_name,
    owner: row.owner,
    state: stateOf(row),
    status_job: row.active ? ('A' as const) : ('I' as const),
    skills_id_job: idsOf(row.skills),
    language: row.language,
    created_at: row.created_at.toISOString(),
    num_applied: row.application_count,
    dias: row.published_at && daysBetween(row.published_at, now, timeZone),
    may: mayDo(viewer, row),
  }
}

export function presentEditable(row: Row<typeof readEditableVacancy>, viewer: Viewer, moment: Moment): EditableVacancy {
  return {
    ...staffFacts(row, viewer, moment),
    skills: row.skills.map(({ id, uuid, name }) => ({ id, uuid, name })),
    point_limits: Object.fromEntries(row.skills.flatMap(({ uuid, limit }) => (limit === null ? [] : [[uuid, limit] as const]))),
    country: row.country ?? '',
    closes_on: row.closes_on ?? '',
    salary_mode: row.salary_mode,
    salary_min: row.salary_min,
    salary_max: row.salary_max,
    ...presentTexts(row),
    version: row.version,
  }
}

/** Fields whose columns the writes find: records by their name, and the publication. */
type FieldOfWrites = 'client_id' | 'currency' | 'skills' | 'skills_id_job' | 'point_limits' | 'status_job'

/** Columns without a field of their own in the form. */
type ColumnOfWrites =
  | 'id'
  | 'uuid'
  | 'client_id'
  | 'currency_id'
  | 'owner_id'
  | 'expired'
  | 'active'
  | 'published_at'
  | 'closed_at'
  | 'version'
  | 'created_at'
  | 'updated_at'
  | 'search'
  | 'city_search'

/** The columns of a form whose rich texts are sanitised; undefined keeps a column. Neither a field nor a column can be left out. */
export function vacancyColumns(fields: Omit<VacancyFields, FieldOfWrites>) {
  const {
    name_job: title,
    report_job: reports_to,
    cant_vacant: openings,
    ubication: city,
    country,
    closes_on,
    priority_job: priority,
    type_job: employment_type,
    location: work_mode,
    language,
    salary_mode,
    salary,
    salarymax,
    description_job: description_html,
    esential_job: essential_html,
    know_skills: knowledge_html,
    quality_min_job: minimum_html,
    prefered_job: preferred_html,
    work_conditions_job: conditions,
    ...leftOut
  } = fields
  leftOut satisfies Record<string, never>
  const { mode, min, max } = normalSalary(givenSalary({ salary_mode, salary, salarymax }))
  return {
    title,
    reports_to,
    openings,
    city,
    country: orNull(country),
    closes_on: orNull(closes_on),
    priority,
    employment_type,
    work_mode,
    language,
    salary_mode: mode,
    salary_min: min,
    salary_max: max,
    rich_text_version: sanitizerVersion,
    description_html,
    description_text: plainTextOf(description_html),
    essential_html,
    knowledge_html,
    minimum_html,
    preferred_html,
    conditions,
  } satisfies Record<Exclude<keyof Vacancies, ColumnOfWrites>, unknown>
}

/** Null for an empty text; undefined, which keeps the column, for a missing one. */
const orNull = (text: string | undefined) => (text === undefined ? undefined : text || null)

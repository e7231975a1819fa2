import { clientForm } from '../../hiring/clients/clients.contract.ts'
import { type RichText, readSalary } from '../../hiring/vacancies/vacancies.rules.ts'
import { newVacancy, type VacancyField } from '../../hiring/vacancies/vacancy-form.contract.ts'
import type { Language } from '../../kernel/languages.ts'
import { withoutAccents } from '../../kernel/search-words.ts'
import { languageOf, listOf, meant } from '../../people/imports/cells.rules.ts'
import { type DateOrder, isNoDate, readRecentDay } from '../../people/imports/dates.rules.ts'
import { isNoteHeading } from '../../people/imports/headings.rules.ts'
import { noteLine } from '../../people/imports/notes.rules.ts'
import { type CellRemark, remarkOf } from './cell-remarks.rules.ts'
import type { RecordField, RecordTarget } from './record-headings.rules.ts'

export interface ReadingRecords {
  readonly targets: readonly RecordTarget[]
  readonly headings: readonly string[]
  readonly dateOrder: DateOrder
  /** The language of vacancies, and the city of records, whose row names none. */
  readonly language: Language
  readonly city: string
  /** The site's day, yyyy-mm-dd. */
  readonly today: string
}

/** Words of a record that is in use, of a published vacancy, and of the opposite. */
const yes =
  /^(?:a|s|si|y|yes|x|1|true|verdadero|activ[ao]s?|active|abiert[ao]|open|opened|publicad[ao]|published|vigente|en (?:curso|proceso)|in progress)$/
const remote = /remot|teletrabajo|home ?office|desde casa|virtual|^(?:si|yes|true|1)$/
const partTime = /medio tiempo|media jornada|tiempo parcial|part ?-?time|por horas/
const urgent = /urgen|alta|high|critic|^(?:si|yes|true|1)$/
/** Words of the usual values, which the pages need not explain. */
const no =
  /^(?:b|i|n|no|0|false|falso|inactiv[ao]s?|inactive|cerrad[ao]|closed|cancelad[ao]|cancell?ed|borrador|draft|pausad[ao]|paused|on hold|en pausa|suspendid[ao]|filled|cubierta|archivad[ao]|archived|terminad[ao]|finalizad[ao])$/
const present = /presencial|sitio|on-? ?site|in-? ?person|office|oficina|^(?:no|false|0|present)$/
const fullTime = /tiempo completo|jornada completa|full ?-?time|^(?:completo|completa|full)$/
const normal = /normal|medi[ao]|medium|baj[ao]|low|estandar|standard|regular|^(?:no|false|0)$/

const isSaid = (pattern: RegExp, text: string): boolean => pattern.test(withoutAccents(text).trim())

const cellsOf = (cells: readonly string[], { targets }: ReadingRecords, field: RecordField): string[] =>
  targets.flatMap((target, at) => (target === field ? [meant(cells[at] ?? '')] : [])).filter(Boolean)

/** Lines of the cells of some fields, each with its heading. */
function linesOf(cells: readonly string[], { targets, headings }: ReadingRecords, fields: readonly RecordTarget[]): string[] {
  return targets.flatMap((target, at) => {
    const cell = cells[at] ?? ''
    if (!fields.includes(target) || meant(cell) === '') return []
    return [noteLine(isNoteHeading(headings[at] ?? '') ? '' : (headings[at] ?? ''), cell)]
  })
}

/** A client as a row describes it, in the fields of its form. */
export interface ReadClient {
  readonly name_clients: string
  readonly ubication_clients: string
  readonly status_clients: 'A' | 'I'
  /** What has no field of its own, a line for each column. */
  readonly notes_clients: string
  readonly notices: readonly CellRemark[]
}

/** Reads a client of a row. A city that the form refuses goes into the note, if the file has one for rows without. */
export function readClientRow(cells: readonly string[], reading: ReadingRecords): ReadClient {
  const [name = '', given = ''] = [cellsOf(cells, reading, 'name')[0], cellsOf(cells, reading, 'city')[0]]
  const isUsable = clientForm.shape.ubication_clients.safeParse(given).success
  const [status] = cellsOf(cells, reading, 'status')
  const lines = linesOf(cells, reading, ['contact', 'phone', 'email', 'note'])
  const notices: CellRemark[] = []
  if (given !== '' && !isUsable && reading.city !== '') {
    lines.push(...linesOf(cells, reading, ['city']))
    notices.push(remarkOf('city', given, 'to_note'))
  }
  if (status !== undefined && !isSaid(yes, status) && !isSaid(no, status))
    notices.push(remarkOf('status', status, 'usual', 'clients.status.I'))
  return {
    notices,
    name_clients: name,
    ubication_clients: isUsable || reading.city === '' ? given : reading.city,
    status_clients: status === undefined || isSaid(yes, status) ? 'A' : 'I',
    notes_clients: lines.join('\n'),
  }
}

/** A vacancy as a row describes it; its client, skills and currency are names. */
export interface ReadVacancy {
  readonly client: string
  readonly skills: readonly string[]
  readonly currency: string
  /** Whether the row says that it is published. */
  readonly isPublished: boolean
  /** Words that nothing is known about. */
  readonly notices: readonly CellRemark[]
  /** The cells of each column. */
  readonly written: Readonly<Partial<Record<RecordField, string>>>
  readonly fields: Readonly<
    Record<Exclude<VacancyField, 'client_id' | 'skills' | 'skills_id_job' | 'currency' | 'status_job'>, unknown>
  > & {
    readonly name_job: string
  }
}

/** Reads a vacancy of a row into the fields of its form; the form decides whether they are valid. */
export function readVacancyRow(cells: readonly string[], reading: ReadingRecords): ReadVacancy {
  const first = (field: RecordField) => cellsOf(cells, reading, field)[0] ?? ''
  const [status, type, mode, priority, day] = [
    first('status'),
    first('type'),
    first('mode'),
    first('priority'),
    first('closes_on'),
  ]
  const salary = first('salary')
    .replace(/\s*(?:-|–|—|\ba\b|\bto\b)\s*/i, '-')
    .replace(/[$€]|\b[A-Z]{3}\b/g, '')
    .trim()
  const notices = [
    ...unknown('status', status, [yes, no], 'records.draft'),
    ...unknown('type', type, [partTime, fullTime], 'vacancies.type.FullTime'),
    ...unknown('mode', mode, [remote, present], 'vacancies.place.Present'),
    ...unknown('priority', priority, [urgent, normal], 'vacancies.priority.Normal'),
  ]
  const language = first('language')
  if (language !== '' && !languageOf(language))
    notices.push(remarkOf('language', language, 'usual', `users.language.${reading.language}`))
  return {
    notices,
    written: Object.fromEntries(
      reading.targets.map((target) => [target, target === 'ignore' ? '' : cellsOf(cells, reading, target).join(' ')]),
    ),
    client: first('client'),
    skills: listOf(cellsOf(cells, reading, 'skills')),
    currency: first('currency').toUpperCase(),
    isPublished: isSaid(yes, status),
    fields: {
      name_job: first('title'),
      report_job: first('reports_to'),
      cant_vacant: first('openings').replace(/[.,]0+$/, '') || 1,
      ubication: first('city') || reading.city,
      country: newVacancy.country,
      closes_on: day === '' || isNoDate(day) ? '' : (readRecentDay(day, reading.dateOrder, reading.today) ?? day),
      priority_job: priority !== '' && isSaid(urgent, priority) ? 'Urgent' : 'Normal',
      type_job: isSaid(partTime, type) ? 'PartTime' : 'FullTime',
      location: mode === '' ? newVacancy.location : isSaid(remote, mode) ? 'Remote' : 'Present',
      language: languageOf(language) ?? reading.language,
      salary_mode: undefined,
      salary: salary === '' ? undefined : salary,
      salarymax: null,
      ...(salary === '' || !readSalary(salary) ? { salary_mode: 'agreed' as const, salary: salary === '' ? null : salary } : {}),
      description_job: richTextOf('description'),
      esential_job: richTextOf('essential'),
      know_skills: richTextOf('knowledge'),
      quality_min_job: richTextOf('minimum'),
      prefered_job: richTextOf('preferred'),
      work_conditions_job: linesOf(cells, reading, ['conditions']).join('\n'),
    } satisfies Record<RichText, string> & ReadVacancy['fields'],
  }

  /** Texts without markup become paragraphs. */
  function richTextOf(field: 'description' | 'essential' | 'knowledge' | 'minimum' | 'preferred'): string {
    const texts = reading.targets.flatMap((target, at) =>
      target === field && meant(cells[at] ?? '') !== '' ? [cells[at] ?? ''] : [],
    )
    return texts.map((text) => (isMarkup.test(text) ? text : paragraphsOf(text))).join('')
  }
}

/** A word of a list of choices that means none of them. */
const unknown = (field: RecordField, word: string, meanings: readonly RegExp[], usual: string): CellRemark[] =>
  word === '' || meanings.some((meaning) => isSaid(meaning, word)) ? [] : [remarkOf(field, word, 'usual', usual)]

const isMarkup = /<(?:p|br|ul|ol|li|div|strong|b|em|i|h[1-6]|span|table)\b[^<>]*>/i

const paragraphsOf = (text: string): string =>
  text
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</p>`)
    .join('')

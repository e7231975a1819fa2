import type { RichText, Salary } from '../../../hiring/vacancies/vacancies.rules.ts'
import { newVacancy, type VacancyField } from '../../../hiring/vacancies/vacancy-form.contract.ts'
import { cellText, languageOf, listOf } from '../../../people/imports/cells.rules.ts'
import { isNoDate, readRecentDay } from '../../../people/imports/dates.rules.ts'
import { noteLine } from '../../../people/imports/notes.rules.ts'
import { type CellRemark, remarkOf } from '../cell-remarks.rules.ts'
import { type RecordField, type UsualField, usualFields } from '../record-fields.rules.ts'
import { cellsOf, isMatch, linesOf, type ReadingRecords } from '../record-rows.rules.ts'
import { currencyNamed, isOtherPeriod, readPay, readPayEnds } from './salaries.rules.ts'
import { stateNamed } from './vacancy-states.rules.ts'

/** Words of the values of each choice: the usual one needs no explanation. */
const remote = /remot|teletrabajo|home ?office|desde casa|virtual|^(?:si|yes|true|1)$/
const present = /presencial|sitio|on-? ?site|in-? ?person|office|oficina|^(?:no|false|0|present)$/
const partTime = /medio tiempo|media jornada|tiempo parcial|part ?-?time|por horas/
const fullTime = /tiempo completo|jornada completa|full ?-?time|^(?:completo|completa|full)$/
const urgent = /urgen|alta|high|critic|^(?:si|yes|true|1)$/
const normal = /normal|medi[ao]|medium|baj[ao]|low|estandar|standard|regular|^(?:no|false|0)$/

/** A currency of the company with the salary of a month that is usual in it, if that is known. */
export interface CompanyCurrency {
  readonly code: string
  readonly usual_salary: number | null
}

type RowField = Exclude<VacancyField, 'client_id' | 'skills' | 'skills_id_job' | 'point_limits' | 'currency' | 'status_job'>

/** A vacancy as a row describes it; its client, skills, currency and owner are names. */
export interface ReadVacancy {
  readonly client: string
  readonly owner: string
  readonly skills: readonly string[]
  /** The code of a currency of the company; empty where it has none. */
  readonly currency: string
  readonly state: 'open' | 'closed' | 'draft'
  /** Days as yyyy-mm-dd until today; empty for unknown ones. */
  readonly openedOn: string
  readonly closedOn: string
  /** The fields for which the row has no value of its own. */
  readonly missing: readonly UsualField[]
  readonly notices: readonly CellRemark[]
  /** The cells of each column. */
  readonly written: Readonly<Partial<Record<RecordField, string>>>
  readonly fields: Readonly<Record<RowField, unknown>> & { readonly name_job: string }
}

/** Reads a vacancy of a row into the fields of its form; the form decides whether they are valid (MOV-02). */
export function readVacancyRow(
  cells: readonly string[],
  reading: ReadingRecords,
  currencies: readonly CompanyCurrency[],
): ReadVacancy {
  const first = (field: RecordField) => cellsOf(cells, reading, field)[0] ?? ''
  const status = stateOf(first('status'), dayOf(first('closed_on'), reading))
  const state = status.state
  const usual = state === 'closed' ? {} : reading.usual
  const usedOf = (field: UsualField) => first(field) || (usual[field] ?? '')
  const [type, mode, priority, language] = [usedOf('type'), usedOf('mode'), first('priority'), first('language')]
  const days = readDays(cells, reading, state)
  const textOf = (field: Parameters<typeof richTextOf>[2]) => richTextOf(cells, { targets: reading.targets, usual }, field)
  const pay = readSalary(cells, reading, currencies)
  const notices = [
    ...status.notices,
    ...unknown('type', type, [partTime, fullTime], 'vacancies.type.FullTime'),
    ...unknown('mode', mode, [remote, present], 'vacancies.place.Present'),
    ...unknown('priority', priority, [urgent, normal], 'vacancies.priority.Normal'),
    ...(language === '' || languageOf(language)
      ? []
      : [remarkOf('language', language, 'usual', `users.language.${reading.language}`)]),
    ...days.notices,
    ...pay.notices,
  ]
  return {
    ...{ notices, state, openedOn: days.openedOn, closedOn: days.closedOn, currency: pay.currency },
    written: Object.fromEntries(
      reading.targets.map((target) => [target, target === 'ignore' ? '' : cellsOf(cells, reading, target).join(' ')]),
    ),
    ...{ client: first('client'), owner: first('owner') },
    skills: listOf(cellsOf(cells, reading, 'skills').length > 0 ? cellsOf(cells, reading, 'skills') : [usual.skills ?? '']),
    missing: usualFields.filter((field) => first(field) === ''),
    fields: {
      name_job: first('title'),
      report_job: usedOf('reports_to'),
      cant_vacant: openingsOf(first('openings')),
      ubication: usedOf('city'),
      country: newVacancy.country,
      closes_on: days.closesOn,
      priority_job: priority !== '' && isMatch(urgent, priority) ? 'Urgent' : 'Normal',
      type_job: isMatch(partTime, type) ? 'PartTime' : 'FullTime',
      location: mode !== '' && isMatch(remote, mode) ? 'Remote' : 'Present',
      language: languageOf(language) ?? reading.language,
      salary_mode: pay.salary.mode,
      salary: pay.salary.min,
      salarymax: pay.salary.max,
      description_job: textOf('description'),
      esential_job: textOf('essential'),
      know_skills: textOf('knowledge'),
      quality_min_job: textOf('minimum'),
      prefered_job: textOf('preferred'),
      work_conditions_job: [...linesOf(cells, reading, ['conditions']), ...pay.lines].join('\n'),
    } satisfies Record<RichText, string> & ReadVacancy['fields'],
  }
}

/** A day of a column as yyyy-mm-dd; empty for none, and undefined for a text that is no day. */
function dayOf(text: string, { dateOrder, today }: ReadingRecords): string | undefined {
  return text === '' || isNoDate(text) ? '' : readRecentDay(text, dateOrder, today)
}

/** The days that count. The last day of a closed vacancy is the one on which it closed, if no other column says it. */
function readDays(cells: readonly string[], reading: ReadingRecords, state: ReadVacancy['state']) {
  const notices: CellRemark[] = []
  const until = (field: 'opened_on' | 'closed_on' | 'closes_on', isUsable: (day: string) => boolean): string => {
    const text = cellsOf(cells, reading, field)[0] ?? ''
    const day = dayOf(text, reading)
    if (day === '' || (day && isUsable(day))) return day
    notices.push(remarkOf(field, text, 'left_out'))
    return ''
  }
  const isPast = (day: string) => day <= reading.today
  const openedOn = until('opened_on', isPast)
  if (state === 'closed')
    return { openedOn, closedOn: until('closed_on', isPast) || until('closes_on', isPast), closesOn: '', notices }
  return { openedOn, closedOn: '', closesOn: until('closes_on', (day) => day >= reading.today), notices }
}

/** The texts of a row, or the usual one. Texts without markup become paragraphs. */
function richTextOf(
  cells: readonly string[],
  { targets, usual }: Pick<ReadingRecords, 'targets' | 'usual'>,
  field: 'description' | 'essential' | 'knowledge' | 'minimum' | 'preferred',
): string {
  const own = targets.flatMap((target, at) => (target === field && cellText(cells[at] ?? '') !== '' ? [cells[at] ?? ''] : []))
  const texts = own.length > 0 ? own : [usual[field] ?? '']
  return texts.map((text) => (isMarkup.test(text) ? text : paragraphsOf(text))).join('')
}

/** A vacancy that says nothing of its state is a draft, unless a day says when it was closed. */
function stateOf(cell: string, closedOn: string | undefined): Pick<ReadVacancy, 'state' | 'notices'> {
  if (cell === '') return { state: closedOn ? 'closed' : 'draft', notices: [] }
  const named = stateNamed(cell)
  if (named === 'paused') return { state: 'closed', notices: [remarkOf('status', cell, 'read_as', 'records.closed')] }
  return { state: named ?? 'draft', notices: named ? [] : [remarkOf('status', cell, 'usual', 'records.draft')] }
}

/** "3 plazas" and "2.0" are numbers. */
const openingsOf = (cell: string): string | number => (/^(\d{1,5})(?:[.,]0+)?(?: \p{L}+)?$/u.exec(cell)?.[1] ?? cell) || 1

const noAmount = /^\$? ?0+(?:[.,]0+)?$/
const agreedSalary: Salary = { mode: 'agreed', min: null, max: null }

interface ReadSalary {
  readonly salary: Salary
  readonly currency: string
  /** What the fields of a salary cannot hold, for the conditions. */
  readonly lines: readonly string[]
  readonly notices: readonly CellRemark[]
}

interface StatedCurrency {
  /** Of the cell with the amount. */
  readonly named: string
  readonly column: string
  readonly headings: readonly string[]
}

/** The currency of the company that the cells state, and the code that the column states. */
function currencyOf({ named, column, headings }: StatedCurrency, currencies: readonly CompanyCurrency[]) {
  const ofColumn = currencies.find(({ code }) => code === column.toUpperCase())?.code ?? currencyNamed(column)
  const ofHeading = headings.map(currencyNamed).find(Boolean) ?? ''
  const isPlain = column === '' || /^(?:\$|pesos?)$/i.test(column)
  const code = named || ofColumn || ofHeading || (isPlain ? (currencies[0]?.code ?? '') : column)
  return { ofColumn, currency: currencies.find((one) => one.code === code) }
}

/**
 * The salary of a row. The currency of its cell wins over the one of a column. An amount without a currency of the company, of another period
 * than a month, or far from what is usual stays as it is written, in the conditions (MOV-02).
 */
function readSalary(cells: readonly string[], reading: ReadingRecords, currencies: readonly CompanyCurrency[]): ReadSalary {
  const first = (field: RecordField) => cellsOf(cells, reading, field)[0] ?? ''
  const columns = (['salary', 'salary_min', 'salary_max'] as const)
    .map((field) => ({
      field,
      cell: first(field).replace(noAmount, ''),
      heading: reading.headings[reading.targets.indexOf(field)] ?? '',
    }))
    .filter(({ cell }) => cell !== '')
  const cellOf = (wanted: RecordField) => columns.find(({ field }) => field === wanted)?.cell ?? ''
  const [whole, ends] = [readPay(cellOf('salary')), readPayEnds(cellOf('salary_min'), cellOf('salary_max'))]
  const pay = ends.kind === 'amounts' || cellOf('salary') === '' ? ends : whole
  const [column, period] = [first('currency'), first('salary_period')]
  const named = pay.kind === 'amounts' ? pay.currency : ''
  const headings = columns.map(({ heading }) => heading)
  const { ofColumn, currency } = currencyOf({ named, column, headings }, currencies)
  const reason = unusable()
  const hasMore = pay.kind === 'amounts' && (pay.hasMore || (ends === pay && whole.kind !== 'agreed'))
  const kept = reason !== undefined || hasMore ? columns : []
  const unsaid = [period, column].filter(Boolean)
  return {
    salary: pay.kind === 'amounts' && reason === undefined ? pay.salary : agreedSalary,
    currency: (currency ?? currencies[0])?.code ?? '',
    lines: kept.map(({ heading, cell }) =>
      noteLine(heading, [cell, ...(currencyNamed(cell) ? [period].filter(Boolean) : unsaid)].join(', ')),
    ),
    notices: [
      ...kept.map(({ field, cell }) => remarkOf(field, cell, reason ? 'to_conditions' : 'also_conditions', reason ?? '')),
      ...noticesOfColumn(),
    ],
  }

  /** What becomes of a currency in a column of its own. */
  function noticesOfColumn(): CellRemark[] {
    if (named && ofColumn && named !== ofColumn && !reason) return [remarkOf('currency', column, 'cell_wins')]
    if (!currency && !named && pay.kind === 'agreed' && column !== '') return [remarkOf('currency', column, 'left_out')]
    return []
  }

  /** Why the amounts do not count, as a message key. */
  function unusable(): string | undefined {
    if (pay.kind === 'agreed') return undefined
    const isOther = isOtherPeriod(period) || columns.some(({ heading }) => isOtherPeriod(heading))
    if (pay.kind === 'unread' || isOther) return 'records.salary.not_exact'
    if (!currency) return 'records.salary.no_currency'
    return isImplausible(pay.salary, currency.usual_salary) ? 'records.salary.doubtful' : undefined
  }
}

/** Whether an amount is so far from what is usual that it is of another period or currency. */
const isImplausible = ({ min, max }: Salary, usual: number | null): boolean =>
  usual !== null && min !== null && (min < usual / 4 || (max ?? min) > usual * 100)

/** A word of a list of choices that means none of them. */
const unknown = (field: RecordField, word: string, meanings: readonly RegExp[], usual: string): CellRemark[] =>
  word === '' || meanings.some((meaning) => isMatch(meaning, word)) ? [] : [remarkOf(field, word, 'usual', usual)]

const isMarkup = /<(?:p|br|ul|ol|li|div|strong|b|em|i|h[1-6]|span|table)\b[^<>]*>/i

const paragraphsOf = (text: string): string =>
  text
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</p>`)
    .join('')

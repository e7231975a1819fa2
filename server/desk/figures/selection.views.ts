import { createHmac } from 'node:crypto'
import { en as figureEn } from '#domain/desk/figures/figures.staff.en.ts'
import { es as figureEs } from '#domain/desk/figures/figures.staff.es.ts'
import type { SelectionView } from '#domain/desk/figures/selection.contract.ts'
import { comparisonsOf, type Outcome, type Tally } from '#domain/desk/figures/selection.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { csvFile, csvNumber } from '../../platform/csv-file.ts'
import { fileStem } from '../../platform/files/disposition.ts'
import type { Scope } from './scope.reads.ts'

const texts = { es: figureEs, en: figureEn }

interface Found {
  readonly scope: Scope
  readonly tallies: readonly Tally[]
  readonly people: number
  readonly firstMonth: string | null
  readonly isUpdating: boolean
}

export const presentSelection = ({ scope, tallies, people, firstMonth, isUpdating }: Found): SelectionView => ({
  from: scope.from,
  to: scope.to,
  first_month: firstMonth,
  updating: isUpdating,
  people,
  comparisons: comparisonsOf(tallies).map(({ groups, ...comparison }) => ({ ...comparison, groups: [...groups] })),
})

/** The name of the file of a report on selection, with its months. */
export function selectionFileName({ from, to }: Pick<SelectionView, 'from' | 'to'>, language: Language): string {
  return `${fileStem(`${texts[language]['figures.selection']} ${from} ${to}`, 'selection')}.csv`
}

/** The name of the file of outcomes, with its months. */
export function outcomesFileName({ from, to }: Pick<SelectionView, 'from' | 'to'>, language: Language): string {
  return `${fileStem(`${texts[language]['figures.outcomes']} ${from} ${to}`, 'outcomes')}.csv`
}

/** The columns; an interval has two. */
const columns = [
  ...(['characteristic', 'goal', 'group', 'people', 'reached', 'rate', 'rate_from', 'rate_to'] as const),
  ...(['ratio', 'ratio_from', 'ratio_to', 'p', 'p_corrected', 'verdict'] as const),
]
const emptyCells = Array.from({ length: columns.length - 4 }, () => '')

/**
 * Each group of each comparison as a row, and the people who are left out of it, with plain numbers, so that a spreadsheet can calculate with
 * them (INJ-06).
 */
export function presentSelectionFile({ comparisons }: SelectionView, language: Language) {
  const of = texts[language]
  const numberOf = (value: number | null) => (value === null ? '' : csvNumber(Number(value.toPrecision(6)), language))
  const rows = comparisons.flatMap(({ characteristic, goal, groups, unrecorded }) => {
    const comparison = [of[`figures.characteristic.${characteristic}`], of[`figures.goal.${goal}`]]
    const leftOut = of[`figures.selection.${characteristic === 'extra_time' ? 'left_out_unlimited' : 'left_out'}`]
    return [
      ...groups.map((group) => [
        ...comparison,
        of[`figures.group.${group.group}`],
        String(group.people),
        String(group.reached),
        ...figuresOf(group).map(numberOf),
        of[`figures.verdict.${group.verdict}`],
      ]),
      ...(unrecorded > 0 ? [[...comparison, leftOut, String(unrecorded), ...emptyCells]] : []),
    ]
  })
  return csvFile({
    header: columns.map((column) => of[`figures.selection.column.${column}`]),
    rows,
    cellsOf: (cells) => cells,
    language,
  })
}

type Compared = SelectionView['comparisons'][number]['groups'][number]

const figuresOf = ({ rate, rate_interval: of, ratio, ratio_interval: ofRatio, p, p_corrected }: Compared) => [
  ...[rate, of?.from ?? null, of?.to ?? null],
  ...[ratio, ofRatio?.from ?? null, ofRatio?.to ?? null],
  ...[p, p_corrected],
]

const outcomeColumns = ['id', 'language', 'device', 'extra_time', 'passed', 'interviewed', 'hired'] as const

/**
 * The outcome of each person under an id that only somebody with their address and the code computes (AUD-03). Its order is that of the ids, so it
 * says nothing about who applied when. Without dates, vacancies and points it says little about whom it is about.
 */
export function presentOutcomesFile(outcomes: readonly Outcome[], code: string, language: Language) {
  const of = texts[language]
  const yesOrNo = (value: boolean | null) => (value === null ? '' : of[value ? 'figures.outcomes.yes' : 'figures.outcomes.no'])
  const rows = outcomes
    .map(({ email, device, ...outcome }) => [
      idOf(email, code),
      of[`figures.group.${outcome.language}`],
      device === null ? '' : of[`figures.group.${device}`],
      ...[outcome.extra_time, outcome.passed, outcome.interviewed, outcome.hired].map(yesOrNo),
    ])
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
  const header = outcomeColumns.map((column) => of[`figures.outcomes.column.${column}`])
  return csvFile({ header, rows, cellsOf: (cells) => cells, language })
}

/** HMAC-SHA-256 of the address in small letters, in hexadecimal: every keeper of answers can compute it. */
const idOf = (email: string, code: string) => createHmac('sha256', code).update(email.trim().toLowerCase()).digest('hex')

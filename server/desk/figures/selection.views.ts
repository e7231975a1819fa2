import { en as figureEn } from '#domain/desk/figures/figures.staff.en.ts'
import { es as figureEs } from '#domain/desk/figures/figures.staff.es.ts'
import type { SelectionView } from '#domain/desk/figures/selection.contract.ts'
import { comparisonsOf, type Tally } from '#domain/desk/figures/selection.rules.ts'
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

const columns = ['characteristic', 'goal', 'group', 'people', 'reached', 'rate', 'ratio', 'p', 'verdict'] as const

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
      ...groups.map(({ group, people, reached, rate, ratio, p, verdict }) => [
        ...comparison,
        of[`figures.group.${group}`],
        String(people),
        String(reached),
        ...[rate, ratio, p].map(numberOf),
        of[`figures.verdict.${verdict}`],
      ]),
      ...(unrecorded > 0 ? [[...comparison, leftOut, String(unrecorded), '', '', '', '', '']] : []),
    ]
  })
  return csvFile({
    header: columns.map((column) => of[`figures.selection.column.${column}`]),
    rows,
    cellsOf: (cells) => cells,
    language,
  })
}

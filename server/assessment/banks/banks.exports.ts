import {
  type HealthView,
  listHealthEndpoint,
  listParityEndpoint,
  type ParityView,
} from '#domain/assessment/banks/banks.contract.ts'
import { isSurprising } from '#domain/assessment/banks/health.rules.ts'
import { languages } from '#domain/kernel/languages.ts'
import { type Column, exportedList, type Setting } from '../../platform/exported-list.ts'
import type { Words } from '../../platform/texts.ts'

/** The columns of its lists as files (OUT-01). */
export const banksExports = {
  health: exportedList(listHealthEndpoint, {
    columns: ({ of }) => [
      [of['banks.question'], (row) => row.question],
      [of['banks.marks'], (row) => marksOf(row, of).join('; ')],
      [of['banks.asked'], (row) => row.asked],
      [of['banks.share'], (row) => row.share ?? ''],
      [of['difficulty.title'], ({ difficulty: { word } }) => (word === null ? '' : of[`difficulty.word.${word}`])],
      [of['difficulty.column'], (row) => row.difficulty.difficulty ?? ''],
      [of['difficulty.column_error'], (row) => row.difficulty.error ?? ''],
      [of['banks.discrimination'], (row) => row.discrimination ?? ''],
      [of['banks.median'], (row) => row.median_seconds ?? ''],
    ],
  }),
  parity: exportedList(listParityEndpoint, {
    columns: (setting) => [
      ...languages.flatMap((language) => sideColumns(setting, language)),
      [setting.of['banks.parity_gaps'], ({ gaps }) => gaps.map((gap) => setting.of[`banks.gap.${gap}`]).join('; ')],
    ],
  }),
}

const marksOf = (row: HealthView, of: Words): string[] => [
  ...(row.broken_at === null ? [] : [of['banks.broken']]),
  ...row.marks.map((mark) => of[`banks.mark.${mark}`]),
  ...(isSurprising(row) ? [of['difficulty.misfit']] : []),
]

/** A question of a pair in one language, with its figures. */
function sideColumns({ of }: Setting, language: (typeof languages)[number]): readonly Column<ParityView>[] {
  const columns: readonly Column<ParityView>[] = [
    [of['banks.question'], (row) => row[language]?.question ?? ''],
    [of['banks.asked'], (row) => row[language]?.asked ?? ''],
    [of['banks.share'], (row) => row[language]?.share ?? ''],
    [of['banks.discrimination'], (row) => row[language]?.discrimination ?? ''],
  ]
  return columns.map(([title, cellOf]) => [`${of[`banks.language.${language}`]}: ${title}`, cellOf])
}

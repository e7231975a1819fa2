import type { FigurePart } from '#domain/desk/figures/counts.rules.ts'
import type { Figures } from '#domain/desk/figures/figures.contract.ts'
import { en as figureEn } from '#domain/desk/figures/figures.staff.en.ts'
import { es as figureEs } from '#domain/desk/figures/figures.staff.es.ts'
import { type Cell, columnsOf, type Row, type RowLabel, rowsOf, stepLabel, whyLabel } from '#domain/desk/figures/tables.rules.ts'
import { en as applicationEn } from '#domain/hiring/applications/applications.staff.en.ts'
import { es as applicationEs } from '#domain/hiring/applications/applications.staff.es.ts'
import { en as boardEn } from '#domain/hiring/board/board.staff.en.ts'
import { es as boardEs } from '#domain/hiring/board/board.staff.es.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { csvFile } from '../../platform/csv-file.ts'
import { fileStem } from '../../platform/files/disposition.ts'

const texts = { es: { ...boardEs, ...applicationEs, ...figureEs }, en: { ...boardEn, ...applicationEn, ...figureEn } }

/** The name of a part's file: its words and its months. */
export function fileName(part: FigurePart, { from, to }: Pick<Figures, 'from' | 'to'>, language: Language): string {
  const of = texts[language]
  return `${fileStem(`${of['figures.file']} ${of[`figures.part.${part}`]} ${from} ${to}`, 'figures')}.csv`
}

/** A part of the figures as a table for spreadsheets, neutralised (INJ-06). */
export function presentFile(part: FigurePart, figures: Figures, language: Language) {
  const of = texts[language]
  const header = [of[`figures.row.${part}`], ...columnsOf[part].map((column) => of[`figures.column.${column}`])]
  const cellsOf = ({ label, cells }: Row) => [labelOf(label, language), ...cells.map((cell) => textOf(cell, language))]
  return csvFile({ header, rows: rowsOf[part](figures), cellsOf, language })
}

function labelOf(label: RowLabel, language: Language): string {
  const of = texts[language]
  if (label.kind === 'stage') return of[`board.stage.${label.of}`]
  if (label.kind === 'word') return of[`figures.word.${label.of}`]
  if (label.kind === 'source') return fillVariables(of[`applications.source.${label.of.kind}`], { name: label.of.name })
  if (label.kind === 'loss')
    return fillVariables(of['figures.loss'], {
      step: labelOf(stepLabel(label.of.step), language),
      why: labelOf(whyLabel(label.of), language),
    })
  return label.of
}

/** Days and counts as plain numbers, so that a spreadsheet can calculate with them. */
function textOf({ value, unit }: Cell, language: Language): string {
  if (value === null) return ''
  return unit === 'percent' ? fillVariables(texts[language]['figures.percent'], { value: String(value) }) : String(value)
}

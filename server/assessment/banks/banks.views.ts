import type {
  BankView,
  FiguresView,
  HealthOrder,
  HealthView,
  ImportView,
  listHealthEndpoint,
} from '#domain/assessment/banks/banks.contract.ts'
import { type Figures, marksOf } from '#domain/assessment/banks/health.rules.ts'
import { type ImportOutcome, importOutcomes, lacksAfter, type PlannedEntry } from '#domain/assessment/banks/import.rules.ts'
import { describeDifficulty } from '#domain/assessment/difficulty/described.rules.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { parseSort } from '#domain/kernel/pagination.ts'
import { withoutAccents } from '#domain/kernel/search-words.ts'
import { compareInOrder } from '../../platform/in-order.ts'
import type { BankCounts, BankSkill } from './banks.reads.ts'
import type { HealthRow } from './health.reads.ts'
import type { ImportPlan, MediaKindOf } from './import.reads.ts'
import type { FileNote } from './reads/file-entry.ts'

type HealthQuery = Pick<QueryOf<typeof listHealthEndpoint>, 'q' | 'sort'>

/** A bank's figures in both languages. */
export function presentBank({ uuid, name }: BankSkill, counts: BankCounts): BankView {
  const of = (language: Language) => counts.find((count) => count.language === language) ?? { questions: 0, ready: 0 }
  const [es, en] = [of('es'), of('en')]
  return {
    uuid,
    name,
    es: { questions: es.questions, ready: es.ready },
    en: { questions: en.questions, ready: en.ready },
  }
}

const rounded = (value: number | null, factor: number): number | null =>
  value === null ? null : Math.round(value * factor) / factor

/** The figures of a question, rounded for display. */
export function presentFigures(figures: Figures): FiguresView {
  const { asked, share, discrimination, median_seconds } = figures
  return {
    asked,
    share: rounded(share === null ? null : share * 100, 10),
    discrimination: rounded(discrimination, 100),
    median_seconds: rounded(median_seconds, 1),
    marks: marksOf(figures),
  }
}

export function presentHealth({ uuid, text, type, language, ready, broken_at, figures, difficulty }: HealthRow): HealthView {
  return {
    uuid,
    question: text,
    type,
    language,
    ready,
    broken_at: broken_at?.toISOString() ?? null,
    ...presentFigures(figures),
    difficulty: describeDifficulty(type, difficulty),
  }
}

/**
 * The questions with these words, sorted. Without an order those with marks come first, then those with more answers. A question without a
 * figure counts as below all others.
 */
export function arrangeHealth(rows: readonly HealthView[], { q, sort }: HealthQuery): HealthView[] {
  const words = withoutAccents(q)
  const found = rows.filter(({ question }) => withoutAccents(question).includes(words))
  const marked = ({ marks, difficulty }: HealthView) => marks.length + Number(difficulty.misfit)
  if (!sort) return found.sort((one, other) => marked(other) - marked(one) || other.asked - one.asked)
  const { field, direction } = parseSort<HealthOrder>(sort)
  const compare = (one: HealthView, other: HealthView) =>
    field === 'question' ? compareInOrder(one.question, other.question) : figureOf(one, field) - figureOf(other, field)
  return found.sort((one, other) => (direction === 'asc' ? compare(one, other) : compare(other, one)))
}

/** A figure to sort by; a missing one is below all others. */
const figureOf = (row: HealthView, field: Exclude<HealthOrder, 'question'>): number =>
  (field === 'difficulty' ? row.difficulty.difficulty : row[field]) ?? lowest
const lowest = -100

/** A question after it was declared broken or mended. */
export function presentBroken({ uuid, broken_at, ready }: { uuid: string; broken_at: Date | null; ready: boolean }) {
  return { uuid, broken_at: broken_at?.toISOString() ?? null, ready }
}

/** Counts the entries of a file by outcome. */
export function countOutcomes(planned: readonly PlannedEntry[]): Record<ImportOutcome, number> {
  const counts = Object.fromEntries(importOutcomes.map((outcome) => [outcome, 0])) as Record<ImportOutcome, number>
  for (const { outcome } of planned) counts[outcome] += 1
  return counts
}

/** Outcomes that need attention come first. */
const shownFirst: readonly ImportOutcome[] = ['wrong', 'skipped', 'changed', 'new', 'same']

/** The outcome of each entry of an import. */
export function presentImport(
  { planned, digest }: Pick<ImportPlan, 'planned' | 'digest'>,
  notes: readonly FileNote[],
  mediaKindOf: MediaKindOf,
): ImportView {
  const lines = planned.map((entry) => {
    const { line, text, outcome, reasons } = entry
    const isTaken = outcome === 'new' || outcome === 'changed'
    return {
      ...{ line, question: text, outcome, reasons: [...reasons] },
      notes: isTaken ? [...(entry.notes ?? [])] : [],
      lacks: isTaken ? lacksAfter(entry, mediaKindOf) : [],
    }
  })
  const order = (outcome: ImportOutcome) => shownFirst.indexOf(outcome)
  return {
    counts: countOutcomes(planned),
    lines: lines.toSorted((one, other) => order(one.outcome) - order(other.outcome) || one.line - other.line),
    notes: notes.map(({ note, values }) => ({ note, values: [...values] })),
    plan: digest,
  }
}

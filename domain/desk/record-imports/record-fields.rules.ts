import { fieldsOf } from '../../kernel/column-headings.ts'
import { clientColumns } from './clients/client-columns.rules.ts'
import { historyColumns } from './history/history-columns.rules.ts'
import { vacancyColumns } from './vacancies/vacancy-columns.rules.ts'

/** Clients, vacancies (INT-15) and past applications (MOV-01) come in from a table. */
export const recordKinds = ['clients', 'vacancies', 'history'] as const
export type RecordKind = (typeof recordKinds)[number]

/** What the columns of each kind may hold. */
export const recordColumns = {
  ...{ clients: clientColumns, vacancies: vacancyColumns, history: historyColumns },
} as const satisfies Record<RecordKind, unknown>

/** What a column of each kind may become, besides nothing. */
export const recordFields = {
  ...{ clients: fieldsOf(clientColumns.headings), vacancies: fieldsOf(vacancyColumns.headings) },
  history: fieldsOf(historyColumns.headings),
} as const satisfies Record<RecordKind, readonly string[]>
export type RecordField = (typeof recordFields)[RecordKind][number]

/** The field of each column; `ignore` is left out. */
export const recordTargets = ['ignore', ...new Set<RecordField>(recordKinds.flatMap((kind) => recordFields[kind]))] as const
export type RecordTarget = (typeof recordTargets)[number]

/** Fields for which an import may have one value for all rows without their own (MOV-02). */
export const usualFields = [
  ...(['city', 'reports_to', 'type', 'mode', 'skills', 'description', 'essential', 'knowledge', 'minimum', 'preferred'] as const),
] as const satisfies readonly RecordField[]
export type UsualField = (typeof usualFields)[number]

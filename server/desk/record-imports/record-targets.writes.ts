import type { RecordKind } from '#domain/desk/record-imports/record-fields.rules.ts'
import { clientTarget } from './clients/client-target.writes.ts'
import { historyTarget } from './history/history-target.writes.ts'
import type { RecordTarget } from './reads/record-target.ts'
import { vacancyTarget } from './vacancies/vacancy-target.writes.ts'

/** What the lines of a table of each kind become. */
export const recordTargets: Readonly<Record<RecordKind, RecordTarget>> = {
  ...{ clients: clientTarget, vacancies: vacancyTarget, history: historyTarget },
}

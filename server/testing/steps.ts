import type { Insertable } from 'kysely'
import type { StageSteps } from '../database/schema.ts'
import type { Platform } from '../platform/platform.ts'

let made = 0

/** Creates a step of a vacancy, or with null one that new vacancies begin with, directly in the table: of the first stage. */
export function makeStep(
  { db }: Pick<Platform, 'db'>,
  vacancyId: number | null,
  overrides: Partial<Insertable<StageSteps>> = {},
) {
  const number = ++made
  return db
    .insertInto('stage_steps')
    .values({ vacancy_id: vacancyId, position: number, stage: 'apply', name: `Paso ${number}`, ...overrides })
    .returning(['id', 'uuid', 'name'])
    .executeTakeFirstOrThrow()
}

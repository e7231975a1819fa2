import { sql } from 'kysely'
import type { VacancyFields } from '#domain/hiring/vacancies/vacancy-form.contract.ts'
import type { Tx } from '../../platform/platform.ts'
import { plainTextOf } from '../../platform/rich-text.ts'
import { copySteps } from '../steps/steps.writes.ts'
import { vacancyColumns } from './vacancies.views.ts'

/** A vacancy of an import with its records and its days, which are in the past. Its rich texts are sanitised, and may be empty. */
export type NewVacancy = Omit<VacancyFields, 'client_id' | 'skills' | 'skills_id_job' | 'currency' | 'status_job'> & {
  readonly state: 'published' | 'draft' | 'closed'
  readonly ownerId: number
  readonly openedAt: Date | null
  readonly closedAt: Date | null
  readonly clientId: number
  readonly currencyId: number
  readonly skillIds: readonly number[]
}

/** Adds vacancies of an import (INT-15, MOV-02); the caller audits it. Nobody is notified. Returns the ids in order. */
export async function addVacancies(tx: Tx, vacancies: readonly NewVacancy[], now: Date): Promise<number[]> {
  if (vacancies.length === 0) return []
  const rows = await tx
    .insertInto('vacancies')
    .values(
      vacancies.map(({ clientId, currencyId, ownerId, skillIds: _, state, openedAt, closedAt, ...fields }) => {
        const columns = vacancyColumns(fields)
        return {
          ...columns,
          ...{ client_id: clientId, currency_id: currencyId, owner_id: ownerId, conditions: columns.conditions ?? '' },
          ...daysOf({ state, openedAt, closedAt }, now),
          updated_at: now,
        }
      }),
    )
    .returning('id')
    .execute()
  // An insert of several rows numbers them in their order, but does not promise to return them in it.
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other)
  const skills = vacancies.flatMap(({ skillIds }, at) => skillIds.map((skill_id) => ({ vacancy_id: ids[at] ?? 0, skill_id })))
  if (skills.length > 0) await tx.insertInto('vacancy_skills').values(skills).execute()
  await copySteps(tx, null, ids)
  return ids
}

/** A vacancy was published on the day on which it opened. One without a known day counts from its other day, or from now. */
function daysOf({ state, openedAt, closedAt }: Pick<NewVacancy, 'state' | 'openedAt' | 'closedAt'>, now: Date) {
  const closed_at = state === 'closed' ? (closedAt ?? now) : null
  const opened = openedAt ?? closed_at ?? now
  const created_at = closed_at && closed_at < opened ? closed_at : opened
  return { active: state === 'published', created_at, published_at: state === 'draft' ? null : created_at, closed_at }
}

/** The columns of the fields that an import fills. */
const columnsOf = {
  report_job: 'reports_to',
  ubication: 'city',
  closes_on: 'closes_on',
  description_job: 'description_html',
  esential_job: 'essential_html',
  know_skills: 'knowledge_html',
  quality_min_job: 'minimum_html',
  prefered_job: 'preferred_html',
  work_conditions_job: 'conditions',
} as const
export type FilledFields = Readonly<Partial<Record<keyof typeof columnsOf, string>>>

/** Fills fields of vacancies, or empties them again; the caller audits it. */
export async function fillVacancies(
  tx: Tx,
  vacancies: readonly { readonly id: number; readonly filled: FilledFields }[],
  now: Date,
): Promise<void> {
  for (const { id, filled } of vacancies) {
    const columns = Object.fromEntries(
      Object.entries(filled).map(([field, value]) => [
        columnsOf[field as keyof typeof columnsOf],
        field === 'closes_on' ? value || null : value,
      ]),
    )
    await tx
      .updateTable('vacancies')
      // The version of the sanitiser stays: the other texts may be from an older one, and are cleaned when they are shown.
      .set({ ...columns, version: sql`version + 1`, updated_at: now })
      .$if(filled.description_job !== undefined, (update) =>
        update.set({ description_text: plainTextOf(filled.description_job ?? '') }),
      )
      .where('id', '=', id)
      .execute()
  }
}

/** Deletes vacancies to which nothing was done; the caller has checked that and audits it. */
export async function removeVacancies(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('vacancies').where(sql<boolean>`id = any(${ids}::bigint[])`).execute()
}

import { sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import type { Tx } from '../../platform/platform.ts'

/** A vacancy of before, of which an import knows nothing but its applications. */
export interface PastVacancy {
  readonly title: string
  readonly clientId: number
  readonly openings: number
  readonly from: Date
  readonly to: Date
}

/** Adds closed vacancies, whose owner is the actor (MOV-01); the caller audits it. Returns their ids in order. */
export async function addPastVacancies(
  tx: Tx,
  vacancies: readonly PastVacancy[],
  { ownerId, currencyId, language, now }: { ownerId: number; currencyId: number; language: Language; now: Date },
): Promise<{ id: number; uuid: string }[]> {
  if (vacancies.length === 0) return []
  const { rows } = await sql<{ id: number; uuid: string }>`
    insert into vacancies (client_id, title, openings, published_at, closed_at, created_at, updated_at, owner_id, currency_id, language, active,
      reports_to, city, employment_type, work_mode, priority, salary_mode, description_html, essential_html, knowledge_html, minimum_html,
      preferred_html, conditions, description_text)
    select "clientId", title, openings, "from", "to", "from", ${now}::timestamptz, ${ownerId}::bigint, ${currencyId}::integer, ${language}, false,
      '', '', 'FullTime', 'Present', 'Normal', 'agreed', '', '', '', '', '', '', ''
    from rows from (jsonb_to_recordset(${JSON.stringify(vacancies)}::jsonb)
      as ("clientId" bigint, title text, openings integer, "from" timestamptz, "to" timestamptz)) with ordinality
    order by ordinality
    returning id, uuid`.execute(tx)
  return rows.map(({ id, uuid }) => ({ id: Number(id), uuid })).toSorted((one, other) => one.id - other.id)
}

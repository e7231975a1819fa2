import { sql } from 'kysely'
import type { Reader } from '../../platform/platform.ts'
import { isStaffMember } from '../../platform/sessions/visible-people.ts'
import { isCompanyEntered } from '../../platform/site-content.ts'

/** Whether each step of setting up a site is done. */
export async function readSetup(db: Reader) {
  const { rows } = await sql<{ company: boolean; team: boolean; client: boolean; vacancy: boolean }>`
    select
      ${isCompanyEntered()} as company,
      (select count(*) from (select from users where deleted_at is null and ${isStaffMember} limit 2) as staff) > 1 as team,
      exists (select from clients) as client,
      exists (select from vacancies) as vacancy`.execute(db)
  return rows[0] as (typeof rows)[number]
}

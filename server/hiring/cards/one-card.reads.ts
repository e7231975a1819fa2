import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isApplicantKnownTo } from '../../platform/sessions/visible-people.ts'

/**
 * Condition that a row of `applications`, or of the alias given, is the card that staff see of its person in a vacancy. A person whom staff
 * put into the vacancy may have applied to it with an account whose address they have not confirmed. Staff who see the entry see its card
 * alone, which says so; the two become one when the address is confirmed (INT-11). Few addresses wait, so the planner hashes them.
 */
export const isShownCard = (viewer: Viewer, vacancyId: number, applications = 'applications'): RawBuilder<boolean> =>
  sql`${sql.ref(`${applications}.user_id`)} not in (
    select yielded_addresses.account_id from yielded_addresses
    join applications as entered on entered.user_id = yielded_addresses.user_id and entered.vacancy_id = ${vacancyId}
    where entered.removed_at is null and ${isApplicantKnownTo(viewer, 'entered')}
  )`

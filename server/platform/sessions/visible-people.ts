import { type RawBuilder, sql } from 'kysely'
import { modules, type Right } from '#domain/kernel/permissions.ts'
import { mayUse, type Person, type Viewer } from './viewer.ts'
import { isLimited, vacanciesOf } from './visible-vacancies.ts'

/**
 * The ids of the people whom a limited role shows: those who applied to a vacancy of its holder, and those whom its holder added (TEA-02).
 * A union, because with an `or` the planner would read all people.
 */
const peopleOf = (viewer: Person) => sql`(
  select joined.user_id from applications as joined where joined.vacancy_id in ${vacanciesOf(viewer)}
  union all
  select added.id from users as added where added.added_by = ${viewer.id}
)`

/**
 * Condition that a viewer may read about the person in the row of `users`: without the users module only about people who applied
 * (SPEC-18). A limited role reads only about people who applied to a vacancy of its holder, or whom its holder added (TEA-02). People who
 * have not consented are hidden as isKnownTo says.
 */
export function isVisibleTo(viewer: Viewer): RawBuilder<boolean> {
  if (isLimited(viewer)) return sql`(users.id in ${peopleOf(viewer)} and ${isKnownTo(viewer)})`
  if (mayUse(viewer, { module: 'users', item: 'view' })) return isKnownTo(viewer)
  return sql`(exists (select from applications where applications.user_id = users.id) and ${isKnownTo(viewer)})`
}

/** Whether the viewer sees people who have not consented everywhere (SPEC-80). */
export const seesUnconsented = (viewer: Viewer) => mayUse(viewer, { module: 'users', item: 'view' }) && !isLimited(viewer)

/**
 * Condition that the person in the row of `users`, or of the alias given, has consented, or that the viewer may know of them before:
 * staff with the module users, unless their role is limited; the colleague who added the person; and the owner and members of a vacancy
 * that the person is in (SPEC-80). Every list, count and search of people or of their applications for staff needs it.
 */
export function isKnownTo(viewer: Viewer, users = 'users'): RawBuilder<boolean> {
  if (viewer.kind !== 'person') return hasConsented(users)
  if (seesUnconsented(viewer)) return sql`true`
  return isKnownToColleague(users, sql`${viewer.id}`)
}

/** Condition that the person in the row of an alias of `users` has consented, or needs no consent of their own. */
export const hasConsented = (users: string) => sql<boolean>`${sql.ref(`${users}.consent_due_at`)} is null`

const isKnownToColleague = (users: string, id: RawBuilder<unknown>) => sql<boolean>`(
  ${hasConsented(users)} or ${sql.ref(`${users}.added_by`)} = ${id} or exists (
    select from applications as entered
    where entered.user_id = ${sql.ref(`${users}.id`)} and entered.removed_at is null and entered.vacancy_id in ${vacanciesOf({ id })}
  ))`

/** The same as seesUnconsented for the colleague in the row of `users`. */
const seesUnconsentedInQuery = sql<boolean>`exists (
  select from roles join role_permissions on role_permissions.role_id = roles.id
  where roles.id = users.role_id and not roles.limited and module_id = ${modules.users.id} and item = 'view'
)`

/** Condition that the colleague in the row of `users` may know of a person, as isKnownTo says of a viewer. */
export const canColleagueKnow = (person: number) => sql<boolean>`exists (
  select from users as known where known.id = ${person}::bigint
    and (${seesUnconsentedInQuery} or ${isKnownToColleague('known', sql.ref('users.id'))})
)`

/**
 * The same for the candidate of the row of `applications`, or of the alias given, in queries that do not join `users`. Boards, lists and
 * counts of applications need it.
 */
export function isApplicantKnownTo(viewer: Viewer, applications = 'applications'): RawBuilder<boolean> {
  if (seesUnconsented(viewer)) return sql`true`
  return sql`exists (
    select from users as applicant where applicant.id = ${sql.ref(`${applications}.user_id`)} and ${isKnownTo(viewer, 'applicant')}
  )`
}

/**
 * Condition that the role of the person in the row of `users` has rights with a condition. It names the roles of candidates, because the
 * planner does not know that those have none, and would read all people to find a few colleagues.
 */
const hasRoleWith = (condition: RawBuilder<unknown>) => sql<boolean>`(users.role_id not in (2, 3) and users.role_id in (
  select role_id from role_permissions where ${condition}
))`

/** Condition that the role of the person in the row of `users` sees a module, which makes them staff (SPEC-16). */
export const isStaffMember = hasRoleWith(sql`item = 'view'`)

/** Condition that the role of the person in the row of `users` holds a right. */
export const holdsRight = ({ module, item }: Right) =>
  hasRoleWith(sql`module_id = ${sql.lit(modules[module].id)} and item = ${sql.lit(item)}`)

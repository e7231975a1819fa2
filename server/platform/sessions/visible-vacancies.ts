import { type RawBuilder, sql } from 'kysely'
import type { Person, Viewer } from './viewer.ts'

/**
 * The ids of the vacancies that a person owns or is a member of (TEA-01): a viewer, or the person of a row. Both parts use an index that
 * begins with the person.
 */
export function vacanciesOf({ id }: { readonly id: number | RawBuilder<unknown> }): RawBuilder<number> {
  return sql`(
    select owned.id from vacancies as owned where owned.owner_id = ${id}
    union all
    select joined.vacancy_id from vacancy_members as joined where joined.user_id = ${id}
  )`
}

/** Condition that the colleague of a row may read about a vacancy: it is theirs, or their role is not limited (TEA-02). */
export const isVacancyKnownTo = (colleague: RawBuilder<unknown>, vacancy: RawBuilder<unknown>) => sql<boolean>`(
  ${vacancy} in ${vacanciesOf({ id: colleague as RawBuilder<number> })}
  or exists (select from users as reader join roles on roles.id = reader.role_id where reader.id = ${colleague} and not roles.limited)
)`

/** Whether the role of a viewer is limited to their own vacancies (TEA-02). Such a person sees nothing of others. */
export function isLimited(viewer: Viewer): viewer is Person {
  return viewer.kind === 'person' && viewer.limited
}

/** A viewer as if their role were limited, for lists of what is theirs (TEA-01). */
export function asLimited(viewer: Person): Person {
  return { ...viewer, limited: true }
}

/**
 * Condition that staff may read about the vacancy in the row of `vacancies`, or of the alias given (TEA-02). It says nothing about the
 * rights that an endpoint requires, and nothing about what is public.
 */
export function isVacancyVisibleTo(viewer: Viewer, vacancies = 'vacancies'): RawBuilder<boolean> {
  return isLimited(viewer) ? sql`${sql.ref(`${vacancies}.id`)} in ${vacanciesOf(viewer)}` : sql`true`
}

/** The same for the vacancy of the row of `applications`, or of the alias given. */
export function isApplicationVisibleTo(viewer: Viewer, applications = 'applications'): RawBuilder<boolean> {
  return isLimited(viewer) ? sql`${sql.ref(`${applications}.vacancy_id`)} in ${vacanciesOf(viewer)}` : sql`true`
}

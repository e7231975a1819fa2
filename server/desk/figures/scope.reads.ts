import { type RawBuilder, sql } from 'kysely'
import { monthAfter, monthOf } from '#domain/desk/figures/counts.rules.ts'
import type { getFiguresEndpoint } from '#domain/desk/figures/figures.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { anyRow } from '../../database/any-row.ts'
import { readStaffRoles } from '../../people/users/users-list.reads.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isLimited, isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

type FigureFilter = QueryOf<typeof getFiguresEndpoint>

/** What figures are about: months, and vacancies. */
export interface Scope {
  /** yyyy-mm, both included. */
  readonly from: string
  readonly to: string
  /** A query of the ids of the vacancies; null for all. */
  readonly vacancies: RawBuilder<unknown> | null
  /** Whether what an import brought along is left out (MOV-01). */
  readonly isOwnOnly: boolean
}

/** Whether an application belongs to what figures are about, apart from its months. For queries with `applications`. */
export const isInScope = ({ vacancies, isOwnOnly }: Scope) =>
  sql<boolean>`(${vacancies ? sql`applications.vacancy_id = any(array${vacancies})` : sql`true`}
    and ${isOwnOnly ? sql`applications.brought_at is null` : sql`true`})`

const monthsByDefault = 12
const mostMonths = 120

/**
 * The scope of a filter for a viewer. Refuses with errors.not_found for a record that does not exist or of which the viewer sees no vacancy,
 * and with errors.bad_request for months in the wrong order or more than ten years.
 */
export async function readScope({ db, now, config }: Platform, viewer: Person, filter: FigureFilter): Promise<Scope | Refusal> {
  const to = filter.to ?? later(monthOf(now(), config.timeZone), filter.from)
  const from = filter.from ?? monthAfter(to, 1 - monthsByDefault)
  if (from > to || monthAfter(from, mostMonths) <= to) return refuse('errors.bad_request')
  const { vacancy, client, owner } = filter
  const found = await Promise.all([
    vacancy === undefined || existsVacancy(db, viewer, recordIs('vacancies', vacancy)),
    client === undefined || existsVacancy(db, viewer, isOfClient(client)),
    owner === undefined || existsVacancy(db, viewer, isOwnedBy(owner)),
  ])
  if (found.includes(false)) return refuse('errors.not_found')
  const isAll = vacancy === undefined && client === undefined && owner === undefined && !isLimited(viewer)
  return { from, to, vacancies: isAll ? null : vacanciesOf(viewer, filter), isOwnOnly: filter.brought === 'left_out' }
}

const later = (one: string, other = one) => (one > other ? one : other)

const isOfClient = (client: string) =>
  sql<boolean>`vacancies.client_id = (select clients.id from clients where ${recordIs('clients', client)})`
const isOwnedBy = (owner: string) =>
  sql<boolean>`vacancies.owner_id = (select users.id from users where ${recordIs('users', owner)})`

async function existsVacancy(db: Reader, viewer: Person, condition: RawBuilder<boolean>): Promise<boolean> {
  const visible = db.selectFrom('vacancies').select('id').where(isVacancyVisibleTo(viewer)).where(condition)
  return (await visible.limit(1).executeTakeFirst()) !== undefined
}

function vacanciesOf(viewer: Person, { vacancy, client, owner }: FigureFilter): RawBuilder<unknown> {
  const conditions = [
    isVacancyVisibleTo(viewer),
    vacancy !== undefined && recordIs('vacancies', vacancy),
    client !== undefined && isOfClient(client),
    owner !== undefined && isOwnedBy(owner),
  ].filter((one) => one !== false)
  return sql`(select vacancies.id from vacancies where ${sql.join(conditions, sql` and `)})`
}

const mostChoices = 500

/** The visible vacancies (of a client if it is named), clients and owners by which figures can be filtered; the newest or first 500. */
export async function readChoices(db: Reader, viewer: Person, client: string | undefined) {
  const visible = db.selectFrom('vacancies').where(isVacancyVisibleTo(viewer))
  // For an `exists` the planner may read all vacancies to find the few clients and owners.
  const hasVisible = (condition: RawBuilder<boolean>) =>
    anyRow(sql`vacancies where ${isVacancyVisibleTo(viewer)} and ${condition}`)
  const staffRoles = await readStaffRoles(db)
  const [vacancies, clients, owners] = await Promise.all([
    visible
      .select(['uuid', 'title as name', 'language'])
      .$if(client !== undefined, (query) => query.where(isOfClient(client ?? '')))
      // The order of an index of all and of one of each client: by id alone, the planner may pass all vacancies to find those of a client.
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostChoices)
      .execute(),
    db
      .selectFrom('clients')
      .select(['uuid', 'name'])
      .where(hasVisible(sql`vacancies.client_id = clients.id`))
      .orderBy('name')
      .limit(mostChoices)
      .execute(),
    db
      .selectFrom('users')
      .select(['uuid', sql<string>`trim(first_name || ' ' || last_name)`.as('name')])
      // Owners are staff, of whom there are few.
      .where('role_id', 'in', staffRoles)
      .where('deleted_at', 'is', null)
      .where(hasVisible(sql`vacancies.owner_id = users.id`))
      .orderBy('name')
      .limit(mostChoices)
      .execute(),
  ])
  return { vacancies, clients, owners }
}

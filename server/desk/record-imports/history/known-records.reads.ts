import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { indexPeople, type NamedPerson, type PeopleIndex } from '#domain/desk/record-imports/history/history-people.rules.ts'
import { colleaguesNamed } from '#domain/kernel/colleague-names.ts'
import { comparablePhone } from '#domain/kernel/comparable-phone.ts'
import { withoutAccents } from '#domain/kernel/search-words.ts'
import { readColleaguesToName } from '../../../hiring/members/members.reads.ts'
import { readKnown } from '../../../people/imports/reads/known-people.ts'
import { readStaffRoles } from '../../../people/users/users-list.reads.ts'
import { fullName } from '../../../platform/person-name.ts'
import type { Platform, Reader } from '../../../platform/platform.ts'
import type { Person } from '../../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../../platform/sessions/visible-vacancies.ts'
import { clientsNamed, readClientsSpelled, readSpellings } from '../reads/companies.ts'

/** Names that are compared before other requests get the event loop. */
const namesAtOnce = 100

/** A name without case, accents and signs: "Café S.A.S." is "cafe sas". */
export const keyOf = (name: string): string => withoutAccents(name).replace(/[^\p{L}\p{N}]+/gu, '')

/** The same of a text in a query. */
const keyInQuery = (text: RawBuilder<unknown>) =>
  sql`regexp_replace(normalize(folded(${text}), nfd) collate cantera_order, '[^[:alnum:]]+', '', 'g') collate "C"`
const isCalled = (text: RawBuilder<unknown>, names: readonly string[]) =>
  sql<boolean>`${keyInQuery(text)} = any(${unique(names.map(keyOf))}::text[])`

const unique = (words: readonly string[]): string[] => [...new Set(words)].filter(Boolean)

/** The candidates whom the rows name and whom the viewer may read, by what the rows name them by. */
async function readNamedPeople(
  platform: Pick<Platform, 'db' | 'secretKey'>,
  viewer: Person,
  rows: readonly NamedPerson[],
): Promise<PeopleIndex> {
  const noImport = 0
  const byAddress = await readKnown(
    platform,
    viewer,
    unique(rows.map(({ email }) => email)),
    unique(rows.map(({ phone }) => comparablePhone(phone))),
    noImport,
  )
  const found = new Set(byAddress.people.map(({ email }) => email))
  const names = unique(rows.flatMap(({ name, email }) => (email !== '' && found.has(email) ? [] : [withoutAccents(name)])))
  const staffRoles = await readStaffRoles(platform.db)
  const named =
    names.length === 0
      ? []
      : await platform.db
          .selectFrom('users')
          .select(['id', 'uuid', 'email', fullName.as('name')])
          .where('deleted_at', 'is', null)
          .where('role_id', 'not in', staffRoles)
          .where(isCalled(fullName, names))
          .where(isVisibleTo(viewer))
          .execute()
  const people = new Map(named.map((one) => [one.id, { ...one, phone: '', isStaff: false }]))
  for (const one of byAddress.people) if (!one.isStaff) people.set(one.id, one)
  return indexPeople([...people.values()])
}

export interface KnownVacancy {
  readonly id: number
  readonly uuid: string
  readonly title: string
  readonly client: string
  readonly clientId: number
  /** yyyy-mm-dd; null while it is a draft, or open. */
  readonly from: string | null
  readonly to: string | null
}

/** The vacancies with one of these titles that the viewer may read, by the key of the title, the oldest first. */
async function readVacanciesTitled(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  viewer: Person,
  titles: readonly string[],
): Promise<ReadonlyMap<string, readonly KnownVacancy[]>> {
  const day = (column: string) => sql<string | null>`to_char(${sql.ref(column)} at time zone ${config.timeZone}, 'YYYY-MM-DD')`
  const rows = await db
    .selectFrom('vacancies')
    .innerJoin('clients', 'clients.id', 'vacancies.client_id')
    .select(['vacancies.id', 'vacancies.uuid', 'vacancies.title', 'clients.name as client', 'client_id as clientId'])
    .select([day('vacancies.published_at').as('from'), day('vacancies.closed_at').as('to')])
    .where(isCalled(sql.ref('vacancies.title'), titles))
    .where(isVacancyVisibleTo(viewer))
    .orderBy('vacancies.id')
    .execute()
  return Map.groupBy(rows, ({ title }) => keyOf(title))
}

/** The clients that each written name means, in any spelling (MOV-04), and how these names and clients spell their companies. */
async function readNamedClients(db: Reader, names: readonly string[]) {
  const spellings = await readSpellings(db, unique(names))
  const spelled = await readClientsSpelled(db, spellings.values())
  const clients = new Map([...spellings].map(([name, spelling]) => [name, clientsNamed(name, spelling, spelled)] as const))
  return { spellings, spelled, clients }
}

/** The colleagues whom each written word may name, as imports of people and vacancies find them (MOV-03). */
async function readColleagues(db: Reader, written: readonly string[]): Promise<ReadonlyMap<string, readonly NamedColleague[]>> {
  const words = unique(written)
  if (words.length === 0) return new Map()
  const find = colleaguesNamed(await readColleaguesToName(db))
  const found = new Map<string, readonly NamedColleague[]>()
  for (const [at, word] of words.entries()) {
    if (at % namesAtOnce === 0) await setImmediate()
    found.set(word, find(word))
  }
  return found
}
export type NamedColleague = Awaited<ReturnType<typeof readColleaguesToName>>[number]

/** Whether a person has applied to a vacancy, also when the card is off its board, as `vacancy person`. */
export async function readCardsThere(
  db: Reader,
  pairs: readonly { readonly vacancyId: number; readonly userId: number }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ vacancy_id: number; user_id: number }>`
    select vacancy_id, user_id from applications
    join unnest(${pairs.map(({ vacancyId }) => vacancyId)}::bigint[], ${pairs.map(({ userId }) => userId)}::bigint[])
      as wanted (vacancy, person) on vacancy_id = wanted.vacancy and user_id = wanted.person`.execute(db)
  return new Set(rows.map(({ vacancy_id, user_id }) => `${vacancy_id} ${user_id}`))
}

/** The company's reasons for rejections. */
export function readReasonNames(db: Reader) {
  return db.selectFrom('rejection_reasons').select(['id', 'uuid', 'name']).orderBy('name').orderBy('id').execute()
}

/** What the rows of a file name and the viewer may read. */
export async function readKnownRecords(
  platform: Pick<Platform, 'db' | 'config' | 'secretKey'>,
  viewer: Person,
  rows: readonly (NamedPerson & { readonly title: string; readonly client: string; readonly recruiter: string })[],
) {
  const { db } = platform
  const named = (field: 'title' | 'client' | 'recruiter') => rows.map((row) => row[field])
  return {
    people: await readNamedPeople(platform, viewer, rows),
    vacancies: await readVacanciesTitled(platform, viewer, named('title')),
    ...(await readNamedClients(db, named('client'))),
    colleagues: await readColleagues(db, named('recruiter')),
    reasons: await readReasonNames(db),
    hasCurrency: (await db.selectFrom('currencies').select('id').limit(1).executeTakeFirst()) !== undefined,
  }
}
export type KnownRecords = Awaited<ReturnType<typeof readKnownRecords>>

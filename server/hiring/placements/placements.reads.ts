import { type RawBuilder, sql } from 'kysely'
import { guaranteeNoticeDays, type PlacementState } from '#domain/hiring/placements/guarantee.rules.ts'
import type { listHiresToPlaceEndpoint, listPlacementsEndpoint } from '#domain/hiring/placements/placements.contract.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { readPage } from '../../platform/lists.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Platform, Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo, isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { isApplicationVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { colleagueOf, currencyOf, ownerToNotify } from '../clients/clients.reads.ts'

type Reading = Pick<Platform, 'db' | 'config' | 'now'>
type NamedPerson = { readonly uuid: string; readonly fullname: string }

/** Whether the viewer may read who was placed. */
const isNamed = (viewer: Viewer) => sql<boolean>`(users.deleted_at is null and ${isKnownTo(viewer)})`

const endedOn = (timeZone: string) => sql<string | null>`to_char(placements.ended_at at time zone ${timeZone}, 'YYYY-MM-DD')`

/** The placements that the viewer sees, with all that is shown of them. */
const placements = ({ db, config }: Pick<Reading, 'db' | 'config'>, viewer: Viewer) =>
  db
    .selectFrom('placements')
    .innerJoin('applications', 'applications.id', 'placements.application_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('clients', 'clients.id', 'placements.client_id')
    .select(['placements.id', 'placements.uuid', 'placements.application_id', 'placements.owner_id', 'placements.version'])
    .select(['placements.salary', 'placements.salary_period', 'placements.fee', 'placements.guarantee_days'])
    .select(['placements.invoice_note', 'placements.reminded_at', 'applications.uuid as card_uuid'])
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.language'])
    .select(['clients.uuid as client_uuid', 'clients.name as client_name'])
    .select([
      'placements.starts_on',
      'placements.guarantee_ends_on',
      endedOn(config.timeZone).as('ended_on'),
      colleagueOf('placements.owner_id').as('owner'),
      currencyOf('placements.currency_id').as('currency'),
      currencyOf('placements.fee_currency_id').as('fee_currency'),
      sql<NamedPerson | null>`case when ${isNamed(viewer)} then
        json_build_object('uuid', users.uuid, 'fullname', ${fullName}) end`.as('person'),
    ])
    .where(isApplicationVisibleTo(viewer))

/** Whether the hire of the row of `placements` ended within its guarantee. */
export const endedWithinGuarantee = (timeZone: string) => sql<boolean>`
  coalesce((placements.ended_at at time zone ${timeZone})::date <= placements.guarantee_ends_on, false)`

/** The condition of each state, as placementState decides it. */
const isInState = (today: string, timeZone: string): Readonly<Record<PlacementState, RawBuilder<boolean>>> => {
  const ends = sql.ref('placements.guarantee_ends_on')
  const endedWithin = endedWithinGuarantee(timeZone)
  return {
    none: sql`${ends} is null`,
    ended_within: endedWithin,
    running: sql`(${ends} >= ${today}::date and not ${endedWithin})`,
    over: sql`(${ends} < ${today}::date and not ${endedWithin})`,
  }
}

/** A page of the placements (PLC-01). The search finds person, vacancy and client. */
export function readPlacements(reading: Reading, viewer: Viewer, query: QueryOf<typeof listPlacementsEndpoint>) {
  const { client, month, state, ...page } = query
  const { db, config, now } = reading
  const found = placements(reading, viewer)
    .$if(client !== undefined, (some) =>
      some.where(
        'placements.client_id',
        '=',
        db
          .selectFrom('clients')
          .select('id')
          .where(recordIs('clients', client ?? '')),
      ),
    )
    .$if(month !== undefined, (some) =>
      some.where(
        sql<boolean>`placements.starts_on >= ${`${month}-01`}::date and placements.starts_on < ${`${month}-01`}::date + interval '1 month'`,
      ),
    )
    .$if(state !== undefined, (some) =>
      some.where(isInState(calendarDay(now(), config.timeZone), config.timeZone)[state ?? 'none']),
    )
  const sorted = { starts_on: 'starts_on', guarantee_ends_on: 'guarantee_ends_on' }
  const searched = sql`(searchable(vacancies.title) || clients.search || case when ${isNamed(viewer)} then users.search else ''::tsvector end)`
  return readPage(db, found, page, 'placements', sorted, searched)
}

export function readPlacement(reading: Pick<Reading, 'db' | 'config'>, viewer: Viewer, id: string) {
  return placements(reading, viewer).where(recordIs('placements', id)).executeTakeFirst()
}
export type PlacementRow = NonNullable<Awaited<ReturnType<typeof readPlacement>>>

/** The hires of people whom the viewer may read about. */
const hires = ({ db, config }: Pick<Reading, 'db' | 'config'>, viewer: Viewer) =>
  db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('clients', 'clients.id', 'vacancies.client_id')
    .leftJoin('placements', (join) =>
      join.onRef('placements.application_id', '=', 'applications.id').onRef('placements.hired_at', '=', 'applications.hired_at'),
    )
    .select(['applications.id', 'applications.uuid', 'placements.uuid as placement'])
    .select(['users.uuid as person_uuid', fullName.as('fullname')])
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.language', 'vacancies.client_id'])
    .select(['clients.uuid as client_uuid', 'clients.name as client_name'])
    .select(sql<string>`to_char(applications.hired_at at time zone ${config.timeZone}, 'YYYY-MM-DD')`.as('hired_on'))
    .where('applications.hired_at', 'is not', null)
    .where('users.deleted_at', 'is', null)
    .where(isApplicationVisibleTo(viewer))
    .where(isKnownTo(viewer))

/** A page of the hires without a placement. Those that an import brought along were paid long ago. */
export function readHiresToPlace(reading: Reading, viewer: Viewer, query: QueryOf<typeof listHiresToPlaceEndpoint>) {
  const unplaced = hires(reading, viewer).where('placements.id', 'is', null).where('applications.brought_at', 'is', null)
  const searched = sql`(searchable(vacancies.title) || clients.search || users.search)`
  return readPage(reading.db, unplaced, query, 'applications', { hired_at: 'hired_at' }, searched)
}
export type HireRow = Awaited<ReturnType<typeof readHiresToPlace>>['rows'][number]

/** The hires of a person, the newest first; undefined for a person whom the viewer may not read about. */
export async function readHiresOfPerson(reading: Reading, viewer: Viewer, id: string): Promise<HireRow[] | undefined> {
  const person = await reading.db
    .selectFrom('users')
    .select('users.id')
    .where(recordIs('users', id))
    .where('users.deleted_at', 'is', null)
    .where(isVisibleTo(viewer))
    .executeTakeFirst()
  if (!person) return undefined
  return hires(reading, viewer)
    .where('applications.user_id', '=', person.id)
    .orderBy('applications.hired_at', 'desc')
    .limit(limits.recordsOfSection)
    .execute()
}

/** What the placement of a hire begins with: the terms and the owner of the client. */
export function readNewPlacement(reading: Pick<Reading, 'db' | 'config'>, viewer: Viewer, id: string) {
  return hires(reading, viewer)
    .select(['clients.fee_percent', 'clients.fee_amount'])
    .select([
      currencyOf('clients.fee_currency_id').as('fee_currency'),
      currencyOf('vacancies.currency_id').as('currency'),
      colleagueOf('clients.owner_id').as('owner'),
    ])
    .where(recordIs('applications', id))
    .executeTakeFirst()
}
export type NewPlacementRow = NonNullable<Awaited<ReturnType<typeof readNewPlacement>>>

/** Locks a hire until the transaction ends. Undefined when it was undone meanwhile. */
export const lockHire = (tx: Tx, applicationId: number) =>
  tx
    .selectFrom('applications')
    .select(['id', 'hire_ended_at'])
    .where('id', '=', applicationId)
    .where('hired_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Whether the hire of a card has a placement. */
export async function hasPlacement(db: Reader, applicationId: number): Promise<boolean> {
  const found = await db
    .selectFrom('placements')
    .innerJoin('applications', 'applications.id', 'placements.application_id')
    .select('placements.id')
    .where('applications.id', '=', applicationId)
    .whereRef('placements.hired_at', '=', 'applications.hired_at')
    .executeTakeFirst()
  return found !== undefined
}

/** The placements whose guarantee ends within the next days and whose owner was not notified. */
export function readGuaranteesToRemind({ db, config, now }: Reading) {
  const today = calendarDay(now(), config.timeZone)
  return db
    .selectFrom('placements')
    .select(['id', ownerToNotify('placements.owner_id').as('owner_id')])
    .where('reminded_at', 'is', null)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`guarantee_ends_on between ${today}::date and ${today}::date + ${sql.lit(guaranteeNoticeDays)}::integer`)
    .orderBy('id')
    .execute()
}

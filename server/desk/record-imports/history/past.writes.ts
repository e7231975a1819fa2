import { sql } from 'kysely'
import type { RecordChoices } from '#domain/desk/record-imports/record-imports.contract.ts'
import { sourceByStaff } from '#domain/hiring/applications/source.rules.ts'
import { startOfDay } from '#domain/kernel/end-of-day.ts'
import { addImportedNotes } from '../../../hiring/application-notes/imported-notes.writes.ts'
import { addPastApplications } from '../../../hiring/applications/past-applications.writes.ts'
import { announceCards } from '../../../hiring/cards/announce.writes.ts'
import { deleteCards } from '../../../hiring/cards/application-rows.writes.ts'
import { addClients, removeClients } from '../../../hiring/clients/imported-clients.writes.ts'
import { addReasons, removeReasons } from '../../../hiring/reasons/imported-reasons.writes.ts'
import { removeVacancies } from '../../../hiring/vacancies/imported-vacancies.writes.ts'
import { addPastVacancies } from '../../../hiring/vacancies/past-vacancies.writes.ts'
import { isUntouched, type Referring, readReferences } from '../../../platform/imports/later-rows.ts'
import { noteHires } from '../../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../../platform/platform.ts'
import { lockOpenAccounts } from '../../../platform/sessions/open-accounts.ts'
import { cardColumns } from '../../../references.ts'
import type { MadeRecord, RunningImport } from '../reads/record-target.ts'
import type { Existing, PastPlan } from './past-applications.reads.ts'

/** Rows of one statement. */
const atOnce = 2000

type Choices = Pick<RecordChoices, 'history' | 'language'>

/**
 * Writes the applications of a plan, with what they need and the company lacks. Returns what each line made; undefined when a person or a vacancy
 * is not as the plan found it. With a constant number of statements for each two thousand lines.
 */
export async function writeHistory(
  tx: Tx,
  past: PastPlan,
  { platform, actor, now, fileName }: RunningImport,
  choices: Choices,
): Promise<readonly MadeRecord[] | undefined> {
  const people = [...new Set(past.applications.map(({ userId }) => userId))]
  for (let at = 0; at < people.length; at += atOnce)
    if (!(await lockOpenAccounts(tx, people.slice(at, at + atOnce)))) return undefined
  const ownSources = await readOwnSources(tx, people)
  const made = await addMissing(tx, { platform, actor, now }, past, choices)
  const instantOf = instantIn(platform, now)
  const idOf = (existing: Existing, ids: ReadonlyMap<string, number>) =>
    'id' in existing ? existing.id : (ids.get(existing.added) ?? 0)
  const cards = await addPastApplications(
    tx,
    past.applications.map(({ vacancy, steps, recruiterId, source, reason, userId }) => ({
      ...{ userId, vacancyId: idOf(vacancy, made.vacancies), actorId: recruiterId },
      source: sourceByStaff(source || (ownSources.get(userId) ?? fileName)),
      reasonId: reason && idOf(reason, made.reasons),
      steps: steps.map(({ day, ...step }) => ({ ...step, at: instantOf(day) })),
    })),
    { addedBy: actor.id, now },
  )
  if (!cards) return undefined
  const cardOf = (at: number) => cards[at] ?? { id: 0, uuid: '' }
  const notes = past.applications.flatMap(({ notes }, at) =>
    notes.map(({ day, body }) => ({ applicationId: cardOf(at).id, body, at: instantOf(day) })),
  )
  await addImportedNotes(tx, actor.id, notes)
  const hired = past.applications.flatMap(({ userId, steps }) => (steps.at(-1)?.kind === 'hired' ? [userId] : []))
  await noteHires(tx, hired, true, now, isAsImported)
  await announceBoards(
    tx,
    platform,
    cards.map(({ id }) => id),
    'applied',
  )
  return [
    ...past.applications.flatMap(({ lines }, at) => lines.map((line) => ({ line, application_id: cardOf(at).id }))),
    ...past.clients.map(({ key, line }) => ({ line, part: 'client' as const, client_id: made.clients.get(key) })),
    ...past.vacancies.map(({ key, line }) => ({ line, part: 'vacancy' as const, vacancy_id: made.vacancies.get(key) })),
    ...past.reasons.map(({ key, line }) => ({ line, part: 'reason' as const, reason_id: made.reasons.get(key) })),
  ]
}

/** Where staff or an import brought people along from, which counts for a row that names no source (MOV-03), before the file itself. */
async function readOwnSources(tx: Tx, people: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'source_note'])
    .where(sql<boolean>`id = any(${people}::bigint[])`)
    .where('source_note', '<>', '')
    .execute()
  return new Map(rows.map(({ id, source_note }) => [id, source_note]))
}

/** Noon of a day in the site's time zone, so that the day stays the same in others; now for a day whose noon lies ahead. */
const instantIn =
  ({ config }: Pick<Platform, 'config'>, now: Date) =>
  (day: string): Date =>
    new Date(Math.min(startOfDay(day, config.timeZone).getTime() + 12 * 3_600_000, now.getTime()))

/** Adds clients, closed vacancies and reasons. Returns their ids by key. */
async function addMissing(
  tx: Tx,
  { platform, actor, now }: Pick<RunningImport, 'platform' | 'actor' | 'now'>,
  past: PastPlan,
  choices: Choices,
) {
  const byKey = (planned: readonly { readonly key: string }[], ids: readonly number[]) =>
    new Map(planned.map(({ key }, at) => [key, ids[at] ?? 0]))
  const fields = past.clients.map(({ name }) => ({
    ...{ name_clients: name, ubication_clients: choices.history.city, status_clients: 'I' as const, notes_clients: '' },
  }))
  const clients = byKey(past.clients, await addClients(tx, fields, now))
  const reasonNames = past.reasons.map(({ name }) => name)
  const reasons = byKey(past.reasons, await addReasons(tx, reasonNames, now))
  const currency = await tx.selectFrom('currencies').select('id').orderBy('id').limit(1).executeTakeFirst()
  const instantOf = instantIn(platform, now)
  const added = await addPastVacancies(
    tx,
    past.vacancies.map(({ title, client, openings, from, to }) => ({
      ...{ title, openings, from: instantOf(from), to: instantOf(to) },
      clientId: 'id' in client ? client.id : (clients.get(client.added) ?? 0),
    })),
    { ownerId: actor.id, currencyId: currency?.id ?? 0, language: choices.language, now },
  )
  return {
    clients,
    reasons,
    vacancies: byKey(
      past.vacancies,
      added.map(({ id }) => id),
    ),
  }
}

/** Open boards read their columns again: one event for each vacancy is enough. */
async function announceBoards(
  tx: Tx,
  platform: Pick<Platform, 'live'>,
  ids: readonly number[],
  kind: 'applied' | 'removed',
): Promise<void> {
  const { rows } = await sql<{ uuid: string; vacancy: string }>`
    select distinct on (vacancies.id) applications.uuid, vacancies.uuid as vacancy from applications
    join vacancies on vacancies.id = applications.vacancy_id
    where applications.id = any(${ids}::bigint[]) order by vacancies.id`.execute(tx)
  await announceCards(platform, tx, rows, kind)
}

/**
 * Takes the applications of an import back, with their history, notes and hires, and what it added for them, except those to which something
 * was done since. Returns how many applications stayed.
 */
export async function takeHistoryBack(tx: Tx, platform: Pick<Platform, 'live'>, importId: number, now: Date): Promise<number> {
  const cards = await readCards(tx, importId)
  // Locked before they are examined: nothing can refer to them meanwhile.
  await sql`select from applications where id = any(${cards.ids}::bigint[]) order by id for update`.execute(tx)
  const leaving = await readUntouchedCards(tx, cards)
  const ids = leaving.map(({ id }) => Number(id))
  await announceBoards(tx, platform, ids, 'removed')
  const hired = leaving.flatMap(({ is_hired, user_id }) => (is_hired ? [Number(user_id)] : []))
  // Read before the cards go: what refers to them goes with them.
  const made = await readMade(tx, importId)
  const untouched = await readUntouchedPeople(tx, importId, hired)
  await deleteCards(tx, ids)
  await noteHires(tx, await withoutHire(tx, hired), false, now, sql`id = any(${untouched}::bigint[])`)
  await removeReasons(tx, await unusedOf(tx, 'rejection_reasons', made.reasons))
  await removeVacancies(tx, await unusedOf(tx, 'vacancies', made.vacancies))
  await removeClients(tx, await unusedOf(tx, 'clients', made.clients))
  return cards.ids.length - leaving.length
}

interface Cards {
  readonly ids: readonly number[]
  /** The transaction that wrote all of them, as text. */
  readonly written: string
}

/** The cards of an import, each once. */
async function readCards(tx: Tx, importId: number): Promise<Cards> {
  const { rows } = await sql<{ id: number; written: string }>`
    select distinct application_id as id, xmin::text as written from imported_records
    where import_id = ${importId} and application_id is not null`.execute(tx)
  return { ids: rows.map(({ id }) => Number(id)), written: rows[0]?.written ?? '0' }
}

/** The cards of an import to which nothing was done since. */
async function readUntouchedCards(tx: Tx, { ids, written }: Cards) {
  const { rows } = await sql<{ id: number; user_id: number; is_hired: boolean }>`
    select card.id, card.user_id, card.hired_at is not null and card.hire_ended_at is null as is_hired
    from applications as card where card.id = any(${ids}::bigint[]) and card.xmin = ${written}::xid
    and ${isUntouched(ofOthers(cardColumns), sql`card.id`, sql`${written}::xid`)} order by card.id`.execute(tx)
  return rows
}

/** Columns besides those with which imports remember what they made. */
const ofOthers = (columns: readonly Referring[]) => columns.filter(({ table }) => table !== 'imported_records')

/** The clients, vacancies and reasons that an import added and nobody changed since. */
async function readMade(tx: Tx, importId: number) {
  const made = async (column: 'client_id' | 'vacancy_id' | 'reason_id', table: string) => {
    const { rows } = await sql<{ id: number }>`
      select added.id from imported_records as one join ${sql.table(table)} as added on added.id = ${sql.ref(`one.${column}`)} and added.xmin = one.xmin
      where one.import_id = ${importId} order by added.id for update of added`.execute(tx)
    return rows.map(({ id }) => Number(id))
  }
  return {
    clients: await made('client_id', 'clients'),
    vacancies: await made('vacancy_id', 'vacancies'),
    reasons: await made('reason_id', 'rejection_reasons'),
  }
}

/** Those of these records that no row of another table refers to. */
async function unusedOf(tx: Tx, table: 'clients' | 'vacancies' | 'rejection_reasons', ids: readonly number[]): Promise<number[]> {
  const references = ofOthers(await readReferences(tx, table))
  const { rows } = await sql<{ id: number }>`
    select record.id from ${sql.table(table)} as record
    where record.id = any(${ids}::bigint[]) and ${isUntouched(references, sql`record.id`)}`.execute(tx)
  return rows.map(({ id }) => Number(id))
}

/** Locks these people, and returns those whose row the import was the last to write. */
async function readUntouchedPeople(tx: Tx, importId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; is_untouched: boolean }>`
    select id, xmin = (select xmin from imported_records where import_id = ${importId} limit 1) as is_untouched
    from users where id = any(${ids}::bigint[]) order by id for update`.execute(tx)
  return rows.flatMap(({ id, is_untouched }) => (is_untouched ? [Number(id)] : []))
}

/** Whether an import of people was the last to write the row of a person. */
const isAsImported = sql<boolean>`
  exists (select from imported_people as one where one.user_id = users.id and one.xmin = users.xmin)`

/** Those of these people who have no current hire. */
async function withoutHire(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::bigint[]) as id
    where not exists (select from applications where user_id = id and hired_at is not null and hire_ended_at is null)`.execute(tx)
  return rows.map(({ id }) => Number(id))
}

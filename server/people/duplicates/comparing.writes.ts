import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { isVariantOfName } from '#domain/kernel/comparable-name.ts'
import { workThrough } from '../../platform/backlogs.ts'
import { startPeriodicTask, withoutOverlap } from '../../platform/periodic-task.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { isStaffMember } from '../../platform/sessions/visible-people.ts'

type Comparing = Pick<Platform, 'db' | 'now'>

/** How many people one transaction compares, so that others get their turn on the embedded database. */
const batch = 50
/** A fact that more people share proves nothing: the phone of an agency, or a sample CV. */
const mostWithOneFact = 10
/** The most people of one birth date whose names are compared, equal names first: it may be a default date. */
const mostOfOneDay = 200
const minuteMs = 60_000

/** Starts the task that pairs up probable duplicates every minute. Returns a function that stops it. */
export function startComparing(platform: Comparing, log: FastifyBaseLogger): () => void {
  return startPeriodicTask(
    // Many new people may take longer than a minute.
    withoutOverlap(() => compareChangedPeople(platform)),
    minuteMs,
    (error) => log.warn({ err: error }, 'comparing people failed'),
  )
}

/**
 * Pairs everybody whose name, phone, birth date or CV text changed with the people who share it (INT-05). The cost of a person
 * does not grow with the number of people.
 */
export async function compareChangedPeople(platform: Comparing): Promise<void> {
  await workThrough(async () => (await compareSome(platform)) === batch)
}

/**
 * Compares a batch of the people who wait for it and returns how many were waiting. People whose accounts are being merged or erased at this
 * moment wait on: a merge locks the accounts before their pairs, so comparing does too, and neither waits for the other in a circle.
 */
function compareSome({ db, now }: Comparing): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const waiting = await tx.selectFrom('people_to_compare').select('user_id').orderBy('user_id').limit(batch).execute()
    const free = await lockFree(
      tx,
      waiting.map(({ user_id }) => user_id),
    )
    const taken = await sql<{ user_id: number }>`
      select user_id from people_to_compare where user_id = any(${free}::bigint[]) for update skip locked`.execute(tx)
    const ids = taken.rows.map(({ user_id }) => user_id)
    await sql`delete from people_to_compare where user_id = any(${ids}::bigint[])`.execute(tx)
    if (ids.length === 0) return 0
    const pairs = await readPairs(tx, ids)
    const others = new Set(await lockFree(tx, [...new Set(pairs.flatMap(({ older_id, newer_id }) => [older_id, newer_id]))]))
    await sql`
      delete from probable_duplicates
      where (older_id = any(${ids}::bigint[]) or newer_id = any(${ids}::bigint[])) and apart_at is null`.execute(tx)
    const { found = [], later = [] } = Object.groupBy(pairs, ({ older_id, newer_id }) =>
      others.has(older_id) && others.has(newer_id) ? 'found' : 'later',
    )
    if (later.length > 0) await compareLater(tx, ids, later)
    if (found.length > 0)
      await tx
        .insertInto('probable_duplicates')
        .values(found.map((pair) => ({ ...pair, found_at: now() })))
        .onConflict((conflict) =>
          conflict.columns(['older_id', 'newer_id']).doUpdateSet((set) => ({
            by_phone: set.ref('excluded.by_phone'),
            by_birth: set.ref('excluded.by_birth'),
            by_cv: set.ref('excluded.by_cv'),
          })),
        )
        .execute()
    return waiting.length
  })
}

/** Locks these accounts against merging and erasure and returns their ids, without those that another transaction has locked so. */
async function lockFree(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const locked = await sql<{ id: number }>`
    select id from users where id = any(${ids}::bigint[]) order by id for key share skip locked`.execute(tx)
  return locked.rows.map(({ id }) => id)
}

/** Puts back the people whose pair is being merged or erased, in case that fails. */
async function compareLater(tx: Tx, ids: readonly number[], pairs: readonly Pair[]): Promise<void> {
  const waiting = ids.filter((id) => pairs.some(({ older_id, newer_id }) => older_id === id || newer_id === id))
  await tx
    .insertInto('people_to_compare')
    .values(waiting.map((user_id) => ({ user_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface Pair {
  readonly older_id: number
  readonly newer_id: number
  readonly by_phone: boolean
  readonly by_birth: boolean
  readonly by_cv: boolean
}

interface Shared {
  readonly id: number
  readonly other_id: number
  readonly fact: 'phone' | 'birth' | 'cv'
  readonly name: string
  readonly other_name: string
}

/**
 * The people who share a fact with these ones, as pairs. A birth date is one with a variant of the name. Each account is read by its key,
 * after the fact: see `accounts`. With a plain join, a database without statistics reads all accounts for each person.
 */
async function readPairs(tx: Tx, ids: readonly number[]): Promise<Pair[]> {
  const { rows } = await sql<Shared>`
    with one as (
      select users.id, right(comparable_phone(profiles.personal_phone), 9) as phone, profiles.date_of_birth as birth, ${fullName} as name,
        ${plainName} as plain_name, content_hash
      from users
      left join profiles on profiles.user_id = users.id
      left join file_texts on file_texts.file_id = users.cv_file_id and file_texts.state = 'read'
      where users.id = any(${ids}::bigint[]) and users.deleted_at is null and not ${isStaffMember}
    )
    select one.id, other.id as other_id, 'phone' as fact, '' as name, '' as other_name from one
    cross join lateral (
      select users.id from profiles cross join ${accounts(sql`id = profiles.user_id`)}
      where right(comparable_phone(profiles.personal_phone), 9) = one.phone and profiles.personal_phone <> '' and ${isAnother}
      limit ${mostWithOneFact + 1}
    ) as other where length(one.phone) >= 7
    union all
    select one.id, other.id, 'birth', one.name, other.name from one
    cross join lateral (
      select users.id, ${fullName} as name from profiles cross join ${accounts(sql`id = profiles.user_id`)}
      where profiles.date_of_birth = one.birth and ${isAnother}
      order by ${plainName} = one.plain_name desc
      limit ${mostOfOneDay}
    ) as other
    union all
    select one.id, other.id, 'cv', '', '' from one
    cross join lateral (
      select users.id from file_texts cross join ${accounts(sql`cv_file_id = file_texts.file_id`)}
      where file_texts.content_hash = one.content_hash and ${isAnother}
      limit ${mostWithOneFact + 1}
    ) as other`.execute(tx)
  const shared = rows.filter(({ fact, name, other_name }) => fact !== 'birth' || isVariantOfName(name, other_name))
  const byFact = Map.groupBy(shared, ({ id, fact }) => `${id} ${fact}`)
  const telling = [...byFact.values()].filter((others) => others.length <= mostWithOneFact).flat()
  const pairs = new Map<string, Pair>()
  for (const { id, other_id, fact } of telling) {
    const [older_id, newer_id] = id < other_id ? [id, other_id] : [other_id, id]
    const key = `${older_id} ${newer_id}`
    const known = pairs.get(key) ?? { older_id, newer_id, by_phone: false, by_birth: false, by_cv: false }
    pairs.set(key, { ...known, [`by_${fact}`]: true })
  }
  return [...pairs.values()]
}

const fullName = sql`users.first_name || ' ' || users.last_name`
/** The full name without letter case and accents. The class has the combining marks that NFD splits off. */
const plainName = sql`regexp_replace(normalize(folded(${fullName}), nfd), '[\u0300-\u036f]', '', 'g')`

/** The accounts of a row, as `users`. `offset 0` keeps the planner from joining in another order. */
const accounts = (key: ReturnType<typeof sql>) => sql`lateral (select * from users where ${key} offset 0) as users`

/** A person in the row of `users` who may be the one that is compared. */
const isAnother = sql`users.id <> one.id and users.deleted_at is null and not ${isStaffMember}`

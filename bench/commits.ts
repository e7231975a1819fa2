import { sql } from 'kysely'
import { moveCard } from '#server/hiring/board/board.writes.ts'
import type { Platform, Tx } from '#server/platform/platform.ts'
import { makeApplication, makeVacancy } from '#server/testing/records.ts'
import { median } from './load.ts'

export const writers = 64

/** How a change is announced to others: not at all, as the product does, or by NOTIFY and a notifying queue in the transaction. */
const ways = ['silent', 'product', 'notify'] as const
type Way = (typeof ways)[number]

export interface CommitFigure {
  readonly name: string
  /** Commits per second, the median of the rounds. */
  readonly perSecond: Record<Way, number>
  /** The median of the rounds' ratios to the silent way. */
  readonly ratio: Record<Exclude<Way, 'silent'>, number>
  /** How many writers wait for a lock of another, on average. What else the machine does hardly changes it. */
  readonly waiting: Record<Way, number>
}

/** A change that a writer makes again and again. */
type Change = (writer: number) => Promise<unknown>

/** LIV-01: commits per second of 64 writers who are in nobody's way but for what they announce. The ways take turns. */
export async function measureCommits(platform: Platform, rounds: number, seconds: number): Promise<CommitFigure[]> {
  const figures: CommitFigure[] = []
  for (const [name, changeOf] of [
    ['moves of cards', await movesOf(platform)],
    ['e-mails that are queued', jobsOf(platform)],
    ['smallest transactions', await smallestOf(platform)],
  ] as const) {
    const changes = ways.map((way) => [way, changeOf(way)] as const)
    for (const [, change] of changes) await rate(change, seconds / 2)
    const rates = { silent: [], product: [], notify: [] } as Record<Way, number[]>
    const waits = { silent: [], product: [], notify: [] } as Record<Way, number[]>
    for (let round = 0; round < rounds; round += 1) {
      const inTurn = round % 2 === 0 ? changes : changes.toReversed()
      for (const [way, change] of inTurn) {
        const watching = watchLocks(platform)
        rates[way].push(await rate(change, seconds))
        waits[way].push(watching.end())
      }
    }
    const ratio = (way: Way) => median(rates[way].map((one, round) => one / rates.silent[round]!))
    figures.push({
      name,
      perSecond: { silent: median(rates.silent), product: median(rates.product), notify: median(rates.notify) },
      ratio: { product: ratio('product'), notify: ratio('notify') },
      waiting: { silent: mean(waits.silent), product: mean(waits.product), notify: mean(waits.notify) },
    })
  }
  return figures
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)

/** Counts every 20 ms, beside the pool, how many transactions wait for a lock. */
function watchLocks({ database }: Platform) {
  const text = `select count(*)::integer as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const seen: number[] = []
  const timer = setInterval(async () => {
    const [answer] = await database.queryAside<{ waiting: number }>({ name: 'locks', text }).catch(() => [])
    if (answer) seen.push(answer.waiting)
  }, 20)
  return {
    end(): number {
      clearInterval(timer)
      return mean(seen)
    },
  }
}

/** Commits per second of all writers, each of whom makes the next change as soon as the last is committed. */
async function rate(change: Change, seconds: number): Promise<number> {
  const begun = performance.now()
  const until = begun + seconds * 1000
  let commits = 0
  const write = async (_: unknown, writer: number) => {
    while (performance.now() < until) {
      await change(writer)
      commits += 1
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  return (commits / (performance.now() - begun)) * 1000
}

/** A statement that announces nothing, so that the ratios show waiting and not a round trip. */
const nothing = async (tx: Tx | Platform['db']) => void (await sql`select ${'nothing'}::text`.execute(tx))

const notifying = (tx: Parameters<Platform['live']['announce']>[0], payload: string) =>
  sql`select pg_notify('cantera_live', ${payload})`.execute(tx)

/** Every writer moves a card of a board of its own there and back, by the product's function. */
async function movesOf(platform: Platform): Promise<(way: Way) => Change> {
  const { db, live } = platform
  const ids = await sql<{ id: number; uuid: string }>`
    insert into users (role_id, first_name, last_name, email, password_hash, language)
    select 2, 'Persona', number::text, 'commits' || number || '@bench.test', '-', 'es' from generate_series(0, ${sql.lit(writers)}) as number
    returning id, uuid`.execute(db)
  const [first, ...people] = ids.rows
  const actor = { kind: 'person', ...first!, sessionId: 0, roleId: 1, language: 'es', permissions: {}, limited: false } as const
  const cards: { uuid: string; version: number; stage: 'apply' | 'makeTest' }[] = []
  for (const { id } of people) {
    const vacancy = await makeVacancy(platform)
    const { uuid } = await makeApplication(platform, vacancy.id, id, 'apply')
    cards.push({ uuid, version: 1, stage: 'apply' })
  }
  const announceBy: Record<Way, Platform['live']['announce']> = {
    silent: nothing,
    product: live.announce,
    notify: async (tx, topic, message) => void (await notifying(tx, `${topic} ${JSON.stringify(message)}`)),
  }
  return (way) => {
    const measured = { ...platform, live: { ...live, announce: announceBy[way] } }
    return async (writer) => {
      const card = cards[writer]!
      const name_board = card.stage === 'apply' ? 'makeTest' : 'apply'
      const move = { uuid_element: card.uuid, name_board, before: null, version: card.version } as const
      const moved = await moveCard(measured, { actor: actor as never, origin: null }, move)
      if (!('version' in moved)) throw new Error(`a move was refused: ${JSON.stringify(moved)}`)
      Object.assign(card, { version: moved.version, stage: name_board })
    }
  }
}

/** The queue that notifies in the transaction, as earlier versions made them. */
export const notifyingQueue = 'give-points'

/** Each transaction queues a job. A job for later wakes nobody, and is written in the same way. */
function jobsOf({ db, jobs }: Platform): (way: Way) => Change {
  const later = 3600
  const queue: Record<Way, (tx: Tx) => Promise<unknown>> = {
    silent: (tx) => jobs.enqueue(tx, 'send-email', { id: 0 }, later),
    product: (tx) => jobs.enqueue(tx, 'send-email', { id: 0 }),
    notify: (tx) => jobs.enqueue(tx, notifyingQueue, { id: 0 }),
  }
  return (way) => () => db.transaction().execute((tx) => queue[way](tx))
}

/** The hardest case: nothing but one changed row and the announcement. */
async function smallestOf({ db, live }: Platform): Promise<(way: Way) => Change> {
  await sql`create table bench_rows as select number as id, 0 as value from generate_series(0, ${sql.lit(writers - 1)}) as number`.execute(
    db,
  )
  await sql`alter table bench_rows add primary key (id)`.execute(db)
  const announceIn: Record<Way, (tx: Tx) => Promise<unknown>> = {
    silent: nothing,
    product: (tx) => live.announce(tx, 'bench', { kind: 'moved' }),
    notify: (tx) => notifying(tx, 'bench {"kind":"moved"}'),
  }
  return (way) => (writer) =>
    db.transaction().execute(async (tx) => {
      await sql`update bench_rows set value = value + 1 where id = ${writer}`.execute(tx)
      await announceIn[way](tx)
    })
}

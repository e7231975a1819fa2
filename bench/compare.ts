import { mkdirSync, writeFileSync } from 'node:fs'
import type pg from 'pg'
import { openDatabase } from '#server/database/open.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { fire, median, type Shot } from './load.ts'
import { buildCommit } from './other-commit.ts'
import { lists, scenariosOf, searches } from './scenarios.ts'
import { type RunningServer, startProduct } from './servers.ts'
import { staffLists } from './staff-lists.ts'
import { readTakers } from './tests-dataset.ts'

/** A call that both commits answer; the ratio is ours ÷ the other's, so that above 1 is faster (P27). */
interface Compared {
  readonly name: string
  readonly ratio: number
  readonly spread: readonly [number, number]
  /** Calls per second of each. */
  readonly ours: number
  readonly other: number
  /** Of both sides. A call that the other commit does not know fails. */
  readonly failed: number
}

interface Call {
  readonly name: string
  readonly shots: (from: number) => () => Shot | undefined
  readonly perVolley: number
}

const sizes = {
  usual: {
    rows: { vacancies: 10_000, users: 20_000, applications: 100_000, attempts: 2_000 },
    candidates: 20_000,
    seconds: 2,
    pairs: 5,
  },
  small: {
    rows: { vacancies: 1_100, users: 2_000, applications: 3_000, attempts: 200 },
    candidates: 1_500,
    seconds: 0.5,
    pairs: 3,
  },
} as const

/** `npm run bench -- compare <commit> [small]`: ours and an earlier commit answer the same calls in turn, over copies of one database. */
export async function compareWith(commit: string, size: keyof typeof sizes): Promise<void> {
  const { rows, candidates, seconds, pairs } = sizes[size]
  const other = buildCommit(commit)
  const postgres = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB', jit: 'off' })
  try {
    const [before, after] = [databaseOf(postgres.url, 'before'), databaseOf(postgres.url, 'after')]
    await onServer(postgres.url, 'create database before')
    await (await startProduct({ DATABASE_URL: before, WORKER: '0' }, '/healthz', other.folder)).stop()
    const boards = other.load(before, rows, candidates)
    await onServer(postgres.url, 'create database after template before')
    const ours = await startProduct({ DATABASE_URL: after, WORKER: '0' })
    const theirs = await startProduct({ DATABASE_URL: before, WORKER: '0' }, '/healthz', other.folder)
    const database = await openDatabase({ databaseUrl: after, dataDir: '' })
    await database.pool.query('vacuum analyze')
    const figures: Compared[] = []
    for (const call of await callsOf(database.pool, boards.large, candidates))
      figures.push(await compareCall(call, { ours, theirs, seconds, pairs, candidates }))
    await database.close()
    await Promise.all([ours.stop(), theirs.stop()])
    mkdirSync('build/bench', { recursive: true })
    writeFileSync('build/bench/compare.json', JSON.stringify({ commit, size, at: new Date().toISOString(), figures }, null, 2))
    console.log(table(figures, commit))
  } finally {
    await postgres.stop()
  }
}

/** Lists, boards and writes. */
async function callsOf(pool: pg.Pool, board: number, candidates: number): Promise<Call[]> {
  const reading = [['public list', lists], ['search', searches], ...(await staffLists(pool))] as [string, readonly Shot[]][]
  return [
    ...reading.map(([name, shots]): Call => ({ name, shots: inTurn(shots), perVolley: 0 })),
    ...(await scenariosOf(pool, board, await readTakers(pool), candidates)).filter(({ measure }) => measure !== 'P1'),
  ]
}

const inTurn = (shots: readonly Shot[]) => () => {
  let index = 0
  return () => shots[index++ % shots.length]
}

interface Sides {
  readonly ours: RunningServer
  readonly theirs: RunningServer
  readonly seconds: number
  readonly pairs: number
  readonly candidates: number
}

/** A warm-up and then pairs, in which each side begins in turn. */
async function compareCall(
  { name, shots, perVolley }: Call,
  { ours, theirs, seconds, pairs, candidates }: Sides,
): Promise<Compared> {
  // Each write needs a candidate of its own.
  const apart = Math.min(perVolley, Math.floor(candidates / (pairs + 2)))
  const rates: { ours: number; other: number }[] = []
  let failed = 0
  for (let pair = 0; pair <= pairs; pair += 1) {
    const sides = pair % 2 === 0 ? [ours, theirs] : [theirs, ours]
    const fired = []
    for (const side of sides) fired.push(await fire(side.url, shots(apart * pair), 4, seconds))
    const [first, second] = pair % 2 === 0 ? fired : fired.toReversed()
    failed += (first?.failed ?? 0) + (second?.failed ?? 0)
    if (pair > 0) rates.push({ ours: first?.perSecond ?? 0, other: second?.perSecond ?? 0 })
  }
  const ratios = rates.map((rate) => rate.ours / rate.other).sort((one, another) => one - another)
  return {
    name,
    ratio: median(ratios),
    spread: [ratios[0] ?? 0, ratios.at(-1) ?? 0],
    ours: median(rates.map((rate) => rate.ours)),
    other: median(rates.map((rate) => rate.other)),
    failed,
  }
}

function table(figures: readonly Compared[], commit: string): string {
  const lines = figures.map(
    ({ name, ratio, spread, ours, other, failed }) =>
      `| ${name} | ${ratio.toFixed(2)} (${spread.map((one) => one.toFixed(2)).join('–')}) | ${Math.round(ours)} | ${Math.round(other)} |${failed > 0 ? ` ${failed} failed` : ''} |`,
  )
  return [`| call | ours ÷ ${commit} | ours per second | ${commit} per second | |`, '|---|---|---|---|---|', ...lines].join('\n')
}

function databaseOf(serverUrl: string, name: string): string {
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
}

async function onServer(url: string, statement: string): Promise<void> {
  const { pool, close } = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 1 })
  const client = await pool.connect()
  // A large database takes longer to copy than a request may.
  await client.query('set statement_timeout = 0')
  await client.query({ text: statement, query_timeout: 900_000 } as pg.QueryConfig)
  client.release(true)
  await close()
}

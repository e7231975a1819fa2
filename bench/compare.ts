import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { agencyLists } from './agency-lists.ts'
import { fire, median, type Shot } from './load.ts'
import { buildCommit } from './other-commit.ts'
import { type ProcessorTime, timeOfTree, watchProcessorTime } from './processor-time.ts'
import { scenariosOf } from './scenarios.ts'
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
  /** Processor time of a call in milliseconds. */
  readonly ourTime: ProcessorTime
  readonly otherTime: ProcessorTime
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
    seconds: 1,
    pairs: 4,
  },
  small: {
    rows: { vacancies: 1_100, users: 2_000, applications: 3_000, attempts: 200 },
    candidates: 1_500,
    seconds: 0.5,
    pairs: 3,
  },
} as const

/**
 * `npm run bench -- compare <commit> [small] [calls]`: ours and an earlier commit answer the same calls in turn, over copies of one database.
 * Names of calls, such as `boards`, measure these alone.
 */
export async function compareWith(commit: string, size: keyof typeof sizes, names: readonly string[]): Promise<void> {
  const { rows, candidates, seconds, pairs } = sizes[size]
  const other = buildCommit(commit)
  const postgres = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB', jit: 'off' })
  try {
    const [before, after] = [databaseOf(postgres.url, 'before'), databaseOf(postgres.url, 'after')]
    await onServer(postgres.url, 'create database before')
    await (await startProduct({ DATABASE_URL: before, WORKER: '0' }, '/healthz', other.folder)).stop()
    const boards = other.load(before, rows, candidates)
    await onServer(postgres.url, 'create database after template before')
    const database = await openDatabase({ databaseUrl: after, dataDir: '' })
    // Before the start, because the migrations of this much data may take longer than a server has to answer.
    await migrate(database)
    // With their workers, because what a call leaves to them belongs to its cost.
    const ours = await startProduct({ DATABASE_URL: after })
    const theirs = await startProduct({ DATABASE_URL: before }, '/healthz', other.folder)
    await database.pool.query('vacuum analyze')
    await waitUntilIdle([ours, theirs])
    const figures: Compared[] = []
    const { pool } = database
    for (const call of await callsOf(pool, boards.large, candidates)) {
      if (names.length > 0 && !names.includes(call.name)) continue
      const sides = { ours: { ...ours, database: 'after' }, theirs: { ...theirs, database: 'before' } }
      const figure = await compareCall(call, { pool, ...sides, seconds, pairs, candidates })
      console.log(row(figure))
      figures.push(figure)
    }
    await database.close()
    await Promise.all([ours.stop(), theirs.stop()])
    mkdirSync('build/bench', { recursive: true })
    writeFileSync('build/bench/compare.json', JSON.stringify({ commit, size, at: new Date().toISOString(), figures }, null, 2))
    console.log(table(figures, commit))
  } finally {
    await postgres.stop()
  }
}

/** After a start the workers have work of their own for the existing rows. */
async function waitUntilIdle(servers: readonly RunningServer[]): Promise<void> {
  const [checkMs, busyMs, mostChecks] = [5000, 250, 240]
  const timeOf = () => servers.map(({ pid }) => timeOfTree(pid)).reduce((sum, { own, children }) => sum + own + children, 0)
  for (let check = 0, time = timeOf(); check < mostChecks; check += 1) {
    await pause(checkMs)
    const used = timeOf() - time
    if (used < busyMs) return
    time += used
  }
}

/** Lists, boards, writes and the pages of visitors. */
async function callsOf(pool: pg.Pool, board: number, candidates: number): Promise<Call[]> {
  const reading = [...(await staffLists(pool)), ...(await agencyLists(pool))]
  return [
    ...reading.map(([name, shots]): Call => ({ name, shots: inTurn(shots), perVolley: 0 })),
    ...(await scenariosOf(pool, board, await readTakers(pool), candidates)),
    ...(await publicPages(pool)),
  ]
}

/** Pages of visitors, rendered at each visit and from the cache. */
async function publicPages(pool: pg.Pool): Promise<Call[]> {
  const { rows } = await pool.query<{ uuid: string }>('select uuid from vacancies where active order by id desc limit 20')
  const vacancies = rows.map(({ uuid }) => vacancyScreens.vacancy.to({ uuid }))
  const pages = { home: ['/'], list: ['/jobs'], vacancy: vacancies, text: ['/privacy'] }
  let visit = 0
  return Object.entries(pages).flatMap(([name, paths]) =>
    (['anew', 'kept'] as const).map((kind): Call => {
      const shotAt = (index: number): Shot => ({
        method: 'GET',
        path: `${paths[index % paths.length]}${kind === 'anew' ? `?visit=${index}` : ''}`,
        headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
      })
      return { name: `page: ${name}, ${kind}`, shots: () => () => shotAt(visit++), perVolley: 0 }
    }),
  )
}

const inTurn = (shots: readonly Shot[]) => () => {
  let index = 0
  return () => shots[index++ % shots.length]
}

interface Side extends RunningServer {
  /** The name of its database. */
  readonly database: string
}

interface Sides {
  readonly pool: pg.Pool
  readonly ours: Side
  readonly theirs: Side
  readonly seconds: number
  readonly pairs: number
  readonly candidates: number
}

/** A warm-up and then pairs, in which each side begins in turn. */
async function compareCall(
  { name, shots, perVolley }: Call,
  { pool, ours, theirs, seconds, pairs, candidates }: Sides,
): Promise<Compared> {
  // Each write needs a candidate of its own.
  const apart = Math.min(perVolley, Math.floor(candidates / (pairs + 2)))
  const measure = async (side: Side, from: number) => {
    const endWatch = await watchProcessorTime(pool, side.pid, side.database)
    const volley = await fire(side.url, shots(from), 4, seconds)
    return { ...volley, ...(await endWatch()) }
  }
  const measured: { ours: Awaited<ReturnType<typeof measure>>; other: Awaited<ReturnType<typeof measure>> }[] = []
  for (let pair = 0; pair <= pairs; pair += 1) {
    const measureOurs = () => measure(ours, apart * pair)
    const measureOther = () => measure(theirs, apart * pair)
    if (pair % 2 === 0) measured.push({ ours: await measureOurs(), other: await measureOther() })
    else {
      const other = await measureOther()
      measured.push({ ours: await measureOurs(), other })
    }
  }
  const failed = sumOf(measured.flatMap((pair) => [pair.ours.failed, pair.other.failed]))
  const counted = measured.slice(1)
  // The median, because a volley beside other work of the machine costs more: it shares the caches of the processor.
  const timeOf = (side: 'ours' | 'other'): ProcessorTime => {
    const perCall = (of: keyof ProcessorTime) => median(counted.map((pair) => pair[side][of] / pair[side].shots))
    return { server: perCall('server'), background: perCall('background'), postgres: perCall('postgres') }
  }
  const ratios = counted.map((pair) => pair.ours.perSecond / pair.other.perSecond).sort((one, another) => one - another)
  return {
    name,
    ratio: median(ratios),
    spread: [ratios[0] ?? 0, ratios.at(-1) ?? 0],
    ours: median(counted.map((pair) => pair.ours.perSecond)),
    other: median(counted.map((pair) => pair.other.perSecond)),
    ourTime: timeOf('ours'),
    otherTime: timeOf('other'),
    failed,
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

function table(figures: readonly Compared[], commit: string): string {
  return [
    `| call | calls per second, ours ÷ ${commit} | processor time, ${commit} ÷ ours | ms of ours: server + background process + PostgreSQL | ms of ${commit} | |`,
    '|---|---|---|---|---|---|',
    ...figures.map(row),
  ].join('\n')
}

function row({ name, ratio, spread, ours, other, ourTime, otherTime, failed }: Compared): string {
  const partsOf = ({ server, background, postgres }: ProcessorTime) => [server, background, postgres]
  const all = (time: ProcessorTime) => sumOf(partsOf(time))
  const shown = (time: ProcessorTime) =>
    partsOf(time)
      .map((part) => part.toFixed(2))
      .join(' + ')
  const rate = `${ratio.toFixed(2)} (${spread.map((one) => one.toFixed(2)).join('–')}); ${Math.round(ours)} of ${Math.round(other)}`
  const cells = [name, rate, (all(otherTime) / all(ourTime)).toFixed(2), shown(ourTime), shown(otherTime)]
  return `| ${cells.join(' | ')} |${failed > 0 ? ` ${failed} failed` : ''} |`
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

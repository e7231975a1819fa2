import type pg from 'pg'
import type { Platform } from '#server/platform/platform.ts'
import type { LoopDelay } from './event-loop.ts'
import { arrive, type Shot, type Volley } from './load.ts'
import {
  exporter,
  forgetMails,
  givePasswords,
  loginStorm,
  type Neighbour,
  queuedMails,
  reportReaders,
  startMailSink,
} from './neighbours.ts'
import { startWatchedProduct } from './servers.ts'
import { lasting } from './size.ts'

/** Answers of tests beside one neighbour, or beside all of them. */
export interface Beside {
  readonly name: string
  /** p99 of the answers in milliseconds: alone, just before, and then beside the neighbour. */
  readonly alone: number
  readonly beside: number
  readonly failed: number
  readonly loop: LoopDelay
  /** The work that the neighbour did, as evidence that it ran. */
  readonly done: readonly string[]
}

interface Needs {
  readonly platform: Platform
  readonly databaseUrl: string
  readonly pool: pg.Pool
  readonly answers: () => Shot | undefined
  /** Uuids of results. */
  readonly results: readonly string[]
  readonly table: { readonly vacancy: string; readonly rows: number }
}

const perSecond = 100
const seconds = lasting(8)

/**
 * P10: answers of tests arrive at fixed times, first alone and then while each neighbour keeps the same server busy. Its settings are those of
 * a default installation, but for `settings`.
 */
export async function measureBeside(
  { platform, databaseUrl, pool, answers, results, table }: Needs,
  settings: Record<string, string> = {},
): Promise<Beside[]> {
  await givePasswords(pool, platform)
  await forgetMails(pool)
  const sink = await startMailSink()
  const { url, stop, loopDelay } = await startWatchedProduct({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '10',
    SMTP_URL: sink.url,
    TRUST_PROXY: '127.0.0.1',
    ...settings,
  })
  const each = [
    loginStorm(url),
    reportReaders(url, results),
    exporter(url, table.vacancy, table.rows),
    queuedMails(platform, pool, sink.taken),
  ]
  const measure = async (name: string, neighbours: readonly Neighbour[]): Promise<Beside> => {
    const alone = await arrive(url, answers, perSecond, seconds)
    const begin = await Promise.all(neighbours.map(({ prepare }) => prepare()))
    let going = true
    await loopDelay()
    const busy = begin.map((work) => work(() => going))
    const beside = await arrive(url, answers, perSecond, seconds)
    const loop = await loopDelay()
    going = false
    const done = await Promise.all(busy)
    await forgetMails(pool)
    return { name, alone: alone.p99, beside: beside.p99, failed: failedOf(alone, beside), loop, done }
  }
  try {
    await arrive(url, answers, perSecond, lasting(2))
    const measured: Beside[] = []
    for (const neighbour of each) measured.push(await measure(neighbour.name, [neighbour]))
    return [...measured, await measure('all of these', each)]
  } finally {
    await stop()
    await sink.stop()
  }
}

const failedOf = (...volleys: readonly Volley[]) => volleys.reduce((sum, { failed }) => sum + failed, 0)

import pg from 'pg'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { fire, median, type Shot } from './load.ts'
import { startProduct } from './servers.ts'
import { lasting, repeated, scaled } from './size.ts'

export interface PageRate {
  readonly name: string
  /** Whether every page was rendered, or a cached one could be shown. */
  readonly kind: 'anew' | 'kept'
  readonly ratio: number
  readonly spread: readonly [number, number]
  readonly pages: number
  readonly json: number
}

/** P2: the number of writes that a visit followed at once, and of visits that showed outdated data. */
export interface Freshness {
  readonly writes: number
  readonly stale: number
}

const writes = scaled(5_000)
const clients = 8
const seconds = lasting(2)
const pairs = repeated(5)

/**
 * P22: public pages per second compared with their JSON, alternately on one server: a warm-up and then five pairs. Once with new addresses,
 * so that each page is rendered, and once with the same address.
 */
export async function measurePageRates(databaseUrl: string): Promise<PageRate[]> {
  const product = await startProduct({ DATABASE_URL: databaseUrl, WORKER: '0' })
  const list = `/api/jobs/list-job/${encodeURIComponent(JSON.stringify({ language: 'es', range: { init: 0, final: 5 } }))}`
  const { data } = (await (await fetch(product.url + list)).json()) as { data: { uuid: string }[] }
  const uuid = data[0]!.uuid
  const pages = [
    { name: 'list', page: '/jobs', json: list },
    { name: 'detail', page: `/info/vacancies/detail/${uuid}`, json: `/api/jobs/${uuid}` },
    { name: 'privacy', page: '/privacy', json: '/api/site/privacy/es' },
  ]
  const rates: PageRate[] = []
  try {
    const kinds = pages.flatMap((page) => (['anew', 'kept'] as const).map((kind) => ({ ...page, kind })))
    let visit = 0
    for (const { name, kind, page, json } of kinds) {
      const measured: { page: number; json: number }[] = []
      for (let pair = 0; pair <= pairs; pair += 1) {
        const ofPage = await perSecond(product.url, () => (kind === 'anew' ? `${page}?visit=${visit++}` : page))
        const ofJson = await perSecond(product.url, () => json)
        if (pair > 0) measured.push({ page: ofPage, json: ofJson })
      }
      const ratios = measured.map((one) => one.page / one.json).sort((a, b) => a - b)
      rates.push({
        name,
        kind,
        ratio: median(ratios),
        spread: [ratios[0]!, ratios.at(-1)!],
        pages: median(measured.map((one) => one.page)),
        json: median(measured.map((one) => one.json)),
      })
    }
  } finally {
    await product.stop()
  }
  return rates
}

/** Renames a vacancy repeatedly, bypassing the server, and visits its page twice after each change: a new page and a cached one. */
export async function measureFreshness(databaseUrl: string): Promise<Freshness> {
  const product = await startProduct({ DATABASE_URL: databaseUrl, WORKER: '0' })
  const client = new pg.Client(databaseUrl)
  await client.connect()
  let stale = 0
  try {
    const { rows } = await client.query('select uuid, title from vacancies where active order by id limit 1')
    const { uuid, title } = rows[0] as { uuid: string; title: string }
    const rename = (to: string) => client.query('update vacancies set title = $1 where uuid = $2', [to, uuid])
    const shows = async (name: string) =>
      (await (await fetch(product.url + vacancyScreens.vacancy.to({ uuid }))).text()).includes(name)
    for (let write = 1; write <= writes; write += 1) {
      const name = `Vacante ${write} del banco`
      await rename(name)
      for (const fresh of [await shows(name), await shows(name)]) if (!fresh) stale += 1
    }
    await rename(title)
  } finally {
    await client.end()
    await product.stop()
  }
  return { writes, stale }
}

async function perSecond(url: string, path: () => string): Promise<number> {
  const shot = (): Shot => ({ method: 'GET', path: path(), headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  const { perSecond, failed } = await fire(url, shot, clients, seconds)
  if (failed > 0) throw new Error(`${path()}: ${failed} requests were refused`)
  return perSecond
}

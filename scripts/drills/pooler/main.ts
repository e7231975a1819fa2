import type pg from 'pg'
import { openDatabase } from '#server/database/open.ts'
import { startPgBouncer, whyNoPgBouncer } from '#server/testing/pgbouncer.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { as } from '../../../bench/callers.ts'
import { addCallers, addStaff, grow } from '../../../bench/dataset.ts'
import { fire, median, type Shot } from '../../../bench/load.ts'
import { lists } from '../../../bench/scenarios.ts'
import { startProduct } from '../../../bench/servers.ts'

const absent = whyNoPgBouncer()
if (absent) {
  console.error(absent)
  process.exit(1)
}

const clients = 16
const pairs = 5
const seconds = 1
const size = { candidates: 3000, large: 300, small: 20, widest: 20 }
const applicationsOfVolley = 200

/** A kind of request; each volley gets its own, so that every application is new. */
type Volleys = (volley: number) => () => Shot | undefined

const again =
  (shots: readonly Shot[]): Volleys =>
  () => {
    let number = 0
    return () => shots[number++ % shots.length]
  }

async function requests(pool: pg.Pool, board: number): Promise<Record<string, Volleys>> {
  const { rows: vacancies } = await pool.query<{ uuid: string }>('select uuid from vacancies where active order by id limit 20')
  const { rows: people } = await pool.query<{ uuid: string }>(
    `select uuid from users where email like 'candidate%@calls.test' order by id`,
  )
  const { rows: cards } = await pool.query<{ uuid: string }>('select uuid from applications where vacancy_id = $1', [board])
  const own = people.slice(0, 200).map((_, number) => ({ headers: as('candidate', number + 1), method: 'GET' }))
  return {
    'public lists': again(lists),
    'vacancy pages as data': again(vacancies.map(({ uuid }) => ({ method: 'GET', path: `/api/jobs/${uuid}` }))),
    'own record': again(own.map((one) => ({ ...one, path: '/api/users/get/personal' }))),
    'own applications': again(own.map((one) => ({ ...one, path: '/api/jobs/applied' }))),
    applications: (volley) => {
      let number = volley * applicationsOfVolley
      const end = number + applicationsOfVolley
      return () => {
        if (number >= end) return undefined
        number += 1
        const path = `/api/jobs/apply/${vacancies[0]!.uuid}/${people[number - 1]!.uuid}`
        return { method: 'POST', path, headers: as('candidate', number) }
      }
    },
    'moves of cards': again(
      ['makeTest', 'apply'].flatMap((name_board) =>
        cards.map(({ uuid }) => ({
          method: 'POST',
          path: '/api/elements/change',
          headers: as('recruiter', 1),
          body: JSON.stringify({ uuid_element: uuid, name_board, before: null }),
        })),
      ),
    ),
  }
}

const postgres = await startPostgres({ shared_buffers: '256MB', jit: 'off' })
const bouncer = await startPgBouncer(postgres.url)
try {
  const quiet = { WORKER: '0', DATABASE_POOL: '10' }
  const direct = await startProduct({ DATABASE_URL: postgres.url, ...quiet })
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  const { pool } = database
  await addStaff(pool)
  await grow(pool, { vacancies: 1050, users: 1500, applications: 3000, attempts: 100 })
  const boards = await addCallers(pool, size)

  const addresses = { databaseUrl: bouncer.through(postgres.url), directUrl: postgres.url, dataDir: '' }
  const sentence = await openDatabase(addresses).then(
    () => '',
    (error: Error) => error.message,
  )
  console.log(`The first start behind the pooler: ${sentence}\n`)
  await pool.query(sentence.slice(sentence.indexOf('alter role')))
  await bouncer.command('reconnect')
  const pooled = await startProduct({ DATABASE_URL: addresses.databaseUrl, DATABASE_DIRECT_URL: postgres.url, ...quiet })

  console.log('| POL-01 | pooled ÷ direct | per second | p99 in ms, pooled and direct | failed |\n|---|---|---|---|---|')
  const ratios: number[] = []
  for (const [name, volleys] of Object.entries(await requests(pool, boards.large))) {
    const rates: { ratio: number; pooled: number; direct: number; p99: [number, number]; failed: number }[] = []
    for (let pair = 0; pair < pairs; pair += 1) {
      const shoot = (url: string, volley: number) => fire(url, volleys(volley), clients, seconds)
      // In turn first, because the machine gets busier or quieter.
      const isPooledFirst = pair % 2 === 0
      const first = await shoot(isPooledFirst ? pooled.url : direct.url, 2 * pair)
      const second = await shoot(isPooledFirst ? direct.url : pooled.url, 2 * pair + 1)
      const [through, past] = isPooledFirst ? [first, second] : [second, first]
      const ratio = through.perSecond / past.perSecond
      const figures = { ratio, pooled: through.perSecond, direct: past.perSecond, failed: through.failed + past.failed }
      if (pair > 0) rates.push({ ...figures, p99: [through.p99, past.p99] })
    }
    const middle = (of: (rate: (typeof rates)[number]) => number) => median(rates.map(of))
    const ratio = middle((rate) => rate.ratio)
    ratios.push(ratio)
    const failed = rates.reduce((sum, rate) => sum + rate.failed, 0)
    console.log(
      `| ${name} | ${ratio.toFixed(2)} | ${middle((rate) => rate.pooled).toFixed(0)} of ${middle((rate) => rate.direct).toFixed(0)} | ${middle((rate) => rate.p99[0]).toFixed(0)}; ${middle((rate) => rate.p99[1]).toFixed(0)} | ${failed} |`,
    )
  }
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length)
  console.log(`| geometric mean; at least 0.90 | ${mean.toFixed(2)} | | | |`)
  await Promise.all([direct.stop(), pooled.stop()])
  await database.close()
} finally {
  await bouncer.stop()
  await postgres.stop()
}

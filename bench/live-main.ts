import { openDatabase } from '#server/database/open.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { addCallers, addStaff, grow } from './dataset.ts'
import { measureLive } from './live.ts'
import { median } from './load.ts'
import { startProduct } from './servers.ts'
import { repeated } from './size.ts'

/** Prints P18 alone, on little data: how long a move takes to a thousand listeners of its board, beside a bare broadcast. */
const postgres = await startPostgres({ shared_buffers: '256MB', jit: 'off' })
try {
  const product = await startProduct({ DATABASE_URL: postgres.url, WORKER: '0' })
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  const { pool } = database
  await addStaff(pool)
  await grow(pool, { vacancies: 1050, users: 1500, applications: 3000, attempts: 100 })
  const boards = await addCallers(pool, { candidates: 400, large: 300, small: 20, widest: 20 })
  const { rows } = await pool.query<{ uuid: string }>('select uuid from vacancies where id = $1', [boards.large])
  const rounds = []
  for (let round = 0; round < repeated(3); round += 1)
    rounds.push(await measureLive(product, postgres.url, pool, rows[0]!.uuid, 1000))
  for (const { ratio, product: ours, bare, missed } of rounds)
    console.log(`P18 ${ratio.toFixed(2)} (p99 ${ours.toFixed(0)} of ${bare.toFixed(0)} ms), ${missed} missed`)
  console.log(`P18 median ${median(rounds.map(({ ratio }) => ratio)).toFixed(2)}`)
  await product.stop()
  await database.close()
} finally {
  await postgres.stop()
}

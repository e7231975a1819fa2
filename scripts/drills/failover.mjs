// Writes numbered records through the addresses that the site uses, while an operator kills the primary by hand. At the end it prints how long
// nothing could be written, and whether an acknowledged record is missing: node scripts/drills/failover.mjs [--env-file /etc/cantera.env]
// [--url postgres://…] [--seconds 60]. See docs/guide/two-servers.md.
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { enterProjectNode, printOutcome } from '../operator-command.mjs'
import { fail } from '../toolchain.mjs'

enterProjectNode(import.meta.url)

const writers = 4
/** Shorter times without a write are those of a busy machine. */
const noticedSeconds = 1
const table = 'failover_drill'

const { values } = parseArgs({ options: { url: { type: 'string' }, seconds: { type: 'string', default: '60' } } })
const { DATABASE_URL, DATABASE_DIRECT_URL } = process.env
const databaseUrl = values.url ?? DATABASE_URL
if (!databaseUrl) fail('Name the database with --url, or the settings of the site with --env-file.')
if (!(Number(values.seconds) > 0)) fail('Name a number of seconds after --seconds.')
// Of an address that is given by hand, no other one is known.
const directUrl = (values.url ? undefined : DATABASE_DIRECT_URL) || undefined
await printOutcome(async () => {
  const { openDatabase } = await import('../../server/database/open.ts')
  const { pool, close } = await openDatabase({ databaseUrl, directUrl, dataDir: '', poolSize: writers + 1 })
  try {
    return await drill(pool, Number(values.seconds))
  } finally {
    await close()
  }
})

async function drill(pool, seconds) {
  await pool.query(`drop table if exists ${table}`)
  await pool.query(`create table ${table} (number integer primary key)`)
  console.log(`Writing for ${seconds} seconds. Kill the primary now.`)
  const begun = performance.now()
  const since = () => (performance.now() - begun) / 1000
  const work = { next: 0, acknowledged: [], failed: 0, last: 0, gap: { from: 0, length: 0 }, reasons: new Set() }
  await Promise.all(Array.from({ length: writers }, () => write(pool, work, since, seconds)))
  endGap(work, since())
  const numbers = await readAll(pool)
  await pool.query(`drop table ${table}`)
  return reportOf(work, numbers)
}

async function write(pool, work, since, seconds) {
  while (since() < seconds) {
    work.next += 1
    const number = work.next
    try {
      await pool.query(`insert into ${table} values ($1)`, [number])
      work.acknowledged.push(number)
      endGap(work, since())
    } catch (error) {
      work.failed += 1
      work.reasons.add(error.message)
      await setTimeout(50)
    }
    await setTimeout(10)
  }
}

/** An acknowledged write ends the time without one. */
function endGap(work, now) {
  const length = now - work.last
  if (length >= noticedSeconds) console.log(`Nothing was written from ${inSeconds(work.last)} to ${inSeconds(now)}.`)
  if (length > work.gap.length) work.gap = { from: work.last, length }
  work.last = now
}

/** What is there, once there is a primary again. */
async function readAll(pool) {
  for (let left = 60; ; left -= 1) {
    try {
      return new Set((await pool.query(`select number from ${table}`)).rows.map(({ number }) => number))
    } catch (error) {
      if (left === 0) throw error
      await setTimeout(1000)
    }
  }
}

function reportOf({ acknowledged, failed, gap, reasons }, numbers) {
  const lost = acknowledged.filter((number) => !numbers.has(number))
  // Whoever gets no answer cannot know whether the write was made.
  const unanswered = numbers.size - (acknowledged.length - lost.length)
  if (lost.length > 0) process.exitCode = 1
  return [
    `Acknowledged: ${acknowledged.length}. Failed: ${failed}, of which ${unanswered} were written without an answer.`,
    ...[...reasons].map((reason) => `  ${reason}`),
    `Longest time without a write: ${inSeconds(gap.length)}, from ${inSeconds(gap.from)}.`,
    lost.length > 0 ? `LOST, though acknowledged: ${lost.join(', ')}.` : 'No acknowledged write is lost.',
  ]
}

function inSeconds(time) {
  return `${time.toFixed(1)} s`
}

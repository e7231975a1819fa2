// Compares reads through the connection pooler of a site with the same reads past it, in turn. It only reads:
// node scripts/drills/pooler.mjs --env-file /etc/cantera.env [--clients 16] [--seconds 1] [--pairs 5]. See docs/guide/databases.md.
import { parseArgs } from 'node:util'
import { enterProjectNode, printOutcome } from '../operator-command.mjs'
import { fail } from '../toolchain.mjs'

enterProjectNode(import.meta.url)

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '1' },
    pairs: { type: 'string', default: '5' },
  },
})
const [clients, seconds, pairs] = [values.clients, values.seconds, values.pairs].map(Number)
if (![clients, seconds, pairs].every((number) => number > 0)) fail('Name numbers above 0 after --clients, --seconds and --pairs.')
const { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl, DATABASE_POOL } = process.env
if (!databaseUrl || !directUrl)
  fail('Set DATABASE_URL, which leads through the pooler, and DATABASE_DIRECT_URL, which leads past it.')

await printOutcome(async () => {
  const { openDatabase } = await import('../../server/database/open.ts')
  const poolSize = Number(DATABASE_POOL) || 10
  const direct = await openDatabase({ databaseUrl: directUrl, dataDir: '', poolSize })
  try {
    const pooled = await openDatabase({ databaseUrl, directUrl, dataDir: '', poolSize })
    try {
      return await compare(pooled.db, direct.db)
    } finally {
      await pooled.close()
    }
  } finally {
    await direct.close()
  }
})

async function compare(pooled, direct) {
  const lines = [
    '| reads | through ÷ past the pooler | a second, through and past | p99 in ms, through and past |',
    '|---|---|---|---|',
  ]
  for (const [name, read] of Object.entries(await readsOfSite())) {
    const rounds = []
    // The first pair warms both up.
    for (let pair = 0; pair <= pairs; pair += 1) {
      // In turn first, because the machine gets busier or quieter.
      const [first, second] = pair % 2 === 0 ? [pooled, direct] : [direct, pooled]
      const volleys = new Map([[first, await fire(first, read)]])
      volleys.set(second, await fire(second, read))
      if (pair > 0) rounds.push({ through: volleys.get(pooled), past: volleys.get(direct) })
    }
    const of = (part) => median(rounds.map(part))
    const ratio = of(({ through, past }) => through.perSecond / past.perSecond)
    const rates = `${of(({ through }) => through.perSecond).toFixed(0)}; ${of(({ past }) => past.perSecond).toFixed(0)}`
    const slowest = `${of(({ through }) => through.p99).toFixed(0)}; ${of(({ past }) => past.p99).toFixed(0)}`
    lines.push(`| ${name} | ${ratio.toFixed(2)} | ${rates} | ${slowest} |`)
  }
  return lines
}

/** Statements that nearly every call makes, and the longest one of visitors. */
async function readsOfSite() {
  const { findViewer } = await import('../../server/platform/sessions/find-viewer.ts')
  const { readPublicVacancies } = await import('../../server/hiring/vacancies/vacancies.reads.ts')
  const { vacancyFilter } = await import('../../domain/hiring/vacancies/vacancies.contract.ts')
  const filter = vacancyFilter.parse({ language: 'es' })
  return {
    sessions: (db) => findViewer(db, 'a token of nobody', new Date()),
    'public vacancies': (db) => readPublicVacancies(db, filter),
  }
}

async function fire(db, read) {
  const times = []
  const begun = performance.now()
  const isOver = () => performance.now() - begun > seconds * 1000
  const client = async () => {
    while (!isOver()) {
      const from = performance.now()
      await read(db)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const sorted = times.toSorted((one, other) => one - other)
  return { perSecond: (times.length * 1000) / (performance.now() - begun), p99: sorted[Math.floor(sorted.length * 0.99)] }
}

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]
}

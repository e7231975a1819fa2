import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { limits } from '#domain/kernel/limits.ts'
import { createApp } from '#server/app.ts'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { measureBeside } from './beside.ts'
import { measureBoards } from './boards.ts'
import { type Comparison, compare } from './comparisons.ts'
import { addCallers, addStaff, settle } from './dataset.ts'
import { measureEndurance } from './endurance.ts'
import { measureExports } from './exports.ts'
import { measureGrowth } from './growth.ts'
import { measureImports } from './imports.ts'
import { measureFreshness, measurePageRates } from './page-rates.ts'
import { measurePages } from './pages.ts'
import { measureReports } from './reports.ts'
import { scenariosOf } from './scenarios.ts'
import { startProduct } from './servers.ts'
import { lasting, scaled } from './size.ts'
import { measureMemory, measureStart } from './start-and-memory.ts'
import { type Figures, table } from './table.ts'
import { measureTestTaking } from './test-taking.ts'
import { addResults, readTakers } from './tests-dataset.ts'

const parts = [
  'growth',
  'agency',
  'ratios',
  'tests',
  'beside',
  'imports',
  'exports',
  'reports',
  'start',
  'boards',
  'pages',
  'rates',
  'endurance',
] as const
type Part = (typeof parts)[number]
const asked = process.argv.slice(2).filter((word): word is Part => parts.includes(word as Part))
const runs = (part: Part) => asked.length === 0 || asked.includes(part)

/** The first test taker after those whose answers the ratios compare. */
const firstFreeTaker = scaled(24_010)
/** The first test taker after those of the part `tests`. */
const firstTakerBeside = scaled(40_200)
/** The first test taker after those of the part `beside`. */
const firstTakerOfImports = scaled(49_000)

const machine = {
  cores: os.cpus().length,
  processor: os.cpus()[0]?.model,
  memoryGiB: Math.round(os.totalmem() / 2 ** 30),
  node: process.version,
}
const figures: Figures = {}

/** Writes down what is measured so far, so that a run that is stopped keeps its figures. */
function keep<Part extends keyof Figures>(part: Part, figure: Figures[Part]): void {
  figures[part] = figure
  mkdirSync('build/bench', { recursive: true })
  writeFileSync('build/bench/figures.json', JSON.stringify({ machine, at: new Date().toISOString(), figures }, null, 2))
}

async function measure<Part extends keyof Figures>(part: Part, work: () => Promise<Figures[Part]>): Promise<void> {
  const begun = performance.now()
  const load = os.loadavg()[0]?.toFixed(1)
  keep(part, await work())
  console.log(`${part}: ${Math.round((performance.now() - begun) / 1000)} s, load ${load} before`)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    console.log(table(figures, machine))
    process.exit(1)
  })

const postgres = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB', jit: 'off' })
try {
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  const { pool } = database
  // The first start of the product migrates and seeds.
  const server = await startProduct({ DATABASE_URL: postgres.url, WORKER: '0' })
  await addStaff(pool)
  const lists = { staff: runs('growth'), agency: runs('agency') }
  await measure('growth', () => measureGrowth(pool, server, lists, (growth) => keep('growth', growth)))
  const boards = await addCallers(pool)
  await server.stop()
  // Measured before the ratios: their writes queue e-mails, which the idle server would send.
  if (runs('start')) {
    await measure('start', () => measureStart(postgres.url))
    await measure('memory', () => measureMemory(postgres.url))
  }
  if (['ratios', 'tests', 'beside', 'imports', 'reports'].some((part) => runs(part as Part))) {
    const config = readConfig({ DATABASE_URL: postgres.url, DATA_DIR: os.tmpdir(), WORKER: '0', LOG_LEVEL: 'silent' })
    const platform = await compose(config, database)
    const app = await createApp(platform)
    const takers = await readTakers(pool)
    const results = await addResults(pool, 200)
    if (runs('beside')) {
      let number = firstTakerBeside
      const answers = () => takers.answer(number++)
      const table = { vacancy: String(boards.widest), rows: scaled(limits.exportedRows) }
      await measure('beside', () => measureBeside({ platform, databaseUrl: postgres.url, pool, answers, results, table }))
    }
    if (runs('imports')) {
      let number = firstTakerOfImports
      await measure('imports', () => measureImports(postgres.url, pool, () => takers.answer(number++)))
    }
    if (runs('reports')) await measure('reports', () => measureReports(platform, pool, results))
    if (runs('ratios'))
      await measure('ratios', async () => {
        const compared: Comparison[] = []
        for (const scenario of await scenariosOf(pool, boards.large, takers))
          compared.push(await compare(app, postgres.url, scenario))
        return compared
      })
    if (runs('tests')) await measure('tests', () => measureTestTaking(app, postgres.url, takers, firstFreeTaker))
    await app.close()
    await platform.jobs.stop()
  }
  if (runs('exports')) await measure('exports', () => measureExports(postgres.url, pool, boards.widest))
  // The next parts measure a browser, and a busy database would take one of its processors.
  if (runs('boards') || runs('pages')) await settle(pool)
  if (runs('boards')) await measure('boards', () => measureBoards(postgres.url, pool, boards))
  if (runs('rates')) {
    await measure('rates', () => measurePageRates(postgres.url))
    await measure('freshness', () => measureFreshness(postgres.url))
  }
  if (runs('pages')) await measure('pages', () => measurePages(postgres.url))
  if (runs('endurance')) {
    const end = { requests: scaled(1_000_000), seconds: lasting(asked.length === 1 ? 900 : 120) }
    const of = { board: boards.large, takers: await readTakers(pool) }
    await measure('endurance', () => measureEndurance(postgres.url, pool, of, end))
  }
  await database.close()
} finally {
  await postgres.stop()
}

console.log(table(figures, machine))

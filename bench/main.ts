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
import { compare } from './comparisons.ts'
import { settle } from './dataset.ts'
import { measureEndurance } from './endurance.ts'
import { measureExports } from './exports.ts'
import { measureGrowth } from './growth.ts'
import { measureImports } from './imports.ts'
import { measureFreshness, measurePageRates } from './page-rates.ts'
import { measurePages } from './pages.ts'
import { measureReports } from './reports.ts'
import { scenariosOf } from './scenarios.ts'
import { startProduct } from './servers.ts'
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
const firstFreeTaker = 24_010
/** The first test taker after those of the part `tests`. */
const firstTakerBeside = 40_200
/** The first test taker after those of the part `beside`. */
const firstTakerOfImports = 49_000

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const figures: Figures = {}
const postgres = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB', jit: 'off' })
try {
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  // The first start of the product migrates and seeds.
  const server = await startProduct({ DATABASE_URL: postgres.url, WORKER: '0' })
  const { growth, boards } = await measureGrowth(database.pool, server, { staff: runs('growth'), agency: runs('agency') })
  await server.stop()
  figures.growth = growth
  // Measured before the ratios: their writes queue e-mails, which the idle server would send.
  if (runs('start')) {
    figures.start = await measureStart(postgres.url)
    figures.memory = await measureMemory(postgres.url)
  }
  if (['ratios', 'tests', 'beside', 'imports', 'reports'].some((part) => runs(part as Part))) {
    const config = readConfig({ DATABASE_URL: postgres.url, DATA_DIR: os.tmpdir(), WORKER: '0', LOG_LEVEL: 'silent' })
    const platform = await compose(config, database)
    const app = await createApp(platform)
    const takers = await readTakers(database.pool)
    const results = await addResults(database.pool, 200)
    if (runs('beside')) {
      let number = firstTakerBeside
      const answers = () => takers.answer(number++)
      const table = { vacancy: String(boards.widest), rows: limits.exportedRows }
      figures.beside = await measureBeside({ platform, databaseUrl: postgres.url, pool: database.pool, answers, results, table })
    }
    if (runs('imports')) {
      let number = firstTakerOfImports
      figures.imports = await measureImports(postgres.url, database.pool, () => takers.answer(number++))
    }
    if (runs('reports')) figures.reports = await measureReports(platform, database.pool, results)
    if (runs('ratios')) {
      figures.ratios = []
      for (const scenario of await scenariosOf(database.pool, boards.large, takers))
        figures.ratios = [...figures.ratios, await compare(app, postgres.url, scenario)]
    }
    if (runs('tests')) figures.tests = await measureTestTaking(app, postgres.url, takers, firstFreeTaker)
    await app.close()
    await platform.jobs.stop()
  }
  if (runs('exports')) figures.exports = await measureExports(postgres.url, database.pool, boards.widest)
  // The next parts measure a browser, and a busy database would take one of its processors.
  if (runs('boards') || runs('pages')) await settle(database.pool)
  if (runs('boards')) figures.boards = await measureBoards(postgres.url, database.pool, boards)
  if (runs('rates')) {
    figures.rates = await measurePageRates(postgres.url)
    figures.freshness = await measureFreshness(postgres.url)
  }
  if (runs('pages')) figures.pages = await measurePages(postgres.url)
  if (runs('endurance')) {
    const end = { requests: 1_000_000, seconds: asked.length === 1 ? 900 : 120 }
    const of = { board: boards.large, takers: await readTakers(database.pool) }
    figures.endurance = await measureEndurance(postgres.url, database.pool, of, end)
  }
  await database.close()
} finally {
  await postgres.stop()
}

const machine = {
  cores: os.cpus().length,
  processor: os.cpus()[0]?.model,
  memoryGiB: Math.round(os.totalmem() / 2 ** 30),
  node: process.version,
}
mkdirSync('build/bench', { recursive: true })
writeFileSync('build/bench/figures.json', JSON.stringify({ machine, at: new Date().toISOString(), figures }, null, 2))
console.log(table(figures, machine))

import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, findBrowser } from './scripts/browser.mjs'
import { mainTests } from './server/testing/main-tests.ts'

/** Tests whose subject is one engine, or that use no database, say so in their names. */
const named = (subject: string) => `server/**/*${subject}.test.ts`
/** E-mails are composed without a database. */
const withoutDatabase = [named('no-database'), named('.mail')]

/**
 * Every server test runs on PostgreSQL. Only these also run on the embedded engine: starting the program, the database, the seeds, the
 * platform, and the main test of each feature. The stories run on the embedded engine too.
 */
const ground = ['server/main.test.ts', 'server/{database,platform,seeds,testing}/**/*.test.ts']
const onBothEngines = [...ground, ...mainTests]

const globalSetup = ['server/testing/global-setup.ts']
const notOnPostgres = [named('embedded'), ...withoutDatabase]
const postgres = {
  name: 'postgres',
  include: ['server/**/*.test.ts', 'bench/**/*.test.ts'],
  exclude: [...notOnPostgres, ...ground],
  // A worker imports the server once for all its files, which saves half of their time. Each file has an application of its own.
  isolate: false,
}
/** These start, break and stop databases, so each file has a process of its own. */
const postgresGround = { name: 'postgres-ground', include: ground, exclude: notOnPostgres }
const embedded = {
  name: 'embedded',
  include: [named('embedded'), ...onBothEngines],
  exclude: [named('postgres'), ...withoutDatabase],
}

/** Forms, tables, fields, dialogs and banners, each by itself in a real browser. */
async function components() {
  const browser = await findBrowser()
  const launchOptions = {
    executablePath: browser.path,
    args: browserArguments,
    env: { ...process.env, ...browser.environment } as Record<string, string>,
  }
  return {
    // Found before the first test: what is found later would load the page anew in the middle of one.
    optimizeDeps: { entries: ['web/**/*.test.tsx'] },
    // Otherwise React Aria renders the rows of long lists in a test as if none had a height.
    define: { 'process.env.VIRT_ON': 'true' },
    test: {
      name: 'components',
      include: ['web/**/*.test.tsx'],
      setupFiles: ['web/testing/setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions, contextOptions: { locale: 'es-CO', timezoneId: 'America/Bogota' } }),
        instances: [{ browser: 'chromium' as const }],
        viewport: { width: 1280, height: 800 },
        screenshotFailures: false,
      },
    },
  }
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // One second, as it is by itself, passes on a busy machine before anything was done wrong.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { test: { name: 'rules', include: ['domain/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/**/*.test.ts'] } },
      await components(),
      { test: { ...embedded, globalSetup } },
      { test: { ...postgres, globalSetup } },
      { test: { ...postgresGround, globalSetup } },
      { test: { name: 'no-database', include: withoutDatabase } },
      // Last and by itself: one of these compiles all of the product, which needs every core.
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], sequence: { groupOrder: 1 } } },
    ],
  },
})

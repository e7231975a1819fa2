import { createReadStream } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { browserArguments, findBrowser } from './scripts/browser.mjs'
import { engineKinds } from './server/testing/engine-kinds.ts'

/** Tests whose subject is one engine, or that use no database, say so in their names. */
const named = (subject: string) => `server/**/*${subject}.test.ts`
/** E-mails are composed without a database. */
const withoutDatabase = [named('no-database'), named('.mail')]

/** These start, break and stop databases and processes, so each file has a process of its own. */
const ground = [...engineKinds.open, ...engineKinds.copy, 'server/platform/http/{stopping,database-away.postgres}.test.ts']
/** `npm test -- --every-engine` sets this: then every server test runs on both engines. */
const onBothEngines = process.env.EVERY_ENGINE === '1' ? ['server/**/*.test.ts'] : Object.values(engineKinds).flat()

const globalSetup = ['server/testing/global-setup.ts']
const notOnPostgres = [named('embedded'), ...withoutDatabase]
/** Tests of every endpoint prove rights and refusals, with thousands of calls that the one connection of the embedded engine takes in turn. */
const everyEndpoint = 'server/{routes,limited-roles,hostile-input}.test.ts'
/** Plans of large tables matter where there are large sites: on PostgreSQL. */
const notOnEmbedded = [named('postgres'), named('query-plans'), everyEndpoint, ...withoutDatabase]
/** A worker imports the server once for all files of these, which saves half of their time. Each file has an application of its own. */
const postgres = {
  name: 'postgres',
  include: ['server/**/*.test.ts', 'bench/**/*.test.ts'],
  exclude: [...notOnPostgres, ...ground],
  isolate: false,
}
const postgresGround = { name: 'postgres-ground', include: ground, exclude: notOnPostgres }
const embedded = {
  name: 'embedded',
  include: onBothEngines,
  exclude: [...notOnEmbedded, named('embedded'), ...ground],
  isolate: false,
}
const embeddedGround = { name: 'embedded-ground', include: [named('embedded'), ...ground], exclude: notOnEmbedded }

/** Serves a large script without compiling it, which takes seconds in which a test waits. */
const asItIs = (file: string): Plugin => ({
  name: 'serve-as-it-is',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      // With a question its address is imported, not itself.
      if (request.url !== `/${file}`) return next()
      response.setHeader('content-type', 'text/javascript')
      createReadStream(file).pipe(response)
    })
  },
})

/** Forms, tables, fields, dialogs and banners, each by itself in a real browser. */
async function components() {
  const browser = await findBrowser()
  const launchOptions = {
    executablePath: browser.path,
    args: browserArguments,
    env: { ...process.env, ...browser.environment } as Record<string, string>,
  }
  return {
    plugins: [asItIs('node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs')],
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
      // Nothing of these outlives a test, so a worker imports what they share once.
      { test: { name: 'rules', include: ['domain/**/*.test.ts'], isolate: false } },
      { test: { name: 'web', include: ['web/**/*.test.ts'], isolate: false } },
      await components(),
      { test: { ...embedded, globalSetup } },
      { test: { ...embeddedGround, globalSetup } },
      { test: { ...postgres, globalSetup } },
      { test: { ...postgresGround, globalSetup } },
      { test: { name: 'no-database', include: withoutDatabase } },
      // Last and by itself: one of these compiles all of the product, which needs every core.
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], sequence: { groupOrder: 1 } } },
    ],
  },
})

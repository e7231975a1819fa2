import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, findBrowser } from './scripts/browser.mjs'

/** Tests of what is about one engine, or touches no database, say so in their names and run once. */
const once = ['embedded', 'postgres', 'no-database'].map((name) => `server/**/*${name}.test.ts`)

const engine = (name: 'embedded' | 'postgres') => ({
  test: {
    name,
    include: ['server/**/*.test.ts'],
    exclude: once.filter((files) => !files.includes(name)),
    globalSetup: ['server/testing/global-setup.ts'],
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
    // Found before the first test: what is found later would load the page anew in the middle of one.
    optimizeDeps: { entries: ['web/**/*.test.tsx'] },
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
      // The same files twice: whatever the server keeps must behave the same on both engines.
      engine('embedded'),
      engine('postgres'),
      { test: { name: 'no-database', include: ['server/**/*no-database.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
})

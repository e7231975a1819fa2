import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/browser.mjs'
import type { StoryOptions } from './stories/support/test.ts'

const browser = await findBrowser()

/** Stories run against real servers that their workers start (stories/support), in the Chromium that package-lock.json pins, or CHROMIUM_PATH names. */
export default defineConfig<object, StoryOptions>({
  testDir: 'stories',
  outputDir: 'test-results/stories',
  globalSetup: './stories/support/prepare.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    viewport: { width: 1280, height: 800 },
    // A trace of each story costs a quarter of the whole time: `npx playwright test --trace on` takes one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.path,
      args: browserArguments,
      env: { ...process.env, ...browser.environment } as Record<string, string>,
    },
  },
  projects: [
    { name: 'embedded', use: { engine: 'embedded' } },
    { name: 'postgres', use: { engine: 'postgres' }, grep: /@postgres/ },
  ],
})

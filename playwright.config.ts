import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/browser.mjs'
import type { BenchOptions } from './stories/bench/test.ts'

const browser = await findBrowser()

/** Stories run against real servers that their workers start (stories/bench), in the Chromium that this machine has. */
export default defineConfig<object, BenchOptions>({
  testDir: 'stories',
  outputDir: 'test-results/stories',
  globalSetup: './stories/bench/prepare.ts',
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
    trace: 'retain-on-failure',
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

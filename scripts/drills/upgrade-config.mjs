import { browserArguments, findBrowser } from '../browser.mjs'

// Playwright of the drill: one story, without the demo world of the others and with the patience that a machine needs which has just built.
const browser = await findBrowser()

export default {
  testDir: '../../stories',
  outputDir: '../../test-results/stories',
  workers: 1,
  reporter: 'list',
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: browser.path, args: browserArguments, env: { ...process.env, ...browser.environment } },
  },
}

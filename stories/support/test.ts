import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { type Language, languageStorageKey } from '#domain/kernel/languages.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import type { CastMember } from './cast.ts'
import { ConsoleWatch } from './console-watch.ts'
import { beginSession } from './login.ts'
import { Mailbox } from './mailbox.ts'
import { demoWorldVariable } from './prepare.ts'
import { startServer } from './server-process.ts'

/** What a project or a story file may choose: `test.use({ settings: { IDLE_MINUTES: '0.1' } })` gives its stories a server of their own. */
export interface StoryOptions {
  engine: 'embedded' | 'postgres'
  settings: Record<string, string>
}

/** The site that this worker's stories visit, and the data folder behind it. */
interface Site {
  readonly url: string
  readonly dataDir: string
  readonly logFile: string
  /** Of PostgreSQL only; the embedded database belongs to its server alone. */
  readonly databaseUrl?: string | undefined
}

interface Fixtures {
  site: Site & {
    /** Makes the person of a page prefer a language, as if chosen on an earlier visit (I18N-02). Call it before the first visit. */
    prefer(language: Language, page: Page): Promise<void>
  }
  /** Logs in by a stored session; on the story's page unless another is given. Where logging in is the story, `logIn` does it. */
  loginAs: (who: CastMember, page?: Page) => Promise<Page>
  /** Another person with a browser of their own, at no page yet. */
  anotherPerson: () => Promise<Page>
  mailbox: Mailbox
  /** Announces an error that the browser's console will show; any other one fails the story. */
  expectConsoleError: (pattern: RegExp) => void
  consoleWatch: ConsoleWatch
}

/** Runs in the browser before each page: an answer given on an earlier page stays. A blank page has no storage. */
function keepUnlessChosen([key, value]: readonly [string, string]): void {
  if (self.origin !== 'null') localStorage.setItem(key, localStorage.getItem(key) ?? value)
}

/** Whether React listens, or no script of the site runs on this page. */
const listens = () =>
  !document.querySelector('script[type="module"]') || Object.keys(document).some((key) => key.startsWith('__reactContainer'))

/** Answered by the story itself, once its calls are caught. */
const probe = '/healthz?caught'

/**
 * A person of flesh presses nothing in the instant in which the page appears: each visit and each reload waits until it listens. And an
 * open page may send a call past a route that was just set: each route waits until one is caught.
 */
function patient(page: Page): Page {
  const [visit, reload, route] = [page.goto.bind(page), page.reload.bind(page), page.route.bind(page)]
  page.goto = async (address, options) => {
    const answer = await visit(address, options)
    await page.waitForFunction(listens)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    await page.waitForFunction(listens)
    return answer
  }
  page.route = async (address, handler, options) => {
    const set = await route(address, handler, options)
    if (!page.url().startsWith('http')) return set
    await route(
      (url) => url.href.endsWith(probe),
      (call) => call.fulfill({ status: 204 }),
    )
    await expect.poll(() => page.evaluate((at) => fetch(at).then(({ status }) => status), probe)).toBe(204)
    return set
  }
  return page
}

/** A call that a story answers itself may still be under way when it ends; that its page goes then is no failure. */
async function leaveCalls(page: Page): Promise<void> {
  const all = page.isClosed() ? [page.context()] : [page, page.context()]
  for (const calls of all) await calls.unrouteAll({ behavior: 'ignoreErrors' })
}

export const test = base.extend<Fixtures, StoryOptions & { server: Site }>({
  engine: ['embedded', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],

  server: [
    async ({ engine, settings }, use, worker) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'cantera-story-'))
      const dataDir = path.join(folder, 'data')
      const postgres = engine === 'postgres' ? await startPostgres() : undefined
      if (!postgres) await cp(process.env[demoWorldVariable] ?? '', dataDir, { recursive: true })
      try {
        const database: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : {}
        const server = await startServer(`${engine}-${worker.workerIndex}`, { DATA_DIR: dataDir, ...database, ...settings })
        await use({ url: server.url, dataDir, logFile: server.logFile, databaseUrl: postgres?.url })
        await server.stop()
      } finally {
        await postgres?.stop()
        await rm(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  site: async ({ server }, use) => {
    const prefer = async (language: Language, page: Page) => {
      await page.context().addCookies([{ name: languageStorageKey, value: language, url: server.url }])
      await page.context().addInitScript(keepUnlessChosen, [languageStorageKey, language] as const)
    }
    await use({ ...server, prefer })
  },

  loginAs: async ({ page }, use) => {
    await use(async (who, on = page) => {
      await beginSession(on, who)
      return on
    })
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled ? patient(page) : page)
    await leaveCalls(page)
  },

  anotherPerson: async ({ browser }, use) => {
    const opened: Page[] = []
    await use(async () => {
      const page = patient(await (await browser.newContext()).newPage())
      opened.push(page)
      return page
    })
    for (const page of opened) {
      await leaveCalls(page)
      await page.context().close()
    }
  },

  mailbox: async ({ server }, use) => use(new Mailbox(server.dataDir)),

  consoleWatch: [
    async ({ browser }, use) => {
      const watch = new ConsoleWatch()
      const stop = watch.follow(browser)
      await use(watch)
      stop()
      expect(watch.unexpected(), 'errors in the console that the story did not announce').toEqual([])
    },
    { auto: true },
  ],

  expectConsoleError: async ({ consoleWatch }, use) => use((pattern) => consoleWatch.announce(pattern)),
})

export { expect } from '@playwright/test'
export { expectNoAccessibilityViolations } from './accessibility.ts'
export { cast } from './cast.ts'
export { type MessageKey, text } from './texts.ts'

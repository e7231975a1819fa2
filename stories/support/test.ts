import { cp, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { type Language, languageStorageKey } from '#domain/kernel/languages.ts'
import { startImapServer } from '#server/testing/imap-server.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { type Delivered, startSmtpServer } from '#server/testing/smtp-server.ts'
import { type CastMember, cast } from './cast.ts'
import { ConsoleWatch } from './console-watch.ts'
import { makeDataFolder } from './data-folder.ts'
import { openStart } from './login.ts'
import { deliveredWithinMs, Mailbox } from './mailbox.ts'
import { demoWorldVariable } from './prepare.ts'
import { startServer } from './server-process.ts'
import { releaseSession, startSessionIn } from './sessions.ts'

/** Options of a project or a story file. `test.use({ settings: { IDLE_MINUTES: '0.1' } })` gives its stories a server of their own. */
export interface StoryOptions {
  engine: 'embedded' | 'postgres'
  settings: Record<string, string>
  /** Whether the server sends e-mails over SMTP and reads their answers over IMAP, instead of storing e-mails in its data folder. */
  mailServers: boolean
}

/** The address of the mailbox for answers. */
const replyAddress = 'postulaciones@agencia.test'

interface MailServers {
  readonly smtp: Awaited<ReturnType<typeof startSmtpServer>>
  readonly imap: Awaited<ReturnType<typeof startImapServer>>
}

/** The site that this worker's stories visit, with its data folder. */
interface Site {
  readonly url: string
  readonly dataDir: string
  readonly logFile: string
  /** Only for PostgreSQL; the embedded database is used by its server alone. */
  readonly databaseUrl?: string | undefined
}

interface Fixtures {
  site: Site & {
    /** Makes the person of a page prefer a language, as if chosen on an earlier visit (I18N-02). Call it before the first visit. */
    prefer(language: Language, page: Page): Promise<void>
  }
  /** Starts a session, by default in the story's page, and visits nothing: the story visits its own page first. */
  startSession: (who: CastMember, page?: Page) => Promise<Page>
  /** Starts a session and opens the profile, or the dashboard for staff. Stories about the login use `logIn`. */
  loginAs: (who: CastMember, page?: Page) => Promise<Page>
  /** Opens an empty page of another person in a browser context of their own. */
  anotherPerson: () => Promise<Page>
  mailbox: Mailbox
  /** Of a site with mail servers: waits for an e-mail to an address, and delivers messages to the mailbox for answers. */
  post: {
    waitFor(to: string, subject: RegExp): Promise<Delivered>
    deliver(raw: string): void
  }
  /** Expects an error in the browser's console; any other one fails the story. */
  expectConsoleError: (pattern: RegExp) => void
  consoleWatch: ConsoleWatch
  serverWarnings: undefined
}

/** Runs in the browser before each page. Does not overwrite a value from an earlier page. A blank page has no storage. */
function keepUnlessChosen([key, value]: readonly [string, string]): void {
  if (self.origin !== 'null') localStorage.setItem(key, localStorage.getItem(key) ?? value)
}

/** Whether React has hydrated the page, or the page has no script. */
const isReady = () =>
  !document.querySelector('script[type="module"]') || Object.keys(document).some((key) => key.startsWith('__reactContainer'))

/** Answered by the story itself as soon as its routes are active. */
const probe = '/healthz?caught'

/**
 * Makes visits and reloads wait until the page is hydrated, because a real person does not press anything before. Makes new routes wait
 * until they are active, because an open page may otherwise send a call past them.
 */
export function waitForReadiness(page: Page): Page {
  const [visit, reload, route] = [page.goto.bind(page), page.reload.bind(page), page.route.bind(page)]
  page.goto = async (address, options) => {
    const answer = await visit(address, options)
    await page.waitForFunction(isReady)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    await page.waitForFunction(isReady)
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

/** Removes all routes. A call in progress at the end of a story is not a failure. */
async function leaveCalls(page: Page): Promise<void> {
  const all = page.isClosed() ? [page.context()] : [page, page.context()]
  for (const calls of all) await calls.unrouteAll({ behavior: 'ignoreErrors' })
}

export const test = base.extend<Fixtures, StoryOptions & { server: Site; startedMailServers: MailServers | undefined }>({
  engine: ['embedded', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  mailServers: [false, { option: true, scope: 'worker' }],

  startedMailServers: [
    async ({ mailServers }, use) => {
      if (!mailServers) return use(undefined)
      const [smtp, imap] = await Promise.all([startSmtpServer(), startImapServer()])
      await use({ smtp, imap })
      await Promise.all([smtp.stop(), imap.stop()])
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ engine, settings, startedMailServers: mail }, use, worker) => {
      const folder = await makeDataFolder('cantera-story-')
      const dataDir = path.join(folder, 'data')
      const postgres = engine === 'postgres' ? await startPostgres() : undefined
      if (!postgres) await cp(process.env[demoWorldVariable] ?? '', dataDir, { recursive: true })
      try {
        const database: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : {}
        const mailSettings: Record<string, string> = mail
          ? { SMTP_URL: mail.smtp.url, IMAP_URL: mail.imap.url, REPLY_ADDRESS: replyAddress, REPLY_SECONDS: '1' }
          : {}
        const server = await startServer(`${engine}-${worker.workerIndex}`, {
          DATA_DIR: dataDir,
          ...database,
          ...mailSettings,
          ...settings,
        })
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

  startSession: async ({ page, anotherPerson: _ }, use) => {
    const started: Parameters<typeof releaseSession>[] = []
    await use(async (who, on = page) => {
      started.push([on, cast[who], await startSessionIn(on, cast[who])])
      return on
    })
    for (const session of started) await releaseSession(...session)
  },

  loginAs: async ({ startSession }, use) => {
    await use(async (who, on) => {
      const page = await startSession(who, on)
      await openStart(page, who)
      return page
    })
  },

  page: async ({ page, javaScriptEnabled, consoleWatch }, use) => {
    await use(javaScriptEnabled ? waitForReadiness(page) : page)
    consoleWatch.leave(page.context())
    await leaveCalls(page)
  },

  anotherPerson: async ({ browser, consoleWatch }, use) => {
    const opened: Page[] = []
    await use(async () => {
      const page = waitForReadiness(await (await browser.newContext()).newPage())
      opened.push(page)
      return page
    })
    for (const page of opened) {
      consoleWatch.leave(page.context())
      await leaveCalls(page)
      await page.context().close()
    }
  },

  mailbox: async ({ server }, use) => use(new Mailbox(server.dataDir)),

  post: async ({ startedMailServers }, use) => {
    if (!startedMailServers) throw new Error('This story needs test.use({ mailServers: true }).')
    const { smtp, imap } = startedMailServers
    await use({
      waitFor: async (to, subject) => {
        const found = () => smtp.delivered.find((mail) => mail.to.includes(to) && subject.test(mail.email.subject ?? ''))
        await expect
          .poll(found, { message: `an e-mail to ${to} with the subject ${subject}`, timeout: deliveredWithinMs })
          .toBeDefined()
        const mail = found()
        if (!mail) throw new Error('no message')
        return mail
      },
      deliver: imap.deliver,
    })
  },

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

  // A failure that is seen only on another machine is explained by what its server warned of.
  serverWarnings: [
    async ({ server }, use, story) => {
      const { size } = await stat(server.logFile)
      await use(undefined)
      if (story.status === story.expectedStatus) return
      const log = (await readFile(server.logFile)).subarray(size).toString()
      const warnings = log.split('\n').filter((line) => /"level":"(?:warn|error|fatal)"/.test(line))
      console.log(`${story.title}: the server warned ${warnings.length} times`, ...warnings.slice(-10))
    },
    { auto: true },
  ],

  expectConsoleError: async ({ consoleWatch }, use) => use((pattern) => consoleWatch.announce(pattern)),
})

export { expect } from '@playwright/test'
export { expectFitsPhoneAndDesk, expectNoAccessibilityViolations } from './accessibility.ts'
export { cast } from './cast.ts'
export { type MessageKey, text } from './texts.ts'

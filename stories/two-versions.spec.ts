import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { jobsAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { type Language, languageStorageKey } from '#domain/kernel/languages.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { startBalancer } from './support/balancer.ts'
import { cast } from './support/cast.ts'
import { applicants, cardOf, closeWithoutNotifying, column, moveByMenu, openNewBoard } from './support/hiring-board.ts'
import { logIn } from './support/login.ts'
import { attachCv, expectRegistrationFilledIn, fillInRegistration, registerButton } from './support/registration.ts'
import { makeReleases, releasesVariable } from './support/releases.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'
import { startSessionIn } from './support/sessions.ts'
import { answerQuestion, beginTest, makeSkillTest, questionHeading } from './support/skill-test.ts'
import { text } from './support/texts.ts'

/** With real builds the drill also goes back to the first release. */
const isDrill = process.env[releasesVariable] !== undefined

/** For a page to do what a person has asked of it, also on a busy machine. */
const patienceMs = 30_000

/** What the browsers of all people notice that nobody may notice. */
interface Noticed {
  readonly faults: string[]
  /** The scripts and styles that were loaded. */
  readonly assets: Set<string>
}

async function openPage(browser: Browser, url: string, language: Language, { faults, assets }: Noticed): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: url })
  await context.addCookies([{ name: languageStorageKey, value: language, url }])
  await context.addInitScript(([key, value]) => self.origin !== 'null' && localStorage.setItem(key, value), [
    languageStorageKey,
    language,
  ] as const)
  context.on('response', (answer) => {
    const at = new URL(answer.url()).pathname
    if (at.startsWith('/assets/')) assets.add(path.basename(at))
    if (answer.status() >= 500 || (at.startsWith('/assets/') && answer.status() >= 400)) faults.push(`${answer.status()} ${at}`)
  })
  context.on('weberror', (error) => faults.push(error.error().stack ?? error.error().message))
  context.on('console', (message) => message.type() === 'error' && faults.push(`${message.text()} (${message.location().url})`))
  context.setDefaultTimeout(patienceMs)
  return context.newPage()
}

/** A person presses once. What they wanted is there before they would press again. */
async function press(
  page: Page,
  label: Parameters<typeof text>[0],
  language: Language,
  heading: Parameters<typeof text>[0],
): Promise<void> {
  await page
    .getByRole('link', { name: text(label, language), exact: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(heading, language))
}

async function goBack(page: Page, to: string | RegExp): Promise<void> {
  await page.goBack()
  await expect(page).toHaveURL(to)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Reads public pages: the start, vacancies, one of them, and the form for messages. */
async function visit(page: Page, language: Language): Promise<void> {
  await page.goto(siteScreens.home.to())
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await press(page, 'menu.jobs', language, 'vacancies.list_title')
  await page.getByRole('main').locator('a[href*="/info/vacancies/detail/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text('vacancies.list_title', language))
  await press(page, 'menu.contact', language, 'contactus.title')
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeEnabled()
  await goBack(page, /\/info\/vacancies\/detail\//)
  await goBack(page, jobsAt())
  await expect(page.getByRole('searchbox').first()).toBeEnabled()
}

/** Moves a card to and fro on a board that stays open, closes its dialog, and visits other lists. */
async function recruit(page: Page): Promise<void> {
  const [{ name }] = applicants
  const cardIn = (stage: Stage) =>
    column(page, stage).getByRole('article', { name: text('board.card', 'es', { name }), exact: true })
  await expect(cardOf(page, name)).toBeVisible()
  const to = (await cardIn('makeTest').isVisible()) ? 'apply' : 'makeTest'
  await moveByMenu(page, name, to)
  await closeWithoutNotifying(page)
  await expect(cardIn(to)).toBeVisible()
  await press(page, 'menu.clients', 'es', 'clients.title')
  await press(page, 'menu.vacancies', 'es', 'vacancies.admin_title')
  await goBack(page, clientScreens.clients.to())
  await goBack(page, /\/dropDrag\//)
  await expect(cardOf(page, name)).toBeVisible()
}

test('OPS-05 nobody notices while two processes become another version one after the other', async ({ browser }) => {
  test.setTimeout(isDrill ? 900_000 : 300_000)
  const folder = await mkdtemp(path.join(tmpdir(), 'cantera-versions-'))
  const postgres = await startPostgres()
  const balancer = await startBalancer()
  const settings = {
    ...{ DATABASE_URL: postgres.url, DATA_DIR: path.join(folder, 'data'), PUBLIC_URL: balancer.url },
    ...{ DRAIN_SECONDS: '1', SECRET_KEY: 'La llave de los relatos del año 2027' },
  }
  const running: ServerProcess[] = []
  const noticed: Noticed = { faults: [], assets: new Set() }
  const open = (language: Language) => openPage(browser, balancer.url, language, noticed)
  try {
    const [first, second] = makeReleases(folder)
    const start = async (place: number, release: string) => {
      const server = await startServer(`versions-${place}`, settings, release)
      running[place] = server
      balancer.add(server.url)
    }
    /** As an operator replaces a process: SIGTERM, wait for its end, start the other release. */
    const replace = async (place: number, release: string) => {
      const old = running[place]!
      await old.stop()
      balancer.remove(old.url)
      await start(place, release)
    }
    await start(0, first)
    await start(1, first)

    const board = await open('es')
    await logIn(board, 'recruiter')
    await openNewBoard(board)
    const registration = await open('es')
    const email = `${randomUUID()}@example.com`
    await registration.goto('/register')
    await fillInRegistration(registration, email)
    const tested = await open('es')
    const skillTest = await makeSkillTest(tested.request, 'candidate')
    await startSessionIn(tested, cast.candidate)
    await beginTest(tested, skillTest)
    const [visitor, reader] = [await open('es'), await open('en')]
    const versions = { first: new Set(noticed.assets) }

    let answered = 0
    const takeTest = async () => {
      answered += 1
      await answerQuestion(tested, answered)
    }
    const comeBack = async () => {
      const page = await open('en')
      await logIn(page, 'admin')
      await page.context().close()
    }
    const everybody = async () => {
      await Promise.all([visit(visitor, 'es'), visit(reader, 'en'), recruit(board), comeBack(), takeTest()])
      await expectRegistrationFilledIn(registration, email)
    }
    const steps: [number, string][] = [
      [0, second],
      [1, second],
      ...(isDrill
        ? ([
            [0, first],
            [1, first],
          ] as [number, string][])
        : []),
    ]
    await everybody()
    for (const [place, release] of steps) {
      let isReplaced = false
      const replaced = replace(place, release).finally(() => {
        isReplaced = true
      })
      const meanwhile = async () => {
        while (!isReplaced) await Promise.all([visit(visitor, 'es'), visit(reader, 'en'), recruit(board)])
      }
      await Promise.all([replaced, meanwhile()])
      await everybody()
      expect(noticed.faults).toEqual([])
    }

    // What was open all the time is finished by the version that is there now.
    while (answered < 10) await takeTest()
    await expect(questionHeading(tested, 10)).toBeHidden()
    await attachCv(registration)
    await registerButton(registration).click()
    await expect(registration).not.toHaveURL(/register/)
    expect(noticed.faults).toEqual([])
    expect(balancer.unanswered).toEqual([])
    expect(
      [...noticed.assets].some((name) => !versions.first.has(name) && name.startsWith('shell-')),
      'both versions were seen',
    ).toBe(true)
  } catch (error) {
    // What was noticed first is often why a later step fails.
    throw new Error([`${error}`, 'Noticed:', ...noticed.faults.slice(0, 5), ...balancer.unanswered].join('\n'))
  } finally {
    await Promise.all(browser.contexts().map((context) => context.close()))
    await balancer.stop()
    await Promise.all(running.map((server) => server.stop()))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

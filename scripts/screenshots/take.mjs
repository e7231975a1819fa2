import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { logIn } from '../../stories/support/login.ts'
import { startServer } from '../../stories/support/server-process.ts'
import { text } from '../../stories/support/texts.ts'
import { browserArguments, findBrowser } from '../browser.mjs'
import { inProject } from '../toolchain.mjs'
import { withPalette } from './png.mjs'

/** The pages: who is logged in, the address, and the actions before the picture. */
const pages = [
  { name: 'home', path: () => '/', act: (page) => page.waitForLoadState('networkidle') },
  { name: 'jobs', path: () => '/jobs' },
  { name: 'vacancy', path: ({ vacancy }) => `/info/vacancies/detail/${vacancy}` },
  { name: 'apply', path: ({ vacancy }) => `/register/vacancies/${vacancy}` },
  { name: 'board', as: 'recruiter', path: ({ board }) => `/dropDrag/${board}` },
  {
    name: 'invitation',
    as: 'recruiter',
    path: ({ board }) => `/dropDrag/${board}`,
    act: async (page, language) => {
      const stage = page.locator('#stage-firstInterview')
      const menu = new RegExp(text('board.menu_named', language, { name: '.+' }))
      await stage.getByRole('button', { name: menu }).first().click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('board.write', language) })
        .click()
      await page.getByRole('dialog').locator('form').waitFor()
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
    },
  },
  { name: 'vacancy-form', as: 'recruiter', path: () => '/vacancies/admin/add-jobs' },
  { name: 'results', as: 'recruiter', path: ({ board }) => `/vacancies/admin/results/${board}` },
  { name: 'result', as: 'admin', path: ({ result }) => `/admin/users/result/${result}` },
  {
    name: 'rating',
    as: 'admin',
    path: () => '/admin/users/rating',
    act: async (page) => {
      await page.getByRole('row').getByRole('link').first().click()
      await page.waitForURL(/rating\/./)
    },
  },
  { name: 'bank', as: 'admin', path: ({ skill }) => `/tests/admin/banks/${skill}` },
  { name: 'skills', as: 'candidate', path: () => '/profile/skills' },
]

const appearances = [
  { name: 'es-light', language: 'es', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'en-dark', language: 'en', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  {
    name: 'es-phone',
    language: 'es',
    colorScheme: 'light',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  },
]

const folder = inProject('docs', 'screenshots')

async function takeAll(browser, url) {
  const records = await findRecords(browser, url)
  for (const { name: appearance, language, ...options } of appearances) {
    const reader = { locale: language, timezoneId: 'America/Bogota', reducedMotion: 'reduce' }
    const context = await browser.newContext({ baseURL: url, ...reader, ...options })
    await context.addCookies([{ name: 'language', value: language, url }])
    const page = await context.newPage()
    // A first visit may do without the site's typeface; the later ones have it.
    await page.goto('/', { waitUntil: 'networkidle' })
    let loggedIn
    for (const { name, as, path, act } of pages) {
      if (as && loggedIn !== as) {
        if (loggedIn) await page.evaluate(() => localStorage.clear())
        await logIn(page, as)
      }
      loggedIn = as
      await page.goto(path(records), { waitUntil: 'load' })
      await loaded(page)
      // The staff menu is loaded after the page.
      if (as && as !== 'candidate')
        await page.locator('header nav [href="/vacancies/admin"]').first().waitFor({ state: 'attached' })
      await act?.(page, language)
      await loaded(page)
      await page.evaluate(() => document.fonts.ready)
      const file = `${name}-${appearance}.png`
      await writeFile(join(folder, file), withPalette(await page.screenshot()))
      console.log(file)
    }
    await context.close()
  }
}

async function loaded(page) {
  await page.locator('main h1').first().waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
}

/** A public vacancy, the one with the most applicants, the result of one of them, and a skill with a bank. */
async function findRecords(browser, url) {
  const page = await browser.newPage({ baseURL: url })
  await logIn(page, 'recruiter')
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  await page.close()
  const read = async (path) =>
    (await (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })).json()).data
  const vacancies = await read('/api/jobs/list/es')
  const board = vacancies.toSorted((a, b) => b.num_applied - a.num_applied)[0].uuid
  const results = (await read(`/api/jobs/results/${board}`)).flatMap((applicant) => applicant.results)
  const result = results.find(({ state }) => state === 'done').uuid
  const skill = (await read('/api/skills?q=SQL'))[0].uuid
  return {
    board,
    result,
    skill,
    vacancy: vacancies.find(({ status_job, language }) => status_job === 'A' && language === 'es').uuid,
  }
}

const found = await findBrowser()
const dataDir = await mkdtemp(join(tmpdir(), 'cantera-screenshots-'))
const server = await startServer('screenshots', { DATA_DIR: dataDir, DEMO: '1' })
const browser = await chromium.launch({
  executablePath: found.path,
  args: browserArguments,
  env: { ...process.env, ...found.environment },
})
try {
  await mkdir(folder, { recursive: true })
  await takeAll(browser, server.url)
} finally {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

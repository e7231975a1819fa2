import type { APIRequestContext, Page } from '@playwright/test'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import type { Company } from '#domain/kernel/company.ts'
import { languages } from '#domain/kernel/languages.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { contentScreens } from '#domain/site/content/contents.screens.ts'
import { demoCompany } from '#server/seeds/demo-company.ts'
import { pngOf } from '#server/testing/pictures.ts'
import { expectNoAccessibilityViolations } from './support/accessibility.ts'
import { call } from './support/calls.ts'
import { cast } from './support/cast.ts'
import { findVacancies, partsOfVisits, visitAll } from './support/screens.ts'
import { logInByCall, startAfresh } from './support/sessions.ts'
import { openSetup } from './support/staff-menu.ts'
import { expect, test, text } from './support/test.ts'

// A server of its own, because its company has another name. Each story visits many screens.
test.use({ settings: { IDLE_MINUTES: '45' } })
test.describe.configure({ timeout: 120_000 })

const longName = 'Talentia Andina Selección y Consultoría de Talento Humano SAS'
const widths = [360, 1024, 1280]

const rename = async (request: APIRequestContext, own: Partial<Company> = {}) => {
  const token = await logInByCall(request, cast.admin)
  for (const lang of languages)
    await call(request, 'PUT', `/api/site/company/${lang}`, token, {
      data: { content: { ...demoCompany[lang], name: longName, ...own } },
    })
}
const wideLogo = { name: 'logo.png', mimeType: 'image/png', buffer: pngOf({ width: 900, height: 300 }) }
const squareLogo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><circle cx="30" cy="30" r="30" fill="#0b2a6f"/></svg>',
  ),
}
const showLogo = async (request: APIRequestContext, file = wideLogo) => {
  await call(request, 'POST', '/api/site/logo', await logInByCall(request, cast.admin), { multipart: { file } })
}
const removeLogo = async (request: APIRequestContext) =>
  call(request, 'DELETE', '/api/site/logo', await logInByCall(request, cast.admin))

/** What a page has outside of its window, and the height of its header in pixels. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const outside = [...document.querySelectorAll('a, button, input, select, textarea')].filter((control) => {
      const { left, right } = control.getBoundingClientRect()
      return control.checkVisibility() && right > left && (right > width + 1 || left < -1) && !scrolls(control.parentElement)
    })
    return {
      tooWide: document.documentElement.scrollWidth - width,
      outside: outside.map((control) => control.outerHTML.slice(0, 120)),
      header: document.querySelector('header')?.getBoundingClientRect().height,
    }
  })

async function expectFits(page: Page, headers: readonly (number | undefined)[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(() => measure(page).then(({ header, ...rest }) => ({ ...rest, header: headers.includes(header) || header })), {
        message: `${page.url()} at ${width} px`,
      })
      .toEqual({ tooWide: 0, outside: [], header: true })
  }
}

for (const { of, visits } of partsOfVisits(3))
  test(`SPEC-93 with a logo of 3:1 every screen fits its window under a header of one row: ${of}`, async ({
    page,
    request,
    startSession,
    expectConsoleError,
  }) => {
    expectConsoleError(/404|410/)
    await rename(request)
    await showLogo(request)
    // Public pages, workplaces, and pages without a header.
    const look = () => expectFits(page, [64, 56, undefined])
    await visitAll(page, visits, await findVacancies(request), startSession, look)
  })

const setupGroups = [
  'menu.group_company',
  'menu.group_team',
  'menu.group_selection',
  'menu.group_mail',
  'menu.group_data',
] as const

test('SPEC-93 with a name of 60 letters and no logo, pages of each kind fit under a header of one row', async ({
  page,
  request,
  startSession,
}) => {
  await rename(request)
  await removeLogo(request)
  const seen = [
    [undefined, siteScreens.home.to(), 64],
    ['candidate', '/profile', 64],
    ['recruiter', siteScreens.home.to(), 64],
    ['admin', vacancyScreens.staffVacancies.to(), 56],
  ] as const
  for (const [who, at, header] of seen) {
    if (who) await startSession(who)
    for (const lang of languages) {
      await page.goto(`${at}?lang=${lang}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectFits(page, [header])
    }
  }
})

test('BRA-01 a name of 3 or of 60 letters stands beside a square logo, which was an SVG, and not in the bar of staff', async ({
  page,
  request,
  startSession,
}) => {
  await showLogo(request, squareLogo)
  const seen = [
    [undefined, siteScreens.home.to(), 64],
    ['candidate', '/profile', 64],
    ['recruiter', vacancyScreens.staffVacancies.to(), 56],
  ] as const
  for (const name of ['Oro', longName]) {
    await rename(request, { name })
    for (const [who, at, header] of seen) {
      if (who) await startSession(who)
      await page.goto(`${at}?lang=es`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const isStaff = header === 56
      const home = page.getByRole('banner').getByRole('link', { name, exact: true })
      await expect(home).toHaveText(isStaff ? '' : name)
      await expect(home.getByRole('img')).toHaveCount(isStaff ? 1 : 0)
      const logo = home.locator('img')
      expect(await logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(480)
      await expect(logo).toHaveCSS('width', '32px')
      await expectFits(page, [header])
    }
    await startAfresh(page)
  }
})

const colours = { yellow: '#ffe600', 'dark blue': '#0b2a6f', 'mid grey': '#808080', white: '#ffffff' }
for (const [named, colour] of Object.entries(colours))
  test(`BRA-01 in ${named} public and candidate pages can be read in both schemes, and show no colour of ours`, async ({
    page,
    request,
    startSession,
  }) => {
    await removeLogo(request)
    await rename(request, { colour, legal_name: '', email: '', name: 'Oro' })
    const { open } = await findVacancies(request)
    const seen = [
      [undefined, siteScreens.home.to()],
      [undefined, vacancyScreens.vacancy.to({ uuid: open })],
      [undefined, sessionScreens.login.to()],
      ['candidate', '/profile'],
    ] as const
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const [who, at] of seen) {
        if (who) await startSession(who)
        await page.goto(at)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expectNoAccessibilityViolations(page)
        expect(await page.locator('body').evaluate(ownColours)).toEqual([])
      }
      await startAfresh(page)
      await page.goto(sessionScreens.login.to())
      await expect(page.getByRole('main').getByRole('button', { name: text('login.button') })).toHaveCSS(
        'background-color',
        rgbOf(colour),
      )
      const words = await page.evaluate(() => `${document.title} ${document.documentElement.innerText}`)
      expect(words).not.toMatch(/cantera|quarry/i)
    }
    await startSession('recruiter')
    await page.goto(vacancyScreens.staffVacancies.to())
    const main = page.getByRole('link', { name: text('vacancies.add') })
    await expect(main, 'staff keep the colours of the product').toHaveCSS('background-color', 'rgb(232, 131, 79)')
  })

const rgbOf = (colour: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`

/** The elements with a colour of the product's brand, in either scheme. */
function ownColours(body: Element): string[] {
  const own = [
    'rgb(176, 69, 28)',
    'rgb(148, 58, 23)',
    'rgb(250, 231, 220)',
    'rgb(232, 131, 79)',
    'rgb(244, 162, 122)',
    'rgb(58, 36, 25)',
  ]
  return [...body.querySelectorAll('*')]
    .filter((element) => {
      const { color, backgroundColor, borderTopColor, boxShadow } = getComputedStyle(element)
      return own.some((one) => `${color} ${backgroundColor} ${borderTopColor} ${boxShadow}`.includes(one))
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

test('SPEC-92 SPEC-93 the name, the logo, the form and the menu show the brand of the company', async ({
  page,
  request,
  startSession,
}) => {
  await test.step('SPEC-93 what the company has not filled in is neither in the footer nor on the page of contact', async () => {
    const token = await logInByCall(request, cast.admin)
    const empty = { legal_name: '', tax_id: '', address: '', phone: '', email: '', links: [] }
    const content = { ...demoCompany.es, ...empty }
    await call(request, 'PUT', '/api/site/company/es', token, { data: { content } })
    await page.goto('/contactus')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: text('menu.faq') })).toBeVisible()
    await expect(page.getByRole('region', { name: text('site.footer_contact') })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('term')).toHaveCount(0)
    await expect(page.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0)
  })
  await test.step('SPEC-93 a logo stands for the name, at most 160 by 32 px, and on white in dark colours', async () => {
    await rename(request)
    await showLogo(request)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    const home = page.getByRole('banner').getByRole('link', { name: longName })
    await expect(home).toHaveText('')
    const logo = home.getByRole('img', { name: longName })
    await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(logo).toHaveCSS('height', '32px')
    expect((await logo.evaluate((image) => Number.parseFloat(getComputedStyle(image).width))) <= 160).toBe(true)
  })
  await test.step('SPEC-93 the form of the company shows the header in light and dark with the name that is typed', async () => {
    await page.emulateMedia({ colorScheme: null })
    await removeLogo(request)
    await rename(request)
    await startSession('admin')
    await page.goto(contentScreens.editContent.to({ part: 'company' }))
    const preview = page.getByRole('region', { name: text('site.header_preview') })
    await page
      .getByRole('region', { name: text('site.shared'), exact: true })
      .getByRole('textbox', { name: text('site.field.name'), exact: true })
      .fill('Nombre Propio')
    await expect(preview.getByText('Nombre Propio')).toHaveCount(2)
    const grounds = await preview
      .locator('[data-color-scheme]')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor))
    expect(grounds).toEqual(['rgb(255, 255, 255)', 'rgb(34, 43, 52)'])
  })
  await test.step('SPEC-92 at 1280 px an administrator sees every entry of the menu with a logo, in both languages', async () => {
    await showLogo(request)
    await page.setViewportSize({ width: 1280, height: 800 })
    await startSession('admin')
    for (const lang of languages) {
      await page.goto(`${clientScreens.clients.to()}?lang=${lang}`)
      const menu = page.getByRole('navigation', { name: text('site.staff_navigation', lang) })
      const entries = ['menu.dashboard', 'menu.vacancies', 'menu.clients', 'menu.messages', 'menu.configuration'] as const
      for (const entry of entries) await expect(menu.getByRole('link', { name: text(entry, lang) })).toBeInViewport({ ratio: 1 })
      await expect(menu.getByRole('button', { name: text('menu.more', lang) })).toHaveCount(0)
      const inGroup = {
        'menu.pool': ['menu.search', 'menu.duplicates', 'menu.imports', 'menu.no_consent'],
        'menu.tests': ['menu.banks', 'menu.rating'],
        'figures.title': ['menu.figures_summary', 'menu.figures_fairness', 'menu.figures_people'],
      } as const
      for (const group of ['menu.pool', 'menu.tests', 'figures.title'] as const) {
        await menu.getByRole('button', { name: text(group, lang) }).click()
        for (const entry of inGroup[group]) await expect(menu.getByRole('link', { name: text(entry, lang) })).toBeVisible()
        await page.keyboard.press('Escape')
      }
      await expect(menu.locator('[aria-current="page"]:visible')).toHaveText(text('menu.clients', lang))
      await openSetup(page, lang)
      const setup = page.getByRole('navigation', { name: text('menu.configuration', lang) })
      for (const group of setupGroups) await expect(setup.getByRole('list', { name: text(group, lang) })).toBeVisible()
    }
  })
})

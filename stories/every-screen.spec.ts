import type { Locator, Page } from '@playwright/test'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { languages, otherLanguage } from '#domain/kernel/languages.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { expectSettled, findVacancies, partsOfVisits, type Screen, type Vacancies, visitAll } from './support/screens.ts'
import { expectSameDocument, markDocument, pressLanguageSwitch, wordFields } from './support/switching.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'
import { everyWordOn, keysAmong, leftIn } from './support/words.ts'

// Each story visits many screens, so it takes longer than other stories.
test.describe.configure({ timeout: 300_000 })

const large = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

/** Large text on a phone for people with low vision: twice the default size. */
const largeText = '32px'
const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)

/** Elements beyond the right edge of the screen, except inside boxes that scroll. */
const overTheEdge = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const tooWide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() && element.getBoundingClientRect().right > width + 1 && !scrolls(element.parentElement),
    )
    const scrollsAside = document.documentElement.scrollWidth > width ? ['the page'] : []
    return [...scrollsAside, ...tooWide.map((element) => element.outerHTML.slice(0, 120))]
  })

/**
 * Names of vacancies that a screen reader would read in the wrong language. A subject of an e-mail is marked with the language of the
 * e-mail, whatever the language of the vacancy that it names.
 */
const namesInAnotherLanguage = (page: Page, names: Vacancies['names']) =>
  page.evaluate((known) => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const at = text.parentElement?.closest<HTMLElement>('[lang]')
      const words = text.textContent?.trim() ?? ''
      const isPartOfMarkedText = (name: string) => words !== name && at !== document.documentElement
      const wrong = known.find(({ name, language }) => words.includes(name) && at?.lang !== language && !isPartOfMarkedText(name))
      if (wrong && !text.parentElement?.closest('script')) found.push(`${text.parentElement?.outerHTML}`.slice(0, 160))
    }
    return found
  }, names)

/** The two appearances of a screen in each language. Axe is slow, so it checks one of them: each width, scheme and language once. */
const appearances = {
  es: { read: { viewport: large, colorScheme: 'light' }, measured: { viewport: phone, colorScheme: 'dark' } },
  en: { read: { viewport: phone, colorScheme: 'dark' }, measured: { viewport: large, colorScheme: 'light' } },
} as const

const typed = 'Prueba 12'
const valuesOf = (fields: Locator) => fields.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))

type Look = { viewport: typeof large; colorScheme: 'light' | 'dark' }

const show = async (page: Page, { viewport, colorScheme }: Look) => {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
  await expect.poll(() => overTheEdge(page), `${page.url()} at ${viewport.width} px`).toEqual([])
  if (viewport !== phone) return
  await setTextSize(page, largeText)
  await expect.poll(() => overTheEdge(page), `${page.url()} with text of ${largeText}`).toEqual([])
  await setTextSize(page, '')
}

/** Reads the open screen in both languages, and leaves it in Spanish. */
async function readScreen(page: Page, screen: Screen, names: Vacancies['names']): Promise<void> {
  await markDocument(page)
  const fields = wordFields(page)
  const takesWords = (await fields.count()) > 0
  if (takesWords) {
    await fields.first().fill(typed)
    // A filter asks when it is left, before a phone moves it into a sheet and before a menu opens.
    await fields.first().blur()
  }
  for (const language of languages) {
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    if (screen.heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(screen.heading, language))
    await expect.poll(async () => leftIn(otherLanguage[language], await everyWordOn(page)), page.url()).toEqual([])
    await expect.poll(() => namesInAnotherLanguage(page, names), page.url()).toEqual([])
    expect(keysAmong(await everyWordOn(page)), page.url()).toEqual([])
    const { read, measured } = appearances[language]
    await show(page, measured)
    await show(page, read)
    await expectSettled(page)
    await expectNoAccessibilityViolations(page)
    await page.setViewportSize(large)
    await pressLanguageSwitch(page, language)
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  // Fields above it may have arrived since, so any field may hold the text.
  if (takesWords) await expect.poll(() => valuesOf(fields)).toContain(typed)
  await expectSameDocument(page)
}

for (const { of, visits } of partsOfVisits(4))
  test(`SHR-04 I18N-01 I18N-02 every screen is accessible, fits a phone and switches language: ${of}`, async ({
    page,
    request,
    startSession,
    expectConsoleError,
  }) => {
    expectConsoleError(/404|410/)
    const vacancies = await findVacancies(request)
    await visitAll(page, visits, vacancies, startSession, (screen) => readScreen(page, screen, vacancies.names))
  })

test('SHR-04 NAV-02 the open drawer is accessible and fits in both colours, for a visitor and for staff', async ({
  page,
  startSession,
}) => {
  const open = async () => {
    await page.getByRole('button', { name: text('site.open_menu') }).click()
    await expect(page.getByRole('button', { name: text('site.close_menu') })).toBeFocused()
    await expectNoAccessibilityViolations(page)
    await expect.poll(() => overTheEdge(page)).toEqual([])
  }
  await page.setViewportSize(phone)
  for (const who of [undefined, 'recruiter'] as const) {
    if (who) await startSession(who)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(who ? dashboardScreens.dashboard.to() : siteScreens.home.to())
      await expectSettled(page)
      await open()
    }
  }
})

test('SHR-04 field errors and a confirmation are accessible in both colours', async ({ page, startSession }) => {
  await page.setViewportSize(phone)
  await startSession('recruiter')
  await page.goto(vacancyScreens.addVacancy.to())
  await page.getByLabel(text('vacancies.form.name_job'), { exact: true }).fill('x')
  await page.getByRole('button', { name: text('vacancies.form.submit_add') }).click()
  await expect(page.getByText(text('vacancies.error.ubication'))).toBeVisible()
  const question = page.getByRole('alertdialog', { name: text('common.leave_title') })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
    await expectNoAccessibilityViolations(page)
    await expect.poll(() => overTheEdge(page)).toEqual([])
    await page.getByRole('link', { name: text('vacancies.back_to_list') }).click()
    await expect(question).toBeVisible()
    await expect(question.getByRole('button', { name: text('common.leave_stay') })).toBeFocused()
    await expectNoAccessibilityViolations(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
  }
})

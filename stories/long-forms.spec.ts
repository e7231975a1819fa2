import type { Locator, Page } from '@playwright/test'
import { questionScreens } from '#domain/assessment/questions/questions.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { settingsScreens } from '#domain/site/settings/settings.screens.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return box
}

test('SHR-04 the buttons of a long form stay visible and never cover the focused field', async ({ page, loginAs }) => {
  await loginAs('admin')
  const places = [vacancyScreens.addVacancy.to(), questionScreens.addQuestion.to(), settingsScreens.settings.to()]
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 640 })
    for (const place of places) {
      await page.goto(place)
      const form = page.getByRole('main').locator('form').last()
      const send = form.locator('[type="submit"]')
      await expect(send, place).toBeInViewport({ ratio: 1 })
      const covered = await form.evaluate((element) => {
        const bar = element.querySelector('[type="submit"]')?.parentElement
        const controls = element.querySelectorAll<HTMLElement>('input:not([type="file"]), select, textarea')
        return [...controls]
          .filter((control) => control.checkVisibility())
          .filter((control) => {
            control.focus()
            const { top, height } = control.getBoundingClientRect()
            return top + Math.min(height, 44) > (bar?.getBoundingClientRect().top ?? 0)
          })
          .map((control) => control.getAttribute('name'))
      })
      expect(covered, `${place} at ${width} px`).toEqual([])
    }
  }
})

test('SHR-02 SHR-04 errors of a form are listed by label, each with a link to its field', async ({ page, startSession }) => {
  await startSession('recruiter')
  await page.goto(vacancyScreens.addVacancy.to())
  await page.getByRole('button', { name: text('vacancies.form.submit_add') }).click()
  const list = page.getByRole('navigation', { name: text('common.wrong_fields') })
  await list.getByRole('link', { name: text('vacancies.form.cant_vacant') }).click()
  const openings = page.getByLabel(text('vacancies.form.cant_vacant'), { exact: true })
  await expect(openings).toBeFocused()
  await expect(openings).toBeInViewport({ ratio: 1 })
  await openings.fill('2')
  await expect(list.getByRole('link', { name: text('vacancies.form.cant_vacant') })).toHaveCount(0)
  await expectNoAccessibilityViolations(page)
})

test('JOB-02 optional parts of a form are collapsed unless they contain a value or an error', async ({ page, startSession }) => {
  await startSession('recruiter')
  await page.goto(vacancyScreens.addVacancy.to())
  const day = page.getByLabel(text('vacancies.form.closes_on'))
  await expect(day).toBeHidden()
  await page.getByText(text('vacancies.form.more')).click()
  await day.fill('2020-01-31')
  await page.getByText(text('vacancies.form.more')).click()
  await expect(day).toBeHidden()
  await page.getByRole('button', { name: text('vacancies.form.submit_add') }).click()
  await expect(day).toBeVisible()
  await expect(page.getByText(text('vacancies.error.closes_on_past'))).toBeVisible()
})

test('SHR-04 the width of a field fits its typical content', async ({ page, loginAs }) => {
  await loginAs('recruiter')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(vacancyScreens.addVacancy.to())
  const widthOf = async (label: string, on: Page = page) => (await boxOf(on.getByLabel(label, { exact: true }))).width
  expect(await widthOf(text('vacancies.form.cant_vacant'))).toBeLessThanOrEqual(200)
  expect(await widthOf(text('vacancies.form.name_job'))).toBeGreaterThan(280)
})

test('AUTH-02 the login explains itself to candidates and staff, and tells staff how to get an account', async ({ page }) => {
  await page.goto(sessionScreens.login.to())
  await expect(page.getByText(text('login.intro'))).toBeVisible()
  await expect(page.getByText(text('login.staff_hint'))).toBeVisible()
})

import { questionScreens } from '#domain/assessment/questions/questions.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { settingsScreens } from '#domain/site/settings/settings.screens.ts'
import { expect, test, text } from './support/test.ts'

test('AUTH-02 SHR-04 the login explains itself, and the buttons of a long form cover no focused field', async ({
  page,
  loginAs,
}) => {
  await test.step('AUTH-02 the login explains itself to candidates and staff, and explains to staff how to get an account', async () => {
    await page.goto(sessionScreens.login.to())
    await expect(page.getByText(text('login.intro'))).toBeVisible()
    await expect(page.getByText(text('login.staff_hint'))).toBeVisible()
  })
  await test.step('SHR-04 the buttons of a long form stay visible and never cover the focused field', async () => {
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
          const controls = element.querySelectorAll<HTMLElement>('input:not([type="file"], :disabled), select, textarea')
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
})

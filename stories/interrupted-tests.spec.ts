import type { Page } from '@playwright/test'
import { logInHere } from './support/login.ts'
import { answerQuestion, beginTest, makeSkillTest, nextButton, questionHeading } from './support/skill-test.ts'
import { expect, test, text } from './support/test.ts'

const isScrolledAside = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('TST-01 TST-06 TST-08 SHR-02 SHR-04 a test works at 400 % of zoom, and goes on after back and a new login', async ({
  page,
  loginAs,
  expectConsoleError,
}) => {
  await test.step('TST-01 SHR-04 at 400 % of zoom a limited test needs no scrolling aside, and nothing covers the focus', async () => {
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    const skillTest = await makeSkillTest(page.request, 'candidate', { minutes: 20, media: true })
    await loginAs('candidate')
    await beginTest(page, skillTest)
    expect(await isScrolledAside(page)).toBe(false)
    for (const control of [page.getByRole('radio').first(), page.getByRole('radio').last()]) {
      await control.focus()
      const isUncovered = await control.evaluate((element) => {
        const box = (element.closest('label') ?? element).getBoundingClientRect()
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        return top !== null && (element.closest('label') ?? element).contains(top)
      })
      expect(isUncovered).toBe(true)
    }
    await page.getByRole('radio').first().press('Space')
    await nextButton(page, 1).focus()
    await page.keyboard.press('Enter')
    await expect(questionHeading(page, 2)).toBeInViewport()
    expect(await isScrolledAside(page)).toBe(false)
  })
  await test.step('TST-06 TST-08 the back button during a test loses no answer, and leads back to the same question', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const skillTest = await makeSkillTest(page.request, 'candidate')
    await loginAs('candidate')
    await beginTest(page, skillTest)
    await answerQuestion(page, 1)
    await expect(questionHeading(page, 2)).toBeVisible()
    await page.getByRole('radio', { name: 'B', exact: true }).check()
    await page.goBack()
    await page.goForward()
    await expect(questionHeading(page, 2)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'B', exact: true })).toBeChecked()
    await nextButton(page, 2).dblclick()
    await expect(questionHeading(page, 3)).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })
  await test.step('TST-06 SHR-02 an answer whose session ends while it is sent is saved after the login', async () => {
    expectConsoleError(/40[01]/)
    const skillTest = await makeSkillTest(page.request, 'candidate')
    await loginAs('candidate')
    await beginTest(page, skillTest)
    const token = await page.evaluate(() => localStorage.getItem('refresh_token'))
    await page.request.post('/oauth/revoke', { data: { token } })
    await answerQuestion(page, 1, 'C')
    await expect(page).toHaveURL(/\/login$/)
    await logInHere(page, 'candidate')
    await expect(page).toHaveURL(new RegExp(`${skillTest.at}$`))
    await page.getByRole('button', { name: text('attempts.continue'), exact: true }).click()
    await expect(questionHeading(page, 2)).toBeVisible()
  })
})

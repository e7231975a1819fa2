import { applicants, menuOf, openNewBoard } from './support/hiring-board.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

for (const language of ['es', 'en'] as const)
  test(`SBS-01 chosen people of a board stand side by side after one click, and two more decide about one (${language})`, async ({
    page,
    startSession,
    site,
  }) => {
    await site.prefer(language, page)
    await startSession('recruiter')
    const vacancy = await openNewBoard(page, applicants, language)
    await menuOf(page, applicants[0].name, language).focus()
    await page.keyboard.press('x')
    await expect(page.getByText(text('comparison.limit', language, { least: 2, most: 6 }))).toBeVisible()
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+X')

    let clicks = 0
    await page.exposeFunction('countClick', () => {
      clicks += 1
    })
    await page.evaluate(() =>
      addEventListener('click', () => void (globalThis as unknown as { countClick(): void }).countClick(), true),
    )
    await page.getByRole('link', { name: text('comparison.open', language, { count: 3 }), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('comparison.of', language, { name: vacancy }))
    for (const { name } of applicants) await expect(page.getByRole('columnheader', { name: new RegExp(name) })).toBeVisible()
    expect(clicks).toBeLessThanOrEqual(3)
    await expectNoAccessibilityViolations(page)

    // The address carries the people, so that a colleague sees the same.
    await page.reload()
    await expect(page.getByRole('columnheader', { name: new RegExp(applicants[2].name) })).toBeVisible()

    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expectNoAccessibilityViolations(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    await page.getByRole('link', { name: text('comparison.card_of', language, { name: applicants[1].name }) }).click()
    await expect(page.getByRole('dialog')).toContainText(applicants[1].name)
  })

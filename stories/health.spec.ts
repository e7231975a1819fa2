import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('NAV-07 an unknown address answers 404 with a link home, in both languages', { tag: '@postgres' }, async ({
  anotherPerson,
  site,
  expectConsoleError,
}) => {
  for (const language of ['es', 'en'] as const) {
    const page = await anotherPerson()
    expectConsoleError(/404/)
    await site.prefer(language, page)
    const answer = await page.goto('/nothing-here')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('menu.404', language))
    await expect(page.getByText(text('menu.error_mesagge', language))).toBeVisible()
    await expectNoAccessibilityViolations(page)
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL(`${site.url}/`)
  }
})

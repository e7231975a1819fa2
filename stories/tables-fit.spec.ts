import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { expect, test, text } from './support/test.ts'

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('SHR-04 buttons and menu entries of a row are 44 px high', async ({ page, startSession }) => {
    await startSession('admin')
    await page.goto(vacancyScreens.staffVacancies.to())
    const opener = page.getByRole('button', { name: text('common.actions_of', 'es', { name: '' }) }).last()
    const box = await opener.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await opener.tap()
    const entries = page.getByRole('menuitem')
    await expect(entries.first()).toBeVisible()
    for (const entry of await entries.all()) expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Escape')
    await page.goto('/clients/admin')
    const menu = page.getByRole('button', { name: text('common.actions_of', 'es', { name: 'Demo Digital' }), exact: true })
    expect((await menu.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    // By touch a row has its actions in the menu alone.
    await expect(page.getByRole('link', { name: text('common.edit_named', 'es', { name: 'Demo Digital' }) })).toBeHidden()
  })
})

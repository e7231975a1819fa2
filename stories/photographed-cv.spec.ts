import type { Page } from '@playwright/test'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import { field } from './support/fields.ts'
import { noise } from './support/noise.ts'
import { startAfresh } from './support/sessions.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: noise(500) })
const pages = (page: Page) => page.getByRole('list', { name: text('common.pages_order') }).getByRole('listitem')
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('REG-08 SHR-04 photographed pages of a CV fit a phone, at the registration and in the profile', async ({
  page,
  startSession,
}) => {
  await test.step('REG-08 SHR-04 photographed pages of a CV fit a window of 320 and 360 px at the registration', async () => {
    for (const width of [320, 360]) {
      await startAfresh(page)
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/register')
      await field(page, 'personal.cv').setInputFiles([
        photo('IMG_20261120_101112_primera.png'),
        photo('IMG_20261120_101130_segunda.png'),
      ])
      await expect(pages(page)).toHaveCount(2)
      await expect(page.getByText('hoja-de-vida-en-fotos.pdf')).toBeVisible()
      const last = page.getByRole('button', { name: text('common.page_remove', 'es', { number: 2 }) })
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 1 })
      expect(await widthOf(page)).toBeLessThanOrEqual(width)
      await expectNoAccessibilityViolations(page)
    }
  })
  await test.step('REG-08 a candidate replaces their CV by two photographed pages on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await startSession('eager')
    await page.goto(`${profileSections.personal.to()}#cv`)
    await page.getByRole('button', { name: text('personal.cv_replace') }).click()
    const input = page.getByLabel(text('personal.cv_file'))
    await input.setInputFiles(photo('una.png'))
    await expect(page.getByText('una.png')).toBeVisible()
    await input.setInputFiles(photo('dos.png'))
    await expect(pages(page)).toHaveCount(2)
    await page.getByRole('button', { name: text('common.page_down', 'es', { number: 1 }) }).click()
    await expect(pages(page).first()).toContainText('dos.png')
    await page.getByRole('button', { name: text('personal.cv_save') }).click()
    await expect(page.getByRole('link', { name: 'hoja-de-vida-en-fotos.pdf' })).toBeVisible()
  })
})

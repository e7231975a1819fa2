import { field } from './support/fields.ts'
import { noise } from './support/noise.ts'
import { expect, test, text } from './support/test.ts'

for (const width of [320, 360, 390])
  test(`REG-05 SHR-04 a shrunk picture and its bin fit a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/register')
    const name = 'WhatsApp-Image-2026-11-20-hoja-de-vida-primera-pagina.png'
    await field(page, 'personal.cv').setInputFiles({ name, mimeType: 'image/png', buffer: noise(1180) })
    await expect(page.getByText(/la imagen pesaba/)).toBeVisible()
    const bin = page.getByRole('button', { name: text('common.file_remove') })
    await bin.scrollIntoViewIfNeeded()
    await expect(bin).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await bin.click()
    await expect(page.getByText(/la imagen pesaba/)).toBeHidden()
  })

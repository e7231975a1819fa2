import { expectFieldError, expectNoFieldError, field } from './support/fields.ts'
import { noise } from './support/noise.ts'
import { fillInRegistration, registerButton } from './support/registration.ts'
import { expect, test, text } from './support/test.ts'

test('REG-05 SHR-04 a large picture is shrunk before the upload and fits a phone; an unreadable photo shows advice', async ({
  page,
}) => {
  await test.step('REG-05 SHR-04 a shrunk picture and its bin fit a window of 320, 360 and 390 px', async () => {
    for (const width of [320, 360, 390]) {
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
    }
  })
  await test.step('REG-05 a large picture is shrunk before the upload; an unreadable photo shows advice', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const email = 'foto@example.com'
    await page.goto('/register')
    await fillInRegistration(page, email)
    const cv = field(page, 'personal.cv')
    await cv.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.alloc(2_000_000, 'x') })
    await expectFieldError(page, 'personal.cv', 'portfolio.error.file_photo')
    await cv.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: noise(1180) })
    await expect(page.getByText(/^0,\d\d\sMB \(la imagen pesaba 4,0\sMB\)$/)).toBeVisible()
    await expect(page.getByText('foto.jpg')).toBeVisible()
    await expectNoFieldError(page, 'personal.cv')
    const received = page.waitForResponse('**/api/users/register')
    await registerButton(page).click()
    expect((await received).status()).toBe(200)
  })
})

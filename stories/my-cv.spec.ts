import { field } from './support/fields.ts'
import { fillInRegistration, pdf, registerButton } from './support/registration.ts'
import { startAfresh } from './support/sessions.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('PRO-01 PRO-02 FIL-01 a candidate replaces the CV on a phone, and an open page renews the links to its files', async ({
  page,
  startSession,
}) => {
  await test.step('PRO-01 PRO-02 a new candidate sees the completeness of the profile and replaces the CV on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/register')
    await fillInRegistration(page, 'hoja.nueva@example.com')
    await field(page, 'personal.cv').setInputFiles(pdf())
    await registerButton(page).click()
    await expect(page).toHaveURL(/\/profile\/Dashboard$/)
    await page.goto('/profile')
    await expect(page.getByRole('meter', { name: text('profile.completeness', 'es', { percent: 20 }) })).toBeVisible()
    // The other sections are still locked, so they have no link.
    const missing = page.getByRole('list', { name: text('profile.missing') })
    await expect(missing.getByRole('link')).toHaveText([text('profile.missing.personal')])
    await page.getByText(text('profile.missing_more', 'es', { count: 5 })).click()
    await expect(page.getByRole('listitem').filter({ hasText: text('profile.missing.portfolio') })).not.toHaveCount(0)

    const cv = page.getByRole('region', { name: text('personal.cv_title') })
    await expect(cv.getByRole('link', { name: text('personal.cv_open', 'es', { name: 'hoja-de-vida.pdf' }) })).toBeVisible()
    await cv.getByRole('button', { name: text('personal.cv_replace') }).click()
    await cv.getByLabel(text('personal.cv_file')).setInputFiles({ ...pdf(3000), name: 'hoja-nueva.pdf' })
    await expectNoAccessibilityViolations(page)
    await cv.getByRole('button', { name: text('personal.cv_save') }).click()
    await expect(page.getByText(text('personal.cv_saved', 'es', { name: 'hoja-nueva.pdf' }))).toBeVisible()
    await expect(cv.getByRole('button', { name: text('personal.cv_replace') })).toBeFocused()
    const open = cv.getByRole('link', { name: text('personal.cv_open', 'es', { name: 'hoja-nueva.pdf' }) })
    const opened = await page.request.get((await open.getAttribute('href')) ?? '')
    expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf'])
  })
  await test.step('FIL-01 an open page renews the links to its files, and an expired link shows a page that says so', async () => {
    await startAfresh(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.clock.install()
    await startSession('candidate')
    await page.goto('/profile')
    const open = page.getByRole('region', { name: text('personal.cv_title') }).getByRole('link')
    await expect(open).toBeVisible()
    const renewed = page.waitForRequest('**/api/users/cv')
    await page.clock.fastForward('09:00')
    await renewed
    const address = new URL((await open.getAttribute('href')) ?? '', page.url())
    address.searchParams.set('expires', '1')
    await page.goto(address.href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('site.expired_file_title'))
    await expectNoAccessibilityViolations(page)
  })
})

import { expect, test, text } from './bench/test.ts'

test('MAIL-03 APP-01 staff read in the mailbox what a candidate would have received', async ({
  page,
  loginAs,
  expectConsoleError,
}) => {
  // The sandbox refuses the script by which the story itself reads the letter.
  expectConsoleError(/Blocked script execution in 'about:srcdoc'/)
  await loginAs('admin')
  await page
    .getByRole('main')
    .getByRole('link', { name: text('mailbox.title') })
    .click()
  await expect(page.getByText(text('mailbox.description'))).toBeVisible()
  const letter = page.getByRole('link', { name: /^We received your application/ }).first()
  const subject = (await letter.textContent()) ?? ''
  await letter.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  const job = subject.replace('We received your application: ', '')
  const shown = page.frameLocator(`iframe[title="${text('mailbox.frame', 'es', { subject })}"]`)
  await expect(shown.getByText(job).first()).toBeVisible()
  await expect(page.locator('pre').getByText(job)).toBeVisible()
  await page.getByRole('link', { name: text('mailbox.back') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('mailbox.title'))
})

test('MAIL-03 a letter that is not there says so and leads back', async ({ page, loginAs, expectConsoleError }) => {
  expectConsoleError(/404/)
  await loginAs('admin')
  await page.goto('/mailbox/20260101T100000000Z-00000000-0000-4000-8000-000000000000')
  await expect(page.getByText(text('errors.not_found'))).toBeVisible()
  await page.getByRole('link', { name: text('mailbox.back') }).click()
  await expect(page).toHaveURL(/\/mailbox$/)
})

test('NAV-06 a candidate has no mailbox of others', async ({ page, loginAs, site }) => {
  await loginAs('candidate')
  await page.goto('/mailbox')
  await expect(page).toHaveURL(`${site.url}/`)
})

import { randomUUID } from 'node:crypto'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import { confirmation } from './support/deletion.ts'
import { expectFieldError, field } from './support/fields.ts'
import { pdf } from './support/registration.ts'
import { chooseForRow } from './support/row-actions.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('PRT-01 SHR-02 a candidate adds work with a link and a file, and opens and removes the file', async ({
  page,
  site,
  startSession,
  expectConsoleError,
}) => {
  expectConsoleError(/415/)
  const description = `Design ${randomUUID().slice(0, 8)}`
  await site.prefer('en', page)
  await startSession('candidate')
  await page.goto(profileSections.portfolio.to())
  await page.getByRole('button', { name: text('portfolio.add', 'en') }).click()
  await field(page, 'portfolio.what', 'en').fill(description)
  await field(page, 'portfolio.link', 'en').fill('design')
  const save = page.getByRole('button', { name: text('common.save', 'en'), exact: true })
  await save.click()
  await expectFieldError(page, 'portfolio.link', 'portfolio.error.link_url', 'en')
  await field(page, 'portfolio.link', 'en').fill('example.com/design')
  const file = page.getByLabel(new RegExp(`^${text('portfolio.file', 'en')}`))
  await file.setInputFiles({ name: 'design.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Only a text.') })
  await save.click()
  await expect(page.getByText(text('portfolio.error.file_content', 'en'))).toBeVisible()
  await expect(field(page, 'portfolio.what', 'en')).toHaveValue(description)
  await file.setInputFiles({ ...pdf(), name: 'design.pdf' })
  await save.click()
  await expect(page.getByText(text('common.added', 'en', { name: description }))).toBeVisible()

  const row = page.getByRole('row', { name: description })
  const open = row.getByRole('link', { name: text('portfolio.file_open', 'en', { name: 'design.pdf' }) })
  const opened = await page.request.get((await open.getAttribute('href')) ?? '')
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expect(row.getByRole('link', { name: 'example.com' })).toHaveAttribute('href', 'https://example.com/design')
  await chooseForRow(page, description, 'common.edit', 'en')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text('portfolio.file_remove', 'en')).check()
  await expectNoAccessibilityViolations(page)
  await dialog.getByRole('button', { name: text('common.save', 'en') }).click()
  await expect(row.getByText(text('portfolio.file_none', 'en'))).toHaveAttribute('aria-disabled', 'true')
  await chooseForRow(page, description, 'common.delete', 'en')
  await confirmation(page, 'en').click()
  await expect(row).toHaveCount(0)
})

import { readFile } from 'node:fs/promises'
import { candidateSearchScreens } from '#domain/people/candidate-search/candidate-search.screens.ts'
import { docxWith } from '#server/testing/documents.ts'
import { field } from './support/fields.ts'
import { openHeadMenu } from './support/head-menu.ts'
import { cardNames, openVacancies } from './support/hiring-board.ts'
import { fillInRegistration, registerButton } from './support/registration.ts'
import { expectSettled } from './support/screens.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'
import { takeOnlyOption } from './support/vacancy-form.ts'

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`
const cv = docxWith({
  'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${[
    'Hoja de vida de una contadora.',
    'Manejo avanzado de Siigo y de estados financieros.',
  ]
    .map(paragraph)
    .join('')}</w:body></w:document>`,
})

test('CVS-03 OUT-01 POO-01 POO-02 a recruiter finds an accountant by her CV, exports, tags and adds her to a vacancy', async ({
  page,
  anotherPerson,
  loginAs,
}) => {
  const candidate = await anotherPerson()
  await candidate.goto('/register')
  await fillInRegistration(candidate, 'contadora.siigo@example.com')
  await field(candidate, 'personal.cv').setInputFiles({ name: 'hoja.docx', mimeType: wordType, buffer: cv })
  await registerButton(candidate).click()
  await expect(candidate).toHaveURL(/\/profile\/Dashboard$/)

  await loginAs('admin')
  const [vacancy] = await openVacancies(page, 1)
  const { uuid = '', name = '' } = vacancy ?? {}
  const found = page.getByRole('row').filter({ has: page.locator('mark') })
  // The CV is read a moment after the registration.
  await expect
    .poll(async () => {
      await page.goto(`${candidateSearchScreens.findCandidates.to()}?q=contadora "estados financieros" siigo`)
      await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible()
      return found.count()
    })
    .toBe(1)
  await expect(found.locator('mark')).toHaveText(['contadora', 'Siigo', 'estados financieros'])
  await page.getByRole('button', { name: text('lists.add_filter'), exact: true }).click()
  await page
    .getByRole('listitem')
    .getByRole('button', { name: text('pool.active'), exact: true })
    .press('Enter')
  const active = page.getByRole('combobox', { name: text('pool.active'), exact: true })
  await expect(active).toBeFocused()
  await active.selectOption('7')
  await expect(page).toHaveURL(/active=7/)
  await expectSettled(page)
  await expectNoAccessibilityViolations(page)

  const download = page.waitForEvent('download')
  await openHeadMenu(page)
  await page.getByRole('button', { name: text('exports.as', 'es', { format: text('exports.csv') }) }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('contadora.siigo@example.com')

  await found.getByRole('checkbox').check()
  await page.getByRole('button', { name: text('tags.give'), exact: true }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('Contable')
  await page.getByRole('option', { name: text('tags.create', 'es', { name: 'Contable' }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('tags.give_save') })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(found.getByText('Contable', { exact: true })).toBeVisible()

  const person = (await found.getByRole('link').first().textContent()) ?? ''
  await found.getByRole('checkbox').check()
  await page.getByRole('button', { name: text('applications.add'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(name)
  await takeOnlyOption(page, name)
  await dialog.getByRole('button', { name: text('applications.add_save'), exact: true }).press('Enter')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: text('pool.save') }).click()
  await page.getByRole('dialog').getByLabel(text('pool.search_name')).fill('Contadoras con Siigo')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('common.save') })
    .click()
  const saved = page.getByRole('link', { name: 'Contadoras con Siigo' })
  await saved.click()
  // A filter that is chosen before the address has the search begins a new one.
  await expect(page).toHaveURL(/[?&]saved=/)
  await page.getByRole('combobox', { name: text('pool.active'), exact: true }).selectOption('30')
  await page.getByRole('button', { name: text('pool.save_changes_named', 'es', { name: 'Contadoras con Siigo' }) }).click()
  await expect(page.getByText(text('common.modified', 'es', { name: 'Contadoras con Siigo' }))).toBeVisible()
  await page.goto(candidateSearchScreens.findCandidates.to())
  await saved.click()
  await expect(page).toHaveURL(/active=30/)

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(found.locator('mark').first()).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/dropDrag/${uuid}/${encodeURIComponent(name)}`)
  await expect(cardNames(page, 'apply')).toHaveText([person])
})

test('CVS-07 a press on a person opens a preview beside the list; the arrow keys lead on and Escape closes it', async ({
  page,
  startSession,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await startSession('recruiter')
  await page.goto(`${candidateSearchScreens.findCandidates.to()}?sort=name`)
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows.nth(1)).toBeVisible()
  const names = (await rows.getByRole('link').allTextContents()).slice(0, 2)
  await rows.first().getByRole('cell').last().click()
  const preview = (name = '') => page.getByRole('complementary', { name, exact: true })
  await expect(preview(names[0])).toBeInViewport({ ratio: 1 })
  await expect(preview(names[0]).getByRole('region', { name: text('tags.of_person') })).toBeVisible()
  await expect(rows.first()).toHaveAttribute('aria-current', 'true')
  await expectNoAccessibilityViolations(page)
  await page.keyboard.press('ArrowDown')
  await expect(preview(names[1])).toBeVisible()
  await preview(names[1])
    .getByRole('button', { name: text('applications.add') })
    .click()
  await expect(page.getByRole('dialog', { name: text('applications.add_named', 'es', { name: names[1] ?? '' }) })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(preview(names[1])).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview(names[1])).toBeHidden()
  await expect(rows.nth(1).getByRole('rowheader').getByRole('link')).toBeFocused()
})

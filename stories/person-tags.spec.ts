import { randomUUID } from 'node:crypto'
import { tagScreens } from '#domain/people/tags/tags.screens.ts'
import { applicants, cardOf, openNewBoard } from './support/hiring-board.ts'
import { chooseForRow, rowMenu } from './support/row-actions.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const [one] = applicants

test('POO-01 a recruiter tags a person, writes a note on them, finds them by the tag and merges it', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin')
  const [tag, other] = ['Bilingüe', 'Inglés'].map((name) => `${name} ${randomUUID().slice(0, 8)}`) as [string, string]
  const note = `Prefiere la mañana ${randomUUID().slice(0, 8)}`
  await openNewBoard(page, [one])
  await cardOf(page, one.name).getByRole('heading').click()
  const dialog = page.getByRole('dialog')
  const tags = dialog.getByRole('region', { name: text('tags.of_person') })
  await tags.getByRole('combobox').fill(tag)
  await page.getByRole('option', { name: text('tags.create', 'es', { name: tag }) }).click()
  await expect(tags.getByRole('listitem').filter({ hasText: tag })).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await dialog.getByRole('tab', { name: text('comments.title') }).click()
  await expect(dialog.getByRole('heading', { name: text('comments.of_application') })).toBeVisible()
  await dialog.getByLabel(text('person_notes.write')).fill(note)
  await dialog.getByRole('button', { name: text('person_notes.save') }).click()
  await expect(dialog.getByRole('region', { name: text('person_notes.title') }).getByText(note)).toBeVisible()
  await expectNoAccessibilityViolations(page)

  await page.goto(tagScreens.tags.to())
  await page.getByRole('button', { name: text('tags.add'), exact: true }).click()
  await dialog.getByLabel(text('tags.name')).fill(other)
  await dialog.getByRole('button', { name: text('common.save') }).click()
  await expect(page.getByText(text('common.added', 'es', { name: other }))).toBeVisible()
  await chooseForRow(page, tag, 'tags.merge')
  await expect(dialog.getByText(text('tags.merge_text', 'es', { count: 1, name: tag }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowMenu(page, tag)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: text('tags.merge') }).press('Enter')
  await dialog.getByRole('combobox', { name: text('tags.merge_into') }).fill(other)
  await page.getByRole('option', { name: other }).click()
  await expectNoAccessibilityViolations(page)
  await dialog.getByRole('button', { name: text('tags.merge_confirm') }).click()
  await expect(page.getByText(text('tags.merged', 'es', { name: other }))).toBeVisible()
  await page.getByRole('row').filter({ hasText: other }).getByRole('link', { name: '1', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: one.email })).toContainText(other)

  await page.setViewportSize({ width: 360, height: 740 })
  const [profile] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: one.name }).click()])
  await profile.setViewportSize({ width: 360, height: 740 })
  await expect(profile.getByRole('region', { name: text('tags.of_person') }).getByText(other)).toBeVisible()
  await expect(profile.getByText(note)).toBeVisible()
  await expectNoAccessibilityViolations(profile)
})

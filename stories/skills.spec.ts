import { skillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { openVacancies } from './support/hiring-board.ts'
import { chooseForRow } from './support/row-actions.ts'
import { addNewSkill } from './support/skills.ts'
import { followStaffMenu } from './support/staff-menu.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('SKA-01 staff add and delete a skill; a skill that a vacancy requires can only be deactivated', async ({
  page,
  loginAs,
  expectConsoleError,
}) => {
  expectConsoleError(/409/)
  await loginAs('admin')
  const requiredSkill = await addNewSkill(page.request)
  await openVacancies(page, 1, requiredSkill.uuid)
  const name = `${requiredSkill.name} aparte`
  const save = page.getByRole('button', { name: text('common.save') })

  await followStaffMenu(page, 'menu.banks')
  await page.getByRole('link', { name: text('skills.add') }).click()
  const offer = page.getByRole('checkbox', { name: text('skills.offer_test') })
  await expect(offer).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel(text('skills.name'), { exact: true }).fill(requiredSkill.name)
  await page.getByLabel(text('skills.about')).fill('Lo que se hace a mano')
  await save.click()
  await expect(page.getByText(text('skills.error.skill_unique'))).toBeVisible()
  await page.getByLabel(text('skills.name'), { exact: true }).fill(name)
  await save.click()
  await expect(page.getByText(text('common.added', 'es', { name }))).toBeVisible()

  await page.getByRole('searchbox').fill(requiredSkill.name)
  await expect(page.getByRole('rowheader')).toHaveText([requiredSkill.name, name])
  const opened = page.waitForEvent('popup')
  await chooseForRow(page, name, 'skills.add_question')
  await expect(await opened).toHaveURL(/\/tests\/admin\/add-question\/[0-9a-f-]+$/)
  await chooseForRow(page, name, 'common.edit')
  await expect(offer).toHaveAccessibleDescription(text('skills.test_lacks', 'es', { es: 0, en: 0 }))
  await expectNoAccessibilityViolations(page)
  await offer.press('Space')
  await expect(offer).not.toBeChecked()
  await page.getByLabel(text('skills.time_limit')).fill('45')
  await save.click()
  await expect(page.getByText(text('common.modified', 'es', { name }))).toBeVisible()

  await chooseForRow(page, name, 'common.delete')
  await page.getByRole('button', { name: text('common.delete_confirm') }).click()
  await expect(page.getByText(text('common.deleted', 'es', { name }))).toBeVisible()
  await chooseForRow(page, requiredSkill.name, 'common.delete')
  await expect(page.getByText(text('skills.in_use'))).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await page.getByRole('button', { name: text('skills.put_out') }).click()
  await expect(page.getByText(text('skills.put_out_of_use', 'es', { name: requiredSkill.name }))).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${skillScreens.skills.to()}$`))
  await expect(page.getByRole('row', { name: new RegExp(requiredSkill.name) })).toContainText(text('skills.status.I'))
})

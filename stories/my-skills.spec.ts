import { userSkillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { confirmation } from './support/deletion.ts'
import { chooseMonth } from './support/fields.ts'
import { applyTo, openVacancies } from './support/hiring-board.ts'
import { chooseForRow } from './support/row-actions.ts'
import { makeSkillWithTest, questionsOfTest } from './support/skill-test.ts'
import { addNewSkill } from './support/skills.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('SKL-01 SKL-02 SKL-03 a candidate adds, edits and removes a skill; one without attempts left stays out', async ({
  page,
  startSession,
}) => {
  await test.step('SKL-01 SKL-02 SKL-03 a candidate adds a skill, edits its dates and removes it on a phone', async () => {
    const { name } = await addNewSkill(page.request)
    await page.setViewportSize({ width: 360, height: 740 })
    await startSession('candidate')
    await page.goto(userSkillScreens.userSkills.to())
    await page.getByRole('button', { name: text('my_skills.add') }).click()
    await expect(page.getByRole('table')).toHaveCount(0)
    const save = page.getByRole('button', { name: text('my_skills.save') })
    await save.click()
    await expect(page.getByText(text('skills.error.skill_required'))).toBeVisible()
    await page.getByLabel(text('my_skills.skill')).selectOption({ label: name })
    await chooseMonth(page, 'my_skills.from', '2020-01')
    await chooseMonth(page, 'my_skills.to', '2019-12')
    await expect(page.getByText(text('experience.error.to_after'))).toBeVisible()
    await page.getByRole('button', { name: text('my_skills.until_today') }).click()
    await expect(page.getByText(text('experience.error.to_after'))).toBeHidden()
    const yearOfEnd = page.getByLabel(text('common.year_of', 'es', { label: text('my_skills.to') }))
    await expect(yearOfEnd).not.toHaveValue('2019')
    await chooseMonth(page, 'my_skills.to', '2022-12')
    await expectNoAccessibilityViolations(page)
    await save.click()
    await expect(page.getByText(text('common.added', 'es', { name }))).toBeVisible()
    await expect(page.getByRole('button', { name: text('my_skills.add') })).toBeFocused()
    const row = page.getByRole('row', { name })
    await expect(row).toContainText('3 años')
    await expect(row).toContainText(text('my_skills.step.no_test'))
    await expectNoAccessibilityViolations(page)

    await chooseForRow(page, name, 'common.edit')
    const dialog = page.getByRole('dialog')
    await chooseMonth(dialog, 'my_skills.to', '2020-08')
    await dialog.getByRole('button', { name: text('my_skills.save') }).click()
    await expect(row).toContainText('8 meses')
    await chooseForRow(page, name, 'common.delete')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(name)
    await confirmation(page).click()
    await expect(page.getByText(text('common.deleted', 'es', { name }))).toBeVisible()
    await expect(row).toHaveCount(0)
  })
  await test.step('SKL-02 a skill without attempts left cannot be added; the form explains why and keeps its text', async () => {
    const { name } = await addNewSkill(page.request)
    await startSession('candidate')
    await page.goto(userSkillScreens.userSkills.to())
    const json = { success_message: 'skills.attempts_exceeded', added: '0', data: null }
    await page.route('**/api/user-skills', (route) => route.fulfill({ json }))
    await page.getByRole('button', { name: text('my_skills.add') }).click()
    await page.getByLabel(text('my_skills.skill')).selectOption({ label: name })
    await chooseMonth(page, 'my_skills.from', '2024-01')
    await chooseMonth(page, 'my_skills.to', '2024-12')
    await page.getByRole('button', { name: text('my_skills.save') }).click()
    await expect(page.getByRole('alert').filter({ hasText: text('skills.attempts_exceeded') })).toBeVisible()
    await expect(page.getByLabel(text('common.month_of', 'es', { label: text('my_skills.from') }))).toHaveValue('01')
  })
})

test('SKL-01 SKL-03 TST-10 a required skill leads to its test, takes dates, and stays during the application', async ({
  page,
  loginAs,
  startSession,
  anotherPerson,
}) => {
  const staff = await loginAs('admin', await anotherPerson())
  const { uuid, name } = await makeSkillWithTest(page.request, { texts: questionsOfTest })
  await applyTo(page.request, cast.candidate, await openVacancies(staff, 1, uuid))
  await startSession('candidate')
  await page.goto(userSkillScreens.userSkills.to())
  const row = page.getByRole('row', { name })
  const required = text('my_skills.step_named', 'es', { step: text('my_skills.step.required'), skill: name })
  await expect(row).toContainText(text('my_skills.required'))
  await expect(row).toContainText(text('my_skills.status.blocked'))
  await row.getByRole('link', { name: required }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('attempts.welcome', 'es', { skill: name }))
  await expect(page.getByRole('heading', { name: text('my_skills.dates_of', 'es', { name }) })).toBeVisible()

  await page.goto(userSkillScreens.userSkills.to())
  await chooseForRow(page, name, 'common.edit')
  const dialog = page.getByRole('dialog', { name: text('my_skills.dates_of', 'es', { name }) })
  await chooseMonth(dialog, 'my_skills.from', '2024-01')
  await chooseMonth(dialog, 'my_skills.to', '2024-12')
  await dialog.getByRole('button', { name: text('my_skills.save') }).click()
  await expect(row).toContainText('1 año')
  await expect(row.getByRole('link', { name: required })).toBeVisible()
  await chooseForRow(page, name, 'common.delete')
  const stays = page.getByRole('alertdialog', { name: text('common.delete_stays', 'es', { name }) })
  await expect(stays).toContainText(text('skills.required_stays'))
  await expect(confirmation(page)).toHaveCount(0)
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { call } from './support/calls.ts'
import { openHeadMenu } from './support/head-menu.ts'
import { applicants, applyTo, openVacancies } from './support/hiring-board.ts'
import { registerByCall } from './support/recovery.ts'
import { newPassword } from './support/registration.ts'
import { logInByCall } from './support/sessions.ts'
import { addNewSkill } from './support/skills.ts'
import { addSkill } from './support/taken-test.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'
import { takeOnlyOption } from './support/vacancy-form.ts'

const [one, two] = applicants

/** The options of a list after the server has answered. Before, its only entry says that it is loading. */
const found = (page: Page) => page.getByRole('option').filter({ hasNotText: text('common.loading') })

test('USR-01 USR-03 USR-05 staff find an applicant of a vacancy, open them and suggest another vacancy', async ({
  page,
  context,
  startSession,
}) => {
  await startSession('admin')
  const vacancies = await openVacancies(page, 1)
  const skill = await addNewSkill(page.request)
  await addSkill(page.request, await logInByCall(page.request, one), skill.uuid)
  for (const person of [one, two]) await applyTo(page.request, person, vacancies)
  await page.goto(`${userScreens.users.to()}?sort=fullname`)
  const names = page.getByRole('rowheader')
  const type = page.getByRole('combobox', { name: text('users.filter_type') })
  await page.getByRole('combobox', { name: text('users.filter_job') }).fill(vacancies[0]?.name ?? '')
  await takeOnlyOption(page, vacancies[0]?.name ?? '')
  await expect(names).toHaveText([one.name, two.name])
  await page.getByRole('combobox', { name: text('users.filter_skill') }).fill(skill.name)
  await takeOnlyOption(page, skill.name)
  await expect(names).toHaveText([one.name])
  await type.selectOption('1')
  await expect(page.getByText(text('users.empty_found'))).toBeVisible()
  await type.selectOption('2')
  await expect(names).toHaveText([one.name])
  await page.goto(`${userScreens.users.to()}?q=candidate@demo.test`)
  const opened = context.waitForEvent('page')
  await page.getByRole('row').filter({ hasText: 'candidate@demo.test' }).getByRole('link').click()
  const profile = await opened
  await expect(profile.getByRole('heading', { name: text('users.skills') })).toBeVisible()
  await expect(profile.getByRole('heading', { name: text('users.applications') })).toBeVisible()
  await expect(
    profile
      .getByRole('region', { name: text('users.cv') })
      .locator('canvas')
      .first(),
  ).toBeVisible()
  const notes = profile.getByText(/^Notas e historial en /).first()
  await notes.click()
  await expect(profile.getByLabel(text('comments.write'), { exact: true })).toBeVisible()
  await expect(profile.getByRole('list', { name: text('board.timeline') })).toContainText(text('board.timeline.applied'))
  await notes.click()
  await expect(profile.getByRole('link', { name: text('users.back') })).toHaveAttribute('href', userScreens.users.to())

  await profile.clock.install()
  await profile.getByRole('button', { name: text('users.suggest'), exact: true }).click()
  const dialog = profile.getByRole('dialog')
  await dialog.getByRole('combobox').press('ArrowDown')
  await found(profile).first().click()
  const send = dialog.getByRole('button', { name: text('users.suggest_send') })
  await expect(send).toBeEnabled()
  await profile.clock.pauseAt(Date.now() + 60_000)
  await send.click()
  const sent = dialog.getByText(text('users.suggestion_kept', 'es', { email: 'candidate@demo.test' }))
  await expect(sent).toBeVisible()
  await expect(send).toBeDisabled()
  await expect(dialog.getByRole('combobox')).toHaveValue('')
  await profile.clock.runFor(2999)
  await expect(sent).toBeVisible()
  await profile.clock.runFor(1)
  await expect(sent).toBeHidden()
})

test('USR-02 USR-04 USR-06 staff print people with skills, change a person, and delete and restore them', async ({
  page,
  request,
  startSession,
}) => {
  const email = `persona-${randomUUID()}@example.com`
  await registerByCall(request, email)
  const token = await logInByCall(request, { email, password: newPassword })
  const { user } = await call(request, 'GET', '/api/users/verify/role', token)
  const skill = await addNewSkill(request)
  await addSkill(request, token, skill.uuid)
  await startSession('admin')
  await page.goto(`${userScreens.printUsers.to()}?q=${email}`)
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(skill.name)

  await page.goto(userScreens.userProfile.to({ uuid: user.uuid }))
  const menu = page.getByRole('button', { name: text('users.more_actions') })
  const inMenu = (what: 'users.available' | 'users.delete' | 'roles.change_role') =>
    page.getByRole('dialog').getByRole('button', { name: text(what), exact: true })
  const expectAvailable = async (yes: boolean) => {
    await menu.click()
    await expect(inMenu('users.available')).toHaveAttribute('aria-pressed', String(yes))
    await expectNoAccessibilityViolations(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  }
  await expectAvailable(true)
  await menu.click()
  await inMenu('users.available').click()
  await expectAvailable(false)

  await page.getByRole('button', { name: text('users.remove_skill_named', 'es', { skill: skill.name }) }).click()
  await page
    .getByRole('alertdialog', { name: text('results.remove_skill') })
    .getByRole('button', { name: text('results.remove_skill_confirm') })
    .click()
  await expect(page.getByText(text('results.skill_removed'))).toBeVisible()
  await expect(page.getByRole('heading', { name: skill.name })).toHaveCount(0)

  const dialog = page.getByRole('dialog')
  const contact = page.getByRole('region', { name: text('users.contact') })
  await expect(contact).toContainText(text('roles.built_in.user'))
  await menu.click()
  await inMenu('roles.change_role').click()
  await dialog.getByLabel(text('roles.new_role')).selectOption(text('roles.built_in.hired'))
  await dialog.getByRole('button', { name: text('roles.change_role') }).click()
  await expect(dialog).toBeHidden()
  await expect(contact).toContainText(text('roles.built_in.hired'))

  await menu.click()
  await inMenu('users.delete').click()
  const remove = dialog.getByRole('button', { name: text('users.delete_confirm') })
  await remove.click()
  const reason = dialog.getByLabel(text('users.reason'))
  await expect(reason).toHaveAccessibleDescription(text('users.error.reason_elimination'))
  await reason.fill('Pidió por teléfono que la quitáramos.')
  await remove.click()
  await expect(page.getByText(text('users.is_deleted'))).toBeVisible()
  await page.goto(userScreens.users.to())
  await openHeadMenu(page)
  await page.getByRole('link', { name: text('users.deleted_title') }).click()
  const deletedRow = page.getByRole('row').filter({ hasText: email })
  await expect(deletedRow).toContainText('Pidió por teléfono que la quitáramos.')
  await deletedRow.getByRole('link').click()
  await page.getByRole('button', { name: text('users.restore') }).click()
  await expect(page.getByText(text('users.restored'))).toBeVisible()
  await expect(contact.getByRole('link', { name: email })).toBeVisible()
})

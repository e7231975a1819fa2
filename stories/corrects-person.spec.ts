import { randomUUID } from 'node:crypto'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { call } from './support/calls.ts'
import { registerByCall } from './support/recovery.ts'
import { newPassword } from './support/registration.ts'
import { logInByCall, startSessionIn } from './support/sessions.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('INT-12 staff correct a person, who reads on a phone what was corrected', async ({
  page,
  request,
  startSession,
  anotherPerson,
  expectConsoleError,
}) => {
  expectConsoleError(/409/)
  const email = `corregida-${randomUUID()}@example.com`
  await registerByCall(request, email)
  const token = await logInByCall(request, { email, password: newPassword })
  const { user } = await call(request, 'GET', '/api/users/verify/role', token)
  await startSession('admin')
  await page.goto(userScreens.userProfile.to({ uuid: user.uuid }))
  const openDialog = async () => {
    await page.getByRole('button', { name: text('users.more_actions') }).click()
    await page.getByRole('button', { name: text('corrections.title'), exact: true }).click()
  }
  const dialog = page.getByRole('dialog', { name: text('corrections.title') })
  await openDialog()
  await dialog.getByLabel(text('corrections.city')).fill('Bucaramanga')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAccessibilityViolations(page)
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  }

  await dialog.getByLabel(text('users.email')).fill('candidate@demo.test')
  await dialog.getByRole('button', { name: text('common.save') }).click()
  await expect(dialog.getByRole('link', { name: text('corrections.error.taken_merge') })).toBeVisible()
  await dialog.getByLabel(text('users.email')).fill(email)
  await dialog.getByRole('button', { name: text('common.save') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Bucaramanga')).toBeVisible()

  const own = await anotherPerson()
  await own.setViewportSize({ width: 360, height: 740 })
  await startSessionIn(own, { email, password: newPassword })
  await own.goto(profileSections.personal.to())
  await expect(own.getByRole('heading', { name: text('corrections.own_title') })).toBeVisible()
  await expect(own.getByText(text('corrections.own_added', 'es', { present: 'Bucaramanga' }))).toBeVisible()
})

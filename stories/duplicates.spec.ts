import { duplicateScreens } from '#domain/people/duplicates/duplicates.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { openHeadMenu } from './support/head-menu.ts'
import { applyTo, openVacancies } from './support/hiring-board.ts'
import { registerByCall } from './support/recovery.ts'
import { newPassword } from './support/registration.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('INT-05 staff compare two accounts of one person, choose what stays, and merge them', async ({ page, startSession }) => {
  await startSession('admin')
  const vacancies = await openVacancies(page, 1)
  const emails = ['doble@example.com', 'repetida@example.com']
  for (const email of emails) {
    await registerByCall(page.request, email)
    await applyTo(page.request, { email, password: newPassword }, vacancies)
  }
  const uuids: string[] = []
  for (const email of emails) {
    await page.goto(`${userScreens.users.to()}?q=${email}`)
    const at = await page.getByRole('rowheader').getByRole('link').getAttribute('href')
    uuids.push(at?.split('/').at(-1) ?? '')
  }
  await openHeadMenu(page)
  await page.getByRole('link', { name: text('duplicates.title') }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('duplicates.title') })).toBeVisible()
  await expectNoAccessibilityViolations(page)
  const [one = '', other = ''] = uuids
  await page.goto(duplicateScreens.mergePeople.to({ one, other }))
  await page.getByRole('radio', { name: new RegExp(emails[1] ?? '') }).check()
  await expect(page.getByText(text('duplicates.sum', 'es', { one: '1', other: '1' })).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: text('duplicates.shared') })).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await page.getByRole('button', { name: text('duplicates.merge') }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(emails[0] ?? '')
  await question.getByRole('button', { name: text('duplicates.merge') }).click()
  await expect(page.getByText(text('duplicates.merged'))).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${other}$`))
  await page.goto(userScreens.userProfile.to({ uuid: one }))
  await page.getByRole('link', { name: text('duplicates.open_remaining') }).click()
  await expect(page).toHaveURL(new RegExp(`${other}$`))
})

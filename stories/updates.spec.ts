import { updateScreens } from '#domain/desk/updates/updates.screens.ts'
import { applicants, cardOf, openNewBoard } from './support/hiring-board.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const [one] = applicants

test('NOT-01 NOT-03 a mentioned recruiter sees the bell live, and goes to the note, also on a phone', async ({
  loginAs,
  anotherPerson,
}) => {
  const recruiter = await loginAs('recruiter')
  await recruiter.goto(updateScreens.updates.to())
  const bell = recruiter.getByRole('button', { name: /^Novedades:/ })
  await expect(bell).toBeVisible()

  const other = await loginAs('admin', await anotherPerson())
  const vacancy = await openNewBoard(other, [one])
  await cardOf(other, one.name).getByRole('heading').click()
  const dialog = other.getByRole('dialog', { name: one.name })
  await dialog.getByRole('tab', { name: text('comments.title') }).click()
  await other.setViewportSize({ width: 360, height: 640 })
  const box = dialog.getByLabel(text('comments.write'), { exact: true })
  await box.click()
  await box.pressSequentially('¿La llamas, @reclut')
  const colleague = dialog.getByRole('option', { name: /Reclutador/ })
  await expect(colleague).toBeVisible()
  await expectNoAccessibilityViolations(other)
  await box.press('Enter')
  await box.pressSequentially('?')
  await dialog.getByRole('button', { name: text('comments.save') }).click()
  await expect(dialog.getByText(/^¿La llamas, @.*Reclut.* \?$/)).toBeVisible()

  // The bell of the recruiter, who has done nothing since.
  await expect(bell).toHaveAccessibleName(/sin leer$/)
  await bell.click()
  const list = recruiter.getByRole('region', { name: text('notices.title'), exact: true })
  const mention = list.getByRole('link', { name: new RegExp(`te mencionó en una nota sobre ${one.name}.*${vacancy}`) })
  await expect(mention).toBeVisible()
  await expectNoAccessibilityViolations(recruiter)
  await recruiter.setViewportSize({ width: 360, height: 640 })
  await mention.click()
  const about = recruiter.getByRole('dialog', { name: one.name })
  await expect(about.getByText(/^¿La llamas, @/)).toBeVisible()
  await recruiter.goto(updateScreens.updates.to())
  await expect(
    recruiter.getByRole('link', { name: new RegExp(`te mencionó en una nota sobre ${one.name}`) }).first(),
  ).toBeVisible()
  await expectNoAccessibilityViolations(recruiter)
})

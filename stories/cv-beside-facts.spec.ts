import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { call } from './support/calls.ts'
import { cardOf, openNewBoard } from './support/hiring-board.ts'
import { newPassword } from './support/registration.ts'
import { logInByCall } from './support/sessions.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

/** A file of server/testing/files, as a form sends it. */
async function upload(name: string) {
  const buffer = await readFile(new URL(`../server/testing/files/${name}`, import.meta.url))
  return { name, mimeType: 'application/octet-stream', buffer }
}

test('CVS-01 CVS-02 staff read a Word CV as text beside the facts, then its PDF, and on a phone', async ({
  page,
  startSession,
}) => {
  const person = { email: `${randomUUID()}@demo.test`, password: newPassword }
  const named = { name: 'Mariana', lastname: 'Ríos Peña', email: person.email }
  const passwords = { password: newPassword, repeat_password: newPassword, consent: 'true' }
  await call(page.request, 'POST', '/api/users/register', '', {
    multipart: { ...named, ...passwords, file: await upload('cv.docx') },
  })
  const token = await logInByCall(page.request, person)

  await startSession('recruiter')
  const name = `${named.name} ${named.lastname}`
  await openNewBoard(page, [{ ...person, name }])
  await cardOf(page, name).getByRole('heading').click()
  const dialog = page.getByRole('dialog', { name })
  const cv = dialog.getByRole('region', { name: text('board.cv') })
  const words = cv.getByRole('article', { name: text('files.text_of', 'es', { name: 'cv.docx' }) })
  // The server reads the document after the upload; the panel asks until it has.
  await expect(words).toContainText('Siigo', { timeout: 20_000 })
  await expect(words).toHaveAttribute('lang', 'es')
  await expect(dialog.getByText(person.email).first()).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await page.keyboard.press('Escape')

  await call(page.request, 'PUT', '/api/users/cv', token, { multipart: { file: await upload('cv.pdf') } })
  await cardOf(page, name).getByRole('heading').click()
  await expect(cv.locator('canvas').first()).toBeVisible()
  await expect(cv.getByRole('list', { name: 'cv.pdf' })).toContainText('Siigo')
  await page.keyboard.press('Escape')

  const { user } = await call(page.request, 'GET', '/api/users/verify/role', token)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(userScreens.userProfile.to({ uuid: user.uuid }))
  const panel = page.getByRole('region', { name: text('users.cv') })
  await expect(panel).toBeHidden()
  await page.getByText(text('users.cv'), { exact: true }).click()
  await expect(panel.locator('canvas').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectNoAccessibilityViolations(page)
})

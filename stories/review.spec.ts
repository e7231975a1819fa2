import type { Page } from '@playwright/test'
import { call } from './support/calls.ts'
import { cardNames, column, openVacancies } from './support/hiring-board.ts'
import { expect, expectFitsPhoneAndDesk, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const held = {
  ...{ consent_way: 'held', consented_on: '2026-01-10', consent_how: 'Formulario firmado', consent_declared: 'true' },
  ...{ language: 'es', personal_phone: '', city: 'Cali', source_note: '' },
}
const letters = 'abcdefghijklmnopqrstuvwxyz'
const nameOf = (at: number) => `Persona ${letters[Math.floor(at / 26)]}${letters[at % 26]}`

/** Opens the board of a new vacancy with so many people in its first stage. Returns its name. */
async function openBoardOf(page: Page, people: number): Promise<string> {
  const [vacancy] = await openVacancies(page, 1)
  if (!vacancy) throw new Error('no vacancy')
  const staff = await page.evaluate(() => localStorage.getItem('access_token') ?? '')
  for (let at = 0; at < people; at += 1) {
    const [name = '', lastname = ''] = nameOf(at).split(' ')
    const email = `${lastname}.${vacancy.name.split(' ')[1]}@example.com`
    const multipart = { ...held, name, lastname, email, uuid_jobs: vacancy.uuid }
    await call(page.request, 'POST', '/api/users/add', staff, { multipart })
  }
  await page.goto(`/dropDrag/${vacancy.uuid}`)
  return vacancy.name
}

test('REV-01 forty people are decided in at most sixty keys, and their e-mails are sent together, each shown before', async ({
  page,
  startSession,
  mailbox,
}) => {
  test.setTimeout(120_000)
  await startSession('admin')
  const vacancy = await openBoardOf(page, 40)
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  const start = page.getByRole('button', {
    name: text('board.review_all', 'es', { count: 40, stage: text('board.stage.apply') }),
  })
  await start.focus()
  await press('Enter')
  const place = (at: number) => page.getByText(text('board.review_place', 'es', { place: at, total: 40 }))
  await expect(place(1)).toBeVisible()
  await expectNoAccessibilityViolations(page)
  const first = await page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText()
  await press('j')
  await expect(place(2)).toBeVisible()
  await press('k')
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(first)
  await press('2')
  await press('z')
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(first)
  for (let at = 1; at <= 40; at += 1) {
    await expect(place(at)).toBeVisible()
    await press(at % 4 === 0 ? 'd' : '2')
  }
  const end = page.getByRole('dialog', { name: text('board.review_end') })
  await expect(end.getByText(text('board.review_decided', 'es', { count: 40 }))).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await expect(end.getByRole('button', { name: text('board.review_send', 'es', { count: 40 }) })).toBeFocused()
  await press('Enter')
  const messages = page.getByRole('dialog', { name: text('board.review_messages') })
  const preview = messages.getByRole('region', { name: text('notification.many_preview') })
  await expect(preview).toContainText(vacancy)
  await preview.getByRole('button', { name: text('common.next') }).press('Enter')
  keys += 1
  await expect(preview).toContainText(text('notification.many_of', 'es', { name: '', place: 2, total: 40 }).trim())
  await messages.getByRole('button', { name: text('notification.many_do') }).press('Enter')
  keys += 1
  await expect(messages.getByText(text('notification.many_kept', 'es', { count: 40 }))).toBeVisible({ timeout: 60_000 })
  await press('Escape')
  expect(keys).toBeLessThanOrEqual(60)
  await expect(messages).toBeHidden()
  await expect(column(page, 'makeTest')).toContainText('30')
  await expect(column(page, 'reject')).toContainText('10')
  await expect(cardNames(page, 'apply')).toHaveCount(0)
  await mailbox.waitForAll({ to: `aa.${vacancy.split(' ')[1]}@example.com`, subject: vacancy }, 1)
})

test('REV-01 a review keeps its place after an e-mail and a note, and its messages wait on the board', async ({
  page,
  startSession,
}) => {
  await startSession('admin')
  await openBoardOf(page, 3)
  await page.getByRole('button', { name: text('board.review_all', 'es', { count: 3, stage: text('board.stage.apply') }) }).click()
  const dialog = page.getByRole('dialog')
  const place = (at: number) => page.getByText(text('board.review_place', 'es', { place: at, total: 3 }))
  await page.keyboard.press('j')
  await expect(place(2)).toBeVisible()
  const note = dialog.getByRole('textbox')
  await page.keyboard.press('n')
  await expect(note).toBeFocused()
  await page.keyboard.type('Don de gentes, 2 idiomas')
  await expect(note).toHaveValue('Don de gentes, 2 idiomas')
  await page.keyboard.press('Escape')
  await expect(place(2)).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog').getByRole('button', { name: text('notification.close') })).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('notification.close') })
    .click()
  await expect(place(2)).toBeVisible()
  await expectFitsPhoneAndDesk(page)
  await page.keyboard.press('3')
  await expect(place(3)).toBeVisible()
  await dialog.getByRole('button', { name: text('common.close') }).click()
  await expect(page.getByText(text('board.review_waiting', 'es', { count: 1 }))).toBeVisible()
  await expect(cardNames(page, 'firstInterview')).toHaveCount(1)
  await expectNoAccessibilityViolations(page)
  await page.getByRole('button', { name: text('board.review_drop') }).click()
  await expect(page.getByText(text('board.review_waiting', 'es', { count: 1 }))).toBeHidden()
})

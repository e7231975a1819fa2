import type { Locator, Page } from '@playwright/test'
import { applicants, cardOf, moveByMenu, openNewBoard } from './bench/hiring-board.ts'
import { expect, test, text } from './bench/test.ts'

const [one] = applicants

/** Opens the dialog by the button on the card. */
async function openDialog(page: Page): Promise<Locator> {
  await cardOf(page, one.name)
    .getByRole('button', { name: text('board.notify_named', 'es', { name: one.name }) })
    .click()
  return page.getByRole('dialog', { name: text('notification.title', 'es', { name: one.name }) })
}
const send = (dialog: Locator) => dialog.getByRole('button', { name: text('notification.send') })

test("NTF-01 the default template of the stage comes first and is shown as it will read; 'other' opens the free form", {
  tag: '@postgres',
}, async ({ page, loginAs, mailbox }) => {
  await loginAs('recruiter')
  const vacancy = await openNewBoard(page, [one])
  const dialog = await openDialog(page)
  const preview = dialog.getByRole('region', { name: text('notification.preview') })
  await expect(preview).toContainText(`Recibimos tu postulación: ${vacancy}`)
  await dialog.getByLabel(text('notification.template')).selectOption({ label: text('notification.other') })
  await expect(preview).toBeHidden()
  await send(dialog).click()
  for (const field of ['subject', 'title', 'message'] as const)
    await expect(dialog.getByText(text(`notification.error.${field}`), { exact: true })).toBeVisible()

  const subject = `Una pregunta sobre ${vacancy}`
  await dialog.getByLabel(text('notification.subject')).fill('Una pregunta sobre {{job}}')
  await dialog.getByLabel(text('notification.heading'), { exact: true }).fill('Hola, {{applicant}}')
  await dialog.getByRole('textbox', { name: text('notification.message') }).click()
  await page.keyboard.type('Cuéntanos <b>cuándo</b> puedes empezar en {{job}}.')
  await expect(preview).toContainText(subject)
  await expect(preview).toContainText(`Hola, ${one.name}`)
  await expect(preview).toContainText(`Cuéntanos <b>cuándo</b> puedes empezar en ${vacancy}.`)
  await dialog.getByLabel(text('notification.template')).selectOption({ index: 0 })
  await dialog.getByLabel(text('notification.template')).selectOption({ label: text('notification.other') })
  await expect(dialog.getByLabel(text('notification.subject'))).toHaveValue('Una pregunta sobre {{job}}')
  await send(dialog).click()
  await expect(dialog).toBeHidden()
  const email = await mailbox.waitFor({ to: one.email, subject })
  expect(email.text).toContain(`Hola, ${one.name}`)
  expect(email.text).toContain(`Cuéntanos <b>cuándo</b> puedes empezar en ${vacancy}.`)
  expect(email.attachments).toEqual([])
})

test('NTF-01 an interview that is incomplete is told for four seconds over its fields, and for good at them', async ({
  page,
  loginAs,
}) => {
  await page.clock.install()
  await loginAs('recruiter')
  await openNewBoard(page, [one])
  await moveByMenu(page, one.name, 'secondInterview')
  const dialog = page.getByRole('dialog', { name: text('notification.title', 'es', { name: one.name }) })
  await expect(dialog.getByRole('region', { name: text('notification.preview') })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 600_000)
  await send(dialog).click()
  const complaint = dialog.getByRole('alert').filter({ hasText: text('notification.error.interview') })
  await expect(complaint).toBeVisible()
  await page.clock.runFor(3900)
  await expect(complaint).toBeVisible()
  await page.clock.runFor(200)
  await expect(complaint).toBeHidden()
  const fields = ['sender', 'date', 'from', 'to'] as const
  for (const field of fields)
    await expect(dialog.getByLabel(text(`notification.${field}`), { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByText(text('notification.error.interview'), { exact: true })).toHaveCount(fields.length)

  await dialog.getByLabel(text('notification.sender')).fill('Equipo de prueba')
  await dialog.getByLabel(text('notification.date')).fill('2031-03-12')
  await dialog.getByLabel(text('notification.from')).fill('10:00')
  await dialog.getByLabel(text('notification.to')).fill('09:00')
  await send(dialog).click()
  await expect(dialog.getByText(text('notification.error.end_before_start'))).toBeVisible()
  await expect(dialog.getByLabel(text('notification.date'))).toHaveAttribute('min', /^\d{4}-\d\d-\d\d$/)
})

test('SHR-02 what was typed for a candidate is still there after the dialog was closed and the page read again', async ({
  page,
  loginAs,
}) => {
  await loginAs('recruiter')
  await openNewBoard(page, [one])
  const dialog = await openDialog(page)
  await dialog.getByLabel(text('notification.template')).selectOption({ label: text('notification.other') })
  await dialog.getByLabel(text('notification.subject')).fill('A medio escribir')
  await expect.poll(() => page.evaluate(() => Object.values({ ...sessionStorage }).join())).toContain('A medio escribir')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await openDialog(page)
  await expect(dialog.getByText(text('common.draft_restored'))).toBeVisible()
  await expect(dialog.getByLabel(text('notification.subject'))).toHaveValue('A medio escribir')
})

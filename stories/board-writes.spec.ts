import type { Locator, Page } from '@playwright/test'
import { applicants, chooseInMenu, moveByMenu, openNewBoard } from './support/hiring-board.ts'
import { expect, test, text } from './support/test.ts'

const [one] = applicants

async function openDialog(page: Page): Promise<Locator> {
  await chooseInMenu(page, one.name, text('board.write'))
  return page.getByRole('dialog', { name: text('notification.title', 'es', { name: one.name }) })
}
const send = (dialog: Locator) => dialog.getByRole('button', { name: text('notification.send') })

test("NTF-01 the stage's default template, once sent, is marked and 'other' is preselected, which opens empty", {
  tag: '@postgres',
}, async ({ page, startSession, mailbox }) => {
  await startSession('recruiter')
  const vacancy = await openNewBoard(page, [one])
  const dialog = await openDialog(page)
  const preview = dialog.getByRole('region', { name: text('notification.preview') })
  // The site wrote the default template when they applied, so it is marked and another message is preselected.
  const [template, own] = [
    dialog.getByRole('radio', { name: /guardada el/ }),
    dialog.getByRole('radio', { name: text('notification.other') }),
  ]
  await expect(own).toBeChecked()
  await template.check()
  await expect(preview).toContainText(`Recibimos tu postulación: ${vacancy}`)
  await expect(dialog.getByText(text('notification.told_before', 'es', { name: one.name }))).toBeVisible()
  await own.check()
  await expect(dialog.getByLabel(text('notification.subject'))).toHaveValue('')
  await expect(dialog.getByLabel(text('notification.heading'), { exact: true })).toHaveValue('')
  await expect(dialog.getByRole('textbox', { name: text('notification.message') })).toHaveText('')
  await expect(preview).toBeHidden()
  await send(dialog).click()
  for (const field of ['subject', 'title', 'message'] as const)
    await expect(dialog.getByText(text(`notification.error.${field}`), { exact: true })).toBeVisible()

  await dialog.getByLabel(text('notification.subject')).fill('Sobre {{cargo}}')
  await expect(dialog.getByText(text('notification.error.no_variable'))).toBeVisible()

  const subject = `Una pregunta sobre ${vacancy}`
  await dialog.getByLabel(text('notification.subject')).fill('Una pregunta sobre {{job}}')
  await dialog.getByLabel(text('notification.heading'), { exact: true }).fill('Hola, {{applicant}}')
  await dialog.getByRole('textbox', { name: text('notification.message') }).click()
  await page.keyboard.type('Cuéntanos <b>cuándo</b> puedes empezar en {{job}}.')
  await expect(preview).toContainText(subject)
  await expect(preview).toContainText(`Hola, ${one.name}`)
  await expect(preview).toContainText(`Cuéntanos <b>cuándo</b> puedes empezar en ${vacancy}.`)
  await template.check()
  await own.check()
  await expect(dialog.getByLabel(text('notification.subject'))).toHaveValue('Una pregunta sobre {{job}}')
  await send(dialog).click()
  await expect(dialog).toBeHidden()
  const email = await mailbox.waitFor({ to: one.email, subject })
  expect(email.html).toContain(`Hola, ${one.name}`)
  expect(email.text).toContain(`Cuéntanos <b>cuándo</b> puedes empezar en ${vacancy}.`)
  expect(email.attachments).toEqual([])
})

const given = { sender: 'Equipo de prueba', date: '2031-03-12', from: '10:00', to: '10:45' }

test('NTF-01 SHR-02 SHR-04 SPEC-42 the dialog keeps what is typed, offers a text and reports an incomplete interview', async ({
  page,
  startSession,
}) => {
  await test.step('SHR-02 the typed text for a candidate survives closing the dialog and reloading the page', async () => {
    await startSession('recruiter')
    await openNewBoard(page, [one])
    const dialog = await openDialog(page)
    await dialog.getByRole('radio', { name: text('notification.other') }).check()
    await dialog.getByLabel(text('notification.subject')).fill('A medio escribir')
    await expect.poll(() => page.evaluate(() => Object.values({ ...sessionStorage }).join())).toContain('A medio escribir')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.reload()
    await openDialog(page)
    await expect(dialog.getByText(text('common.draft_restored'))).toBeVisible()
    await expect(dialog.getByLabel(text('notification.subject'))).toHaveValue('A medio escribir')
  })
  await test.step('NTF-01 SPEC-42: without a default template the built-in text is preselected, for one or several people', async () => {
    await page.route('**/api/email/templates', async (route) => {
      const answer = await (await route.fetch()).json()
      const data = [{ ...answer.data[0], default: 0, subject: 'La otra', sent_at: null }]
      await route.fulfill({ json: { ...answer, data } })
    })
    await startSession('recruiter')
    const vacancy = await openNewBoard(page, [one])
    const subject = `Recibimos tu postulación: ${vacancy}`
    const dialog = await openDialog(page)
    await expect(dialog.getByRole('region', { name: text('notification.preview') })).toContainText(subject)
    await expect(dialog.getByRole('group', { name: text('notification.template') }).locator('label')).toHaveText([
      `${subject} (${text('notification.template_builtIn')})`,
      'La otra',
      text('notification.other'),
    ])
    const asked = page.waitForRequest('**/api/jobs/email')
    await send(dialog).click()
    expect((await asked).postDataJSON().template).toMatchObject({ subject: 'Recibimos tu postulación: {{job}}' })
    await expect(dialog).toBeHidden()

    await page.getByLabel(text('board.choose_named', 'es', { name: one.name })).check()
    await page.getByRole('button', { name: text('board.many') }).click()
    const many = page.getByRole('dialog', { name: text('notification.many', 'es', { count: 1 }) })
    await many.getByLabel(text('notification.many_stage')).selectOption({ label: text('board.stage.reject') })
    await expect(many.getByRole('region', { name: text('notification.many_preview') })).toContainText(
      `Sobre tu postulación a ${vacancy}`,
    )
    await many.getByRole('button', { name: text('notification.many_do') }).click()
    await expect(many.getByText(text('notification.many_kept', 'es', { count: 1 }))).toBeVisible()
  })
  await test.step('NTF-01 SHR-04 fields of an interview do not move when errors change; the preview names missing ones', async () => {
    await page.unroute('**/api/email/templates')
    await startSession('recruiter')
    await openNewBoard(page, [one])
    await moveByMenu(page, one.name, 'firstInterview')
    const dialog = page.getByRole('dialog', { name: text('notification.title', 'es', { name: one.name }) })
    const preview = dialog.getByRole('region', { name: text('notification.preview') })
    const fields = Object.keys(given) as (keyof typeof given)[]
    const input = (field: keyof typeof given) => dialog.getByLabel(text(`notification.${field}`), { exact: true })
    const heights = () =>
      Promise.all(
        fields.map((field) =>
          input(field).evaluate((element) => {
            const form = element.closest('form')
            return form && Math.round(element.getBoundingClientRect().top - form.getBoundingClientRect().top)
          }),
        ),
      )
    await input('sender').clear()
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      for (const field of fields) await expect(preview).toContainText(`[${text(`notification.${field}`)}]`)
      await expect(preview).not.toContainText('{{')
      const before = await heights()
      await send(dialog).click()
      await expect(dialog.getByRole('alert').filter({ hasText: text('notification.error.interview') })).toBeVisible()
      expect(await heights()).toEqual(before)
      for (const field of fields) {
        await input(field).fill(given[field])
        expect(await heights()).toEqual(before)
      }
      await expect(preview).not.toContainText('[')
      for (const field of fields) await input(field).fill('')
    }
  })
  await test.step('NTF-01 an incomplete interview is reported above its fields for four seconds and at them', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.clock.install()
    await startSession('recruiter')
    await openNewBoard(page, [one])
    await moveByMenu(page, one.name, 'secondInterview')
    const dialog = page.getByRole('dialog', { name: text('notification.title', 'es', { name: one.name }) })
    await expect(dialog.getByRole('region', { name: text('notification.preview') })).toBeVisible()
    await dialog.getByLabel(text('notification.sender'), { exact: true }).clear()
    await page.clock.pauseAt(Date.now() + 600_000)
    await send(dialog).click()
    const complaint = dialog.getByRole('alert').filter({ hasText: text('notification.error.interview') })
    await expect(complaint).toBeVisible()
    await page.clock.runFor(3900)
    await expect(complaint).toBeVisible()
    await page.clock.runFor(200)
    await expect(complaint).toBeHidden()
    await expect(dialog.getByText(text('notification.error.interview'))).toBeHidden()

    const error = (field: keyof typeof given) => dialog.getByText(text(`notification.error.interview_${field}`), { exact: true })
    const input = (field: keyof typeof given) => dialog.getByLabel(text(`notification.${field}`), { exact: true })
    const fields = Object.keys(given) as (keyof typeof given)[]
    for (const field of fields) await expect(input(field)).toHaveAccessibleDescription(new RegExp(await error(field).innerText()))
    // The beginning brings the end with it.
    for (const [at, field] of (['sender', 'date', 'from'] as const).entries()) {
      await expect(dialog.getByText(text('common.form_has_errors', 'es', { count: fields.length - at }))).toBeVisible()
      await input(field).fill(given[field])
      await expect(error(field)).toBeHidden()
    }
    await expect(input('to')).toHaveValue(given.to)
    await expect(error('to')).toBeHidden()
    await input('to').fill('09:00')
    await expect(dialog.getByText(text('notification.error.end_before_start'))).toBeVisible()
    await send(dialog).click()
    await expect(input('to')).toBeFocused()
    await expect(complaint).toBeHidden()
    await input('sender').fill('')
    for (const wrong of [error('sender'), dialog.getByText(text('notification.error.end_before_start'))])
      await expect(wrong).toBeVisible()
    await expect(dialog.getByLabel(text('notification.date'))).toHaveAttribute('min', /^\d{4}-\d\d-\d\d$/)
  })
})

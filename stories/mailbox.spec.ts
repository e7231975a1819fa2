import { readFile } from 'node:fs/promises'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { mailboxScreens } from '#domain/desk/mailbox/mailbox.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { applicants, boxOf, moveByMenu, openNewBoard } from './support/hiring-board.ts'
import { followConfiguration } from './support/staff-menu.ts'
import { expect, test, text } from './support/test.ts'

const [one, , english] = applicants
/** The sandbox of an e-mail blocks the script with which a story inspects it. */
const refusedScript = /Blocked script execution in 'about:srcdoc'/
const interview = { sender: 'Equipo de prueba', date: '2031-03-12', from: '10:00', to: '10:45' }

test('MAIL-03 APP-01 NTF-01 NAV-06 SPEC-45 staff read stored e-mails, and only administrators are warned of them', async ({
  page,
  startSession,
  mailbox,
  expectConsoleError,
  loginAs,
  site,
}) => {
  await test.step('MAIL-03 APP-01 staff read in the mailbox what a candidate would have received', async () => {
    expectConsoleError(refusedScript)
    await startSession('admin')
    const job = await openNewBoard(page, [english])
    const subject = `We received your application: ${job}`
    await mailbox.waitFor({ to: english.email, subject })
    await page.goto(dashboardScreens.dashboard.to())
    await followConfiguration(page, 'mailbox.title')
    await expect(page.getByText(text('mail.kept_warning'))).toBeVisible()
    const letter = page.getByRole('link', { name: subject })
    await expect(page.getByRole('row').filter({ has: letter }).getByRole('time').first()).toHaveText(/\d:\d\d/)
    await letter.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
    const shown = page.frameLocator(`iframe[title="${text('mailbox.frame', 'es', { subject })}"]`)
    await expect(shown.getByText(job).first()).toBeVisible()
    await expect(page.locator('pre').getByText(job)).toBeVisible()
    await page.getByRole('link', { name: text('mailbox.back') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('mailbox.title'))
  })
  await test.step('MAIL-03 NTF-01 the invitation to an interview can be downloaded from the mailbox', async () => {
    expectConsoleError(refusedScript)
    await startSession('admin')
    const vacancy = await openNewBoard(page, [one])
    await moveByMenu(page, one.name, 'firstInterview')
    const dialog = page.getByRole('dialog', { name: text('notification.title', 'es', { name: one.name }) })
    for (const [field, value] of Object.entries(interview) as [keyof typeof interview, string][])
      await dialog.getByLabel(text(`notification.${field}`), { exact: true }).fill(value)
    await dialog.getByLabel(text('notification.sender_email')).clear()
    await dialog.getByRole('button', { name: text('notification.send') }).click()
    const subject = `Te invitamos a una entrevista: ${vacancy}`
    await mailbox.waitFor({ to: one.email, subject })
    await page.goto(mailboxScreens.mailbox.to())
    await page.getByRole('link', { name: subject }).click()
    const frame = page.locator('iframe')
    await expect.poll(async () => (await boxOf(frame)).height).toBeGreaterThan(560)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: text('mailbox.download', 'es', { name: 'invitacion.ics' }) }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('invitacion.ics')
    expect(await readFile(await file.path(), 'utf8')).toContain('METHOD:PUBLISH')
  })
  await test.step('MAIL-03 an unknown e-mail shows an explanation with a link back', async () => {
    expectConsoleError(/404/)
    await startSession('admin')
    await page.goto('/mailbox/20260101T100000000Z-00000000-0000-4000-8000-000000000000')
    await expect(page.getByText(text('errors.not_found'))).toBeVisible()
    await page.getByRole('link', { name: text('mailbox.back') }).click()
    await expect(page).toHaveURL(/\/mailbox$/)
  })
  await test.step('SPEC-45: without a mail server every staff page warns administrators, and only them', async () => {
    await loginAs('admin')
    for (const path of [dashboardScreens.dashboard.to(), vacancyScreens.staffVacancies.to()]) {
      await page.goto(path)
      await expect(page.getByText(text('mail.kept_warning'))).toBeVisible()
    }
    await page.getByRole('link', { name: text('mail.kept_link') }).click()
    await expect(page).toHaveURL(/\/mailbox$/)
    await startSession('recruiter')
    await page.goto(vacancyScreens.staffVacancies.to())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(text('mail.kept_warning'))).toBeHidden()
  })
  await test.step('NAV-06 a candidate cannot open the mailbox', async () => {
    await startSession('candidate')
    await page.goto('/mailbox')
    await expect(page).toHaveURL(`${site.url}/`)
  })
})

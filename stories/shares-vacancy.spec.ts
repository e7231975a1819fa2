import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { chooseForRow, rowMenu } from './support/row-actions.ts'
import { expect, test, text } from './support/test.ts'
import { openVacancyList } from './support/vacancy-list.ts'

const job = 'Desarrolladora o desarrollador web'

test('JOB-04 JOB-05 USR-03 a recruiter opens an applicant of a vacancy and shares the vacancy by e-mail', async ({
  page,
  context,
  loginAs,
  mailbox,
}) => {
  await loginAs('recruiter')
  await openVacancyList(page)
  const search = page.getByRole('searchbox', { name: text('common.search') })
  await search.fill(job)
  await expect(page.getByRole('rowheader')).toHaveText([job])
  await chooseForRow(page, job, 'vacancies.applicants.open_short')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.applicants.of', 'es', { name: job }))
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await search.fill('candidata uno')
  await expect(page.getByRole('rowheader')).toHaveText(['Demo Candidata Uno'])
  const vacancy = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Demo Candidata Uno' }).click()
  const profile = await opened
  await expect(profile.getByRole('heading', { level: 1 })).toHaveText('Demo Candidata Uno')
  expect(new URL(profile.url()).pathname).toMatch(new RegExp(`^/admin/users/profile/[^/]+/applied/${vacancy}$`))
  await profile.getByRole('link', { name: text('users.back_to_applicants') }).click()
  await expect(profile.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.applicants.of', 'es', { name: job }))
  expect(new URL(profile.url()).pathname).toBe(vacancyScreens.applicants.to({ id: vacancy }))
  await profile.close()
  await page.getByRole('link', { name: text('vacancies.back_to_list') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.admin_title'))
  await expect(page.getByRole('rowheader').first()).toBeVisible()

  await search.fill(job)
  await rowMenu(page, job).press('Enter')
  await page.getByRole('menuitem', { name: text('share.open'), exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text('share.name')).fill('Alguien')
  await dialog.getByRole('button', { name: text('share.send') }).press('Enter')
  await expect(dialog.getByText(text('share.error.email'))).toBeVisible()
  await dialog.getByLabel(text('share.email'), { exact: true }).fill('alguien.de.fuera@demo.test')
  await dialog.getByLabel(text('notification.language')).selectOption('en')
  await dialog.getByRole('button', { name: text('share.send') }).press('Enter')
  await expect(page.getByText(text('share.kept'))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(rowMenu(page, job)).toBeFocused()

  const { html } = await mailbox.waitFor({ to: 'alguien.de.fuera@demo.test', subject: `A job for you: ${job}` })
  const [address] = /http[^"]+\/info\/vacancies\/detail\/[^"]+/.exec(html ?? '') ?? []
  await page.goto(new URL(address ?? '').pathname + new URL(address ?? '').search)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

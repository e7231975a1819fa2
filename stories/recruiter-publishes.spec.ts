import type { Locator, Page } from '@playwright/test'
import { richTexts } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { calendarDay, dayMs, formatDay } from '#domain/kernel/dates.ts'
import { cast } from './support/cast.ts'
import { connectionErrors } from './support/console-watch.ts'
import { applyTo, boxOf, openVacancies } from './support/hiring-board.ts'
import { chooseForRow } from './support/row-actions.ts'
import { startAfresh } from './support/sessions.ts'
import { pressLanguageSwitch } from './support/switching.ts'
import { expect, test, text } from './support/test.ts'
import { fillVacancy, salaryMode, saveVacancy as save } from './support/vacancy-form.ts'
import { openVacancyList } from './support/vacancy-list.ts'

const banner = (page: Page, change: 'added' | 'modified' | 'deleted', name: string) =>
  page.getByText(text(`common.${change}`, 'es', { name }))

async function publish(page: Page, name: string): Promise<void> {
  await page.goto('/vacancies/admin/add-jobs')
  await fillVacancy(page, name)
  await save(page, 'add').click()
  await expect(banner(page, 'added', name)).toBeVisible()
}

/** Whether two elements overlap. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('JOB-02 JOB-06 SHR-01 a recruiter publishes a vacancy in Spanish and a visitor reads it @postgres', async ({
  page,
  loginAs,
  anotherPerson,
}) => {
  await loginAs('recruiter')
  await openVacancyList(page)
  await page.getByRole('link', { name: text('vacancies.add') }).click()
  await fillVacancy(page, 'Bodeguero de cantera')
  await salaryMode(page, 'range').check()
  await page.getByLabel(text('vacancies.form.salary_min')).pressSequentially('250000000')
  await page.getByLabel(text('vacancies.form.salarymax')).pressSequentially('320000000')
  const lastDay = calendarDay(new Date(Date.now() + 30 * dayMs), 'America/Bogota')
  await page.getByLabel(text('vacancies.field.country')).selectOption('Perú')
  await page.getByLabel(text('vacancies.form.closes_on')).fill(lastDay)
  await save(page, 'add').click()
  await expect(page).toHaveURL(/\/vacancies\/admin$/)
  const success = page.getByRole('status').filter({ has: banner(page, 'added', 'Bodeguero de cantera') })
  await expect(success).toContainText(text('common.success'))
  // The banner stays while the focus is in it.
  await success.getByRole('button', { name: text('common.close') }).focus()
  for (const [width, button] of [
    [1280, page.getByRole('link', { name: text('vacancies.add') })],
    [360, page.getByRole('link', { name: text('vacancies.add') })],
    [360, page.getByRole('button', { name: text('site.open_menu') })],
  ] as const) {
    await page.setViewportSize({ width, height: 720 })
    await button.scrollIntoViewIfNeeded()
    expect(await overlap(success, button)).toBe(false)
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await success.getByRole('button', { name: text('common.close') }).click()
  await expect(success).toBeHidden()
  await expect(page.getByRole('rowheader', { name: 'Bodeguero de cantera' })).toBeVisible()

  const visitor = await anotherPerson()
  await visitor.goto('/jobs?name_job=bodeguero&ubication=manizales')
  await visitor.getByRole('link', { name: 'Bodeguero de cantera', exact: true }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bodeguero de cantera')
  await expect(visitor.getByText('COP 2.500.000 – 3.200.000')).toBeVisible()
  await expect(visitor.getByRole('definition').filter({ hasText: 'Perú' })).toBeVisible()
  await expect(visitor.getByText(text('vacancies.apply_until', 'es', { day: formatDay(lastDay, 'es', 'medium') }))).toBeVisible()
  for (const key of richTexts) {
    await expect(visitor.getByText(`${text(`vacancies.field.${key}`)} de Bodeguero de cantera`)).toBeVisible()
  }
  await expect(visitor.getByRole('link', { name: text('vacancies.apply') })).toBeVisible()
})

test('JOB-02 JOB-06 a change that would undo a colleague’s change is refused and can be repeated', async ({
  page,
  loginAs,
  startSession,
  anotherPerson,
  expectConsoleError,
}) => {
  expectConsoleError(/409/)
  await loginAs('recruiter')
  await publish(page, 'Auxiliar de archivo')
  await chooseForRow(page, 'Auxiliar de archivo', 'common.edit')
  await page.getByLabel(text('vacancies.form.ubication')).fill('Cali')

  const colleague = await anotherPerson()
  await startSession('admin', colleague)
  await colleague.goto(page.url())
  await colleague.getByLabel(text('vacancies.form.cant_vacant')).fill('8')
  await save(colleague, 'edit').click()
  await expect(banner(colleague, 'modified', 'Auxiliar de archivo')).toBeVisible()

  await save(page, 'edit').click()
  await expect(page.getByRole('alert').filter({ hasText: text('vacancies.stale') })).toBeVisible()
  await expect(page.getByLabel(text('vacancies.form.ubication'))).toHaveValue('Cali')
  await page.getByRole('button', { name: text('vacancies.stale_reload') }).click()
  await expect(page.getByLabel(text('vacancies.form.cant_vacant'))).toHaveValue('8')
  await page.getByLabel(text('vacancies.form.ubication')).fill('Cali')
  await save(page, 'edit').click()
  await expect(banner(page, 'modified', 'Auxiliar de archivo')).toBeVisible()
})

test('JOB-02 SHR-02 I18N-06 a vacancy that cannot be saved keeps its text and shows all errors in both languages', async ({
  page,
  startSession,
  expectConsoleError,
}) => {
  await test.step('JOB-02 SHR-02 the typed text survives a failed save, and leaving asks for confirmation', async () => {
    expectConsoleError(connectionErrors)
    expectConsoleError(/Failed to load resource/)
    await startSession('recruiter')
    await page.goto('/vacancies/admin/add-jobs')
    await fillVacancy(page, 'Operador de grúa')
    await page.context().setOffline(true)
    await save(page, 'add').click()
    await expect(page.getByRole('alert').filter({ hasText: text('errors.network') })).toBeVisible()
    // Without a connection a link keeps the page, so that there is nothing to confirm.
    await page.context().setOffline(false)
    await page.getByRole('link', { name: text('vacancies.back_to_list') }).click()
    await page.getByRole('button', { name: text('common.leave_stay') }).click()
    await save(page, 'add').click()
    await expect(banner(page, 'added', 'Operador de grúa')).toBeVisible()
  })
  await test.step('JOB-02 I18N-06 all field errors show at once in the reader’s language, and the typed text stays', async () => {
    await startAfresh(page)
    await startSession('recruiter')
    await page.goto('/vacancies/admin/add-jobs')
    await page.getByLabel(text('vacancies.field.report_job'), { exact: true }).fill('Gerencia')
    await salaryMode(page, 'single').check()
    await page.getByLabel(text('vacancies.form.closes_on')).fill('2020-01-31')
    await save(page, 'add').click()
    const wrong = [
      'vacancies.error.closes_on_past',
      'vacancies.error.name_job',
      'vacancies.error.ubication',
      'vacancies.error.fieldNumeric',
      'vacancies.error.clientAsoc',
      'vacancies.error.skills',
      'vacancies.error.salary',
      'vacancies.error.job_description',
      'vacancies.error.prefered_job',
    ] as const
    for (const key of wrong) await expect(page.getByText(text(key), { exact: true })).toBeVisible()
    await expect(page.getByLabel(text('vacancies.form.name_job'), { exact: true })).toBeFocused()
    await pressLanguageSwitch(page, 'es')
    for (const key of wrong) await expect(page.getByText(text(key, 'en'), { exact: true })).toBeVisible()
    await expect(page.getByLabel(text('vacancies.field.report_job', 'en'), { exact: true })).toHaveValue('Gerencia')
  })
})

test('JOB-03 JOB-06 SHR-01 a vacancy without applicants is deleted, one with applicants deactivated', async ({
  page,
  loginAs,
  startSession,
}) => {
  await test.step('JOB-03 JOB-06 SHR-01 a vacancy without applicants is deleted from its screen; the list shows the banner', async () => {
    await loginAs('recruiter')
    await publish(page, 'Mensajera de prueba')
    await chooseForRow(page, 'Mensajera de prueba', 'common.delete')
    await expect(page.getByRole('definition').filter({ hasText: 'Manizales' })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await page.getByRole('button', { name: text('vacancies.delete') }).click()
    await expect(banner(page, 'deleted', 'Mensajera de prueba')).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Mensajera de prueba' })).toBeHidden()
    await page.getByRole('link', { name: text('vacancies.add') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.add_title'))
    await expect(banner(page, 'deleted', 'Mensajera de prueba')).toBeHidden()
  })
  await test.step('JOB-03 a vacancy with applicants cannot be deleted, explains why and offers deactivation', async () => {
    await startSession('recruiter')
    const [vacancy] = await openVacancies(page, 1)
    if (!vacancy) throw new Error('no vacancy')
    await applyTo(page.request, cast.eager, [vacancy])
    const { name } = vacancy
    await page.goto(`/vacancies/admin?q=${encodeURIComponent(name)}`)
    await chooseForRow(page, name, 'common.delete')
    await expect(page.getByText(text('vacancies.noDelete'))).toBeVisible()
    await expect(page.getByRole('button', { name: text('vacancies.delete') })).toBeDisabled()
    await page.getByRole('link', { name: text('vacancies.deactivate') }).click()
    await page.getByLabel(text('vacancies.form.status_job')).selectOption('I')
    await save(page, 'edit').click()
    await expect(banner(page, 'modified', name)).toBeVisible()
    await page.goto(`/jobs?name_job=${encodeURIComponent(name)}`)
    await expect(page.getByText(text('vacancies.no_match'))).toBeVisible()
  })
})

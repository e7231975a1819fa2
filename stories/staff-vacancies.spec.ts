import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { call } from './support/calls.ts'
import { field } from './support/fields.ts'
import { openHeadMenu } from './support/head-menu.ts'
import { boxOf, openNewBoard } from './support/hiring-board.ts'
import { acceptRole, registerByCall } from './support/recovery.ts'
import { newPassword } from './support/registration.ts'
import { logInByCall } from './support/sessions.ts'
import { cast, expect, test, text } from './support/test.ts'
import { openVacancyList } from './support/vacancy-list.ts'

test('JOB-01 NAV-03 BRD-01 SPEC-20 a recruiter finds the vacancies, their boards and their dates', async ({
  page,
  loginAs,
  startSession,
}) => {
  await test.step('JOB-01 NAV-03 a recruiter finds the vacancies in the menu; the number of applicants links to a board', async () => {
    await loginAs('recruiter')
    await openVacancyList(page)
    await page.getByRole('searchbox', { name: text('common.search') }).fill('Desarrolladora o desarrollador web')
    await expect(page.getByRole('rowheader')).toHaveText(['Desarrolladora o desarrollador web'])
    await page
      .getByRole('link', { name: text('vacancies.open_board', 'es', { name: 'Desarrolladora o desarrollador web' }) })
      .click()
    await expect(page).toHaveURL(/\/dropDrag\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Desarrolladora o desarrollador web')
  })
  await test.step('JOB-01 BRD-01 the title of a vacancy links to its board; without applicants the 0 is no link', async () => {
    await startSession('recruiter')
    const name = await openNewBoard(page, [])
    await page.goto(`${vacancyScreens.staffVacancies.to()}?q=${encodeURIComponent(name)}`)
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row.getByRole('cell', { name: '0', exact: true })).toBeVisible()
    await expect(row.getByRole('link', { name: text('vacancies.open_board', 'es', { name }) })).toBeHidden()
    await row.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(/\/dropDrag\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText(text('board.empty_title'))).toBeVisible()
  })
  await test.step('JOB-01 SPEC-20 a vacancy added in the evening has that date, not the next day of UTC', async () => {
    await loginAs('recruiter')
    await page.route('**/api/jobs/list/**', async (call) => {
      const response = await call.fetch()
      const { data, ...more } = await response.json()
      // 10:30 p.m. in Bogotá.
      const json = { ...more, data: data.map((row: object) => ({ ...row, created_at: '2026-05-21T03:30:00.000Z' })) }
      await call.fulfill({ response, json })
    })
    await openVacancyList(page)
    await expect(page.getByRole('cell', { name: '20/05/2026', exact: true }).first()).toBeVisible()
  })
})

test('JOB-01 BRD-01 NAV-01 NAV-03 SHR-02 SHR-04 the pages of staff show what their role allows on the whole window', async ({
  page,
  mailbox,
  startSession,
  anotherPerson,
  expectConsoleError,
  site,
}) => {
  await test.step('JOB-01 an urgent vacancy is highlighted, and only roles with templates see their link', async () => {
    await startSession('recruiter')
    await page.goto(`${vacancyScreens.staffVacancies.to()}?q=${encodeURIComponent('Desarrolladora o desarrollador web')}`)
    const templates = (on: Page) => on.getByRole('link', { name: text('vacancies.notifications') })
    await openHeadMenu(page)
    await expect(templates(page)).toBeVisible()
    await page.keyboard.press('Escape')
    const row = page.getByRole('row').filter({ hasText: 'Desarrolladora o desarrollador web' })
    const colourOf = (words: string) => row.getByText(words, { exact: true }).evaluate((it) => getComputedStyle(it).color)
    expect(await colourOf(text('vacancies.priority.Urgent'))).not.toBe(await colourOf('Demo Digital'))

    const email = `colega-${randomUUID()}@example.com`
    await registerByCall(page.request, email)
    const colleague = await logInByCall(page.request, { email, password: newPassword })
    const { user } = await call(page.request, 'GET', '/api/users/verify/role', colleague)
    const token = await logInByCall(page.request, cast.admin)
    const role = { name: email, description: 'Ve las vacantes', module_1: 1 }
    const { data } = await call(page.request, 'POST', '/api/roles', token, { data: role })
    await call(page.request, 'POST', '/api/roles/user', token, { data: { uuid_user: user.uuid, new_role_id: data.uuid } })
    await acceptRole(page.request, mailbox, email)
    const limited = await anotherPerson()
    await limited.goto(vacancyScreens.staffVacancies.to())
    await field(limited, 'login.email').fill(email)
    await field(limited, 'login.password').fill(newPassword)
    await limited.getByRole('button', { name: text('login.button'), exact: true }).click()
    await expect(limited.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.admin_title'))
    await expect(limited.getByRole('rowheader').first()).toBeVisible()
    await expect(templates(limited)).toHaveCount(0)
  })
  await test.step('BRD-01 SHR-02 the board of an unknown vacancy says so and links to the list', async () => {
    expectConsoleError(/404/)
    await startSession('recruiter')
    await page.goto(boardScreens.board.to({ id: randomUUID() }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('board.unknown_title'))
    await expect(page.getByRole('button', { name: text('common.try_again') })).toBeHidden()
    await page.getByRole('link', { name: text('vacancies.back_to_list') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.admin_title'))
  })
  await test.step('NAV-01 NAV-03 SHR-04 staff pages use the whole window with one bar and an account menu', async () => {
    await startSession('recruiter')
    await page.goto(vacancyScreens.staffVacancies.to())
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('navigation', { name: text('site.staff_navigation') })).toBeVisible()
    const table = page.getByRole('table')
    const row = table.getByRole('row').nth(1)
    await expect(row.getByRole('button', { name: text('common.actions_of', 'es', { name: '' }) })).toBeInViewport()
    await expect.poll(async () => (await boxOf(bar)).height).toBeLessThanOrEqual(57)
    await expect.poll(async () => (await boxOf(row)).height).toBeLessThanOrEqual(41)
    await expect.poll(async () => (await boxOf(table)).width).toBeGreaterThan(1200)
    await bar.getByRole('button', { name: 'Demo Reclutador' }).click()
    const account = page.getByRole('navigation', { name: text('site.account_navigation') })
    await expect(account.getByRole('link', { name: text('menu.profile') })).toHaveCount(0)
    await expect(account.getByRole('link', { name: text('menu.account') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(account).toBeHidden()
    await bar.getByRole('button', { name: 'Demo Reclutador' }).click()
    await account.getByRole('button', { name: text('menu.logout') }).click()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

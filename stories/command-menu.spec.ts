import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { templateScreens } from '#domain/hiring/templates/templates.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { call } from './support/calls.ts'
import { expectSettled } from './support/screens.ts'
import { logInByCall } from './support/sessions.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('CMD-01 Ctrl+K leads to a person, a client, a screen and commands by keyboard alone, in both languages', async ({
  page,
  request,
  loginAs,
}) => {
  const token = await logInByCall(request, cast.admin)
  const { data: people } = await call(request, 'GET', '/api/users?q=candidata%20uno', token)
  const { data: clients } = await call(request, 'GET', '/api/clients/list?sort=created_at', token)
  await page.setViewportSize({ width: 1280, height: 800 })
  await loginAs('admin')
  const box = page.getByRole('combobox', { name: text('search.label') })
  const option = (name: string) => page.getByRole('option', { name, exact: true })
  const open = async () => {
    // The menu loads with the frame of staff.
    await expect(page.getByRole('banner').getByRole('search')).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.locator('header [role="combobox"]')).toBeFocused()
  }
  const ask = async (words: string) => {
    await open()
    await page.keyboard.type(words)
  }

  await page.goto(contactScreens.contactMessages.to())
  await expectSettled(page)
  await ask('candidata uno')
  await expect(page.getByRole('option', { name: people[0].fullname })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(userScreens.userProfile.to({ uuid: people[0].uuid })))
  await expectSettled(page)

  await ask(clients[0].name_clients)
  // Jobs of the client come first.
  const client = option(clients[0].name_clients)
  await expect(client).toBeVisible()
  for (let step = 0; step < 10 && (await client.getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown')
  await expect(client).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(clientScreens.client.to({ uuid: clients[0].uuid })))
  await expectSettled(page)

  await open()
  const recent = page.getByRole('group', { name: text('search.recent') }).getByRole('option')
  await expect(recent).toHaveText([clients[0].name_clients, new RegExp(people[0].fullname)])
  await expectNoAccessibilityViolations(page)
  await page.keyboard.type('plantillas')
  await expect(option(text('templates.title'))).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${templateScreens.templates.to()}$`))
  await expectSettled(page)

  const heading = page.getByRole('heading', { level: 1 })
  await heading.focus()
  await ask('idioma')
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText(text('templates.title', 'en'))
  const english = page.getByRole('combobox', { name: text('search.label', 'en') })
  await expect(english).toBeHidden()
  await ask('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await open()
  await expectNoAccessibilityViolations(page)
  await page.keyboard.type('add job')
  await expect(option(text('vacancies.add_title', 'en'))).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${vacancyScreens.addVacancy.to()}$`))

  await page.goto(vacancyScreens.staffVacancies.to())
  await expectSettled(page)
  const download = page.waitForEvent('download')
  await ask('csv')
  await expect(page.getByRole('option', { name: /csv/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await expect(box).toHaveCount(0)
})

test('CMD-01 ? lists the keys and G opens screens, never while somebody types, and neither once they are turned off', async ({
  page,
  loginAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await loginAs('admin')
  await page.goto(contactScreens.contactMessages.to())
  await expectSettled(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('banner').getByRole('search')).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await expect(page).toHaveURL(new RegExp(`${clientScreens.clients.to()}$`))
  await expectSettled(page)

  await page.keyboard.press('g')
  await page.keyboard.press('v')
  await expect(page).toHaveURL(new RegExp(`${vacancyScreens.staffVacancies.to()}$`))
  await expectSettled(page)

  const search = page.getByRole('main').getByRole('searchbox')
  await search.pressSequentially('gl?')
  await expect(search).toHaveValue('gl?')
  await expect(page).toHaveURL(new RegExp(vacancyScreens.staffVacancies.to()))
  const dialog = page.getByRole('dialog', { name: text('search.list_keys') })
  await expect(dialog).toHaveCount(0)

  await page.goto(clientScreens.clients.to())
  await expectSettled(page)
  await expect(page.getByRole('banner').getByRole('search')).toBeVisible()
  await heading.focus()
  await page.keyboard.press('?')
  await expect(dialog).toContainText(text('search.key.list'))
  await expectNoAccessibilityViolations(page)
  await dialog.getByRole('checkbox', { name: text('search.keys_on') }).press('Space')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  for (const key of ['?', 'g', 'v']) await page.keyboard.press(key)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: text('search.label') })).toBeFocused()
  await expect(dialog).toHaveCount(0)
  await page.keyboard.type('atajos')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('checkbox')).not.toBeChecked()
  await dialog.getByRole('checkbox').press('Space')
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(new RegExp(`${dashboardScreens.dashboard.to()}$`))
})

test('CMD-01 on a phone a button of the bar opens the command menu, and gets the focus back', async ({ page, loginAs }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await loginAs('admin')
  await expectSettled(page)
  const opener = page.getByRole('banner').getByRole('button', { name: text('search.label') })
  await opener.click()
  const box = page.getByRole('combobox', { name: text('search.label') })
  await expect(box).toBeFocused()
  await expect(page.getByRole('group', { name: text('search.commands') })).toBeVisible()
  await expectNoAccessibilityViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await page.getByRole('option', { name: text('clients.title'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${clientScreens.clients.to()}$`))
})

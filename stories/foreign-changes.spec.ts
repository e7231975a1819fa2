import type { Page } from '@playwright/test'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { call } from './support/calls.ts'
import { applicants, menuOf, openNewBoard } from './support/hiring-board.ts'
import { logInByCall } from './support/sessions.ts'
import { beginTest, makeSkillTest } from './support/skill-test.ts'
import { cast, expect, test, text } from './support/test.ts'
import { translate, translateHere } from './support/translation.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const submit = (page: Page) => page.getByRole('main').locator('[type="submit"]')

test('SHR-02 forms and pages work when a translator or an extension changes them', async ({ page, expectConsoleError }) => {
  await test.step('SHR-02 a translated login reports a wrong password, and a translated contact form its errors', async () => {
    expectConsoleError(/400/)
    await page.goto(sessionScreens.login.to())
    await translate(page)
    await page.getByLabel(text('login.email')).fill('nobody@example.com')
    await page.locator('input[type="password"]').fill('wrong')
    for (const _ of [1, 2]) {
      await submit(page).click()
      await expect(page.getByText(`«${text('personal.error.login')}»`)).toBeVisible()
      await page.locator('input[type="password"]').fill('wrong again')
    }
    await page.goto(contactScreens.contact.to())
    await translate(page)
    await submit(page).click()
    const name = page.getByLabel(text('contactus.fullname'))
    await expect(name).toBeFocused()
    await expect(page.getByText(`«${text('contactus.error.message_required')}»`)).toBeVisible()
    await name.fill('Demo Visitante')
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')
    const about = page.getByRole('link', { name: text('menu.about') }).first()
    await about.click()
    await expect(heading(page)).toHaveText(`«${text('about.title')}»`)
  })
  await test.step('SHR-02 a page leads on after an extension took descriptions and icons out of its head', async () => {
    await page.goto(contactScreens.contact.to())
    await expect(page.getByLabel(text('contactus.fullname'))).toBeEnabled()
    await page.evaluate(() => {
      for (const part of document.head.querySelectorAll('meta, link:not([rel="stylesheet"])')) part.remove()
    })
    const about = page.getByRole('link', { name: text('menu.about') }).first()
    await about.click()
    await expect(heading(page)).toHaveText(text('about.title'))
    await expect(page.locator('head meta[name="description"]')).toHaveCount(1)
  })
  await test.step('SHR-02 forms and pages work when an extension adds, wraps and removes elements', async () => {
    // The extension may interfere with hydration; React then logs that it renders the page again.
    expectConsoleError(/400|418|ydrat/)
    await page.goto(sessionScreens.login.to())
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('main input, main form fieldset > *')) {
        const wrapper = document.createElement('div')
        part.replaceWith(wrapper)
        wrapper.append(part, document.createElement('samp'))
      }
      for (const part of document.querySelectorAll('main form, main form > *, main label')) {
        part.prepend(document.createElement('i'))
        part.append(document.createElement('i'))
      }
      document.querySelector('footer nav')?.remove()
      document.body.prepend(document.createElement('aside'))
    })
    await page.getByLabel(text('login.email')).fill('x')
    await submit(page).click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
    await page.getByLabel(text('login.email')).fill('nobody@example.com')
    await page.locator('input[type="password"]').fill('wrong')
    await submit(page).click()
    await expect(page.getByText(text('personal.error.login'))).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('menu.register') })
      .click()
    await expect(heading(page)).toHaveText(text('personal.register_title'))
    await expect(page.locator('main samp')).toHaveCount(0)
    await page.goBack()
    await expect(heading(page)).toHaveText(text('login.title'))
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('menu.about') })
      .click()
    await expect(heading(page)).toHaveText(text('about.title'))
  })
})

test('SHR-02 a page that was translated before its script ran works', async ({ page, expectConsoleError }) => {
  // React logs that it renders the page again.
  expectConsoleError(/418|ydrat/)
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translateHere})`)
  await page.goto(contactScreens.contact.to())
  await submit(page).click()
  await expect(page.getByLabel(text('contactus.fullname'))).toBeFocused()
  await expect(page.getByText(text('contactus.error.message_required'))).toBeVisible()
})

test('TST-03 a translated test updates time, state and question, and its texts stay untranslated', async ({ page, loginAs }) => {
  const skill = await makeSkillTest(page.request, 'candidate', { texts: 1 })
  const staff = await logInByCall(page.request, cast.admin)
  const { data } = await call(page.request, 'GET', `/api/skills/${skill.uuid}`, staff)
  const limited = { name: skill.skill, status_skill: 'A', skill_test: 1, time_limit_minutes: 5, version: data.version }
  await call(page.request, 'PUT', `/api/skills/${skill.uuid}`, staff, { data: limited })
  await loginAs('candidate')
  await page.clock.install()
  await beginTest(page, skill)
  await translate(page)
  const stopwatch = page.getByRole('timer')
  await expect(stopwatch).toHaveText(/^«0:\d\d»$/)
  await page.clock.fastForward(61_000)
  await expect(stopwatch).toHaveText(/^«1:\d\d»$/)
  await expect(page.getByText(`«${text('attempts.time_left', 'es', { count: 4 })}»`).first()).toBeVisible()
  for (const number of [1, 2, 3]) {
    const where = text('attempts.where', 'es', { number, count: 10 })
    await expect(heading(page)).toHaveText(`«${where}»`)
    await expect(page.getByRole('main')).toContainText(skill.skill)
    const [words, choice] = [page.getByRole('textbox'), page.getByRole('radio').first()]
    await expect(words.or(choice)).toBeVisible()
    const question = (await words.isVisible()) ? words : page.getByRole('radiogroup')
    await expect(question).toHaveAccessibleName(new RegExp(`^\\d+: ${skill.uuid}$`))
    if (await words.isVisible()) await words.fill('Una respuesta')
    else await choice.check()
    await submit(page).click()
  }
  await expect(heading(page)).toHaveText(`«${text('attempts.where', 'es', { number: 4, count: 10 })}»`)
})

test('BRD-03 cards move on a translated board, whose counts and undo bar stay correct', async ({ page, startSession }) => {
  const [one, two] = applicants
  await startSession('recruiter')
  await openNewBoard(page, [one, two])
  await translate(page)
  const names = (stage: 'apply' | 'makeTest') =>
    page
      .getByRole('region', { name: text(`board.stage.${stage}`) })
      .getByRole('article')
      .getByRole('heading')
  await menuOf(page, one.name).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: text('board.stage.makeTest') }).click()
  const letter = page.getByRole('dialog', { name: text('notification.title', 'es', { name: one.name }) })
  await letter.getByRole('button', { name: text('notification.close') }).click()
  await expect(letter).toBeHidden()
  await expect(names('makeTest')).toHaveText([`«${one.name}»`])
  await expect(names('apply')).toHaveText([`«${two.name}»`])
  const offer = page.getByRole('region', { name: text('board.undo_region') })
  await expect(offer).toContainText(one.name)
  await offer.getByRole('button', { name: text('common.undo') }).click()
  await expect(names('makeTest')).toHaveCount(0)
  await expect(names('apply')).toHaveText([`«${one.name}»`, `«${two.name}»`])
})

test('CLI-01 JOB-02 staff work with a translated list and form, and a translator leaves their texts alone', async ({
  page,
  request,
  startSession,
}) => {
  await test.step('CLI-01 a translated list can be searched, and its form adds, reports errors and edits', async () => {
    // A list shows its search from six rows on; the demo world has two clients.
    const token = await logInByCall(request, cast.admin)
    for (const place of ['Norte', 'Oeste', 'Valle', 'Centro']) {
      const data = { name_clients: `Minas del ${place}`, ubication_clients: 'Quibdó', status_clients: 'A' }
      await call(request, 'POST', '/api/clients/save', token, { data })
    }
    await startSession('admin')
    await page.goto(clientScreens.clients.to())
    await translate(page)
    const search = page.getByRole('searchbox', { name: text('common.search') })
    await search.fill('zzzz')
    await expect(page.getByText(text('common.no_results')).last()).toBeVisible()
    await search.fill('')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.getByRole('link', { name: text('clients.add') }).click()
    await submit(page).click()
    await expect(page.getByText(text('common.error.name_required'))).toBeVisible()
    await page.getByLabel(text('clients.name')).fill('Minas del Sur')
    await page.getByLabel(text('clients.location')).fill('Pasto')
    await submit(page).click()
    await expect(page.getByText(`«${text('common.added', 'es', { name: 'Minas del Sur' })}»`)).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: text('common.edit') })
      .click()
    await expect(page.getByLabel(text('clients.name'))).toHaveValue('Minas del Sur')
  })
  await test.step('JOB-02 a translator leaves the texts that staff are writing alone', async () => {
    await startSession('recruiter')
    await page.goto(vacancyScreens.addVacancy.to())
    const editor = page.getByRole('textbox', { name: text('vacancies.field.description_job') })
    await editor.click()
    await page.keyboard.type('Lo primero')
    await translate(page)
    await page.keyboard.type(' y lo segundo')
    await expect(editor).toHaveText('Lo primero y lo segundo')
  })
})

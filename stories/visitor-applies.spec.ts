import { agreedSalary, richTexts } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { hold } from './support/held.ts'
import { openVacancies } from './support/hiring-board.ts'
import { consentBox } from './support/registration.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const vacancy = 'Desarrolladora o desarrollador web'
const advisor = 'Asesora o asesor de servicio al cliente'
const coordinator = 'Coordinadora o coordinador de logística'
const cv = {
  name: 'hoja-de-vida.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
}
const details = (name: string) => ({ name, exact: true })

test('VAC-01 VAC-02 VAC-04 a visitor finds a vacancy with a word and a filter, and reads it', { tag: '@postgres' }, async ({
  page,
}) => {
  await page.goto('/jobs')
  const keyword = page.getByLabel(text('vacancies.filter.keyword'))
  await keyword.fill('logistica')
  await keyword.press('Enter')
  await expect(page).toHaveURL(/name_job=logistica/)
  await expect(page.getByRole('heading', { name: coordinator })).toBeVisible()
  await expect(keyword).toBeFocused()
  await page.getByRole('link', { name: text('vacancies.filter.clear') }).click()
  await keyword.fill('desarrollador')
  await expect(page).not.toHaveURL(/name_job=logistica/)
  await expect(keyword).toHaveValue('desarrollador')
  await page.getByRole('button', { name: text('vacancies.search') }).click()
  await expect(page).toHaveURL(/name_job=desarrollador/)
  await page.getByLabel(text('vacancies.place.Remote')).check()
  await expect(page).toHaveURL(/location=Remote/)
  await expect(page.getByRole('heading', { name: vacancy })).toBeVisible()
  await page.getByRole('link', details(vacancy)).click()
  await expect(page.getByRole('heading', { level: 1, name: vacancy })).toBeVisible()
  for (const section of [...richTexts, 'work_conditions_job'] as const)
    await expect(page.getByRole('heading', { name: text(`vacancies.field.${section}`) })).toBeVisible()
  await page.getByRole('link', { name: text('vacancies.back_to_jobs') }).click()
  await expect(page).toHaveURL(/\/jobs\?.*location=Remote/)
})

test('VAC-01 SHR-04 more vacancies load five at a time, and the button shows that they are loading', async ({
  page,
  startSession,
}) => {
  await startSession('admin')
  await openVacancies(page, 8)
  const release = await hold(page, '**/jobs.data*')
  await page.goto('/jobs')
  await expect(page.getByRole('article')).toHaveCount(5)
  await page.getByRole('link', { name: text('vacancies.load_more') }).click()
  await expect(page.getByRole('link', { name: text('vacancies.loading_more') })).toBeVisible()
  release()
  await expect(page.getByRole('article')).toHaveCount(10)
  // All eight vacancies are remote. A new search starts with five again, whatever number was shown.
  await page.getByLabel(text('vacancies.place.Remote')).check()
  await expect(page).toHaveURL(/location=Remote/)
  await expect(page).not.toHaveURL(/until=/)
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(page.getByRole('link', { name: text('vacancies.load_more') })).toBeVisible()
  // By keyboard the focus moves from the button to the first vacancy that it loads.
  await page.goto('/jobs?name_job=vacante')
  await page.getByRole('link', { name: text('vacancies.load_more') }).press('Enter')
  await expect(page.getByRole('article').nth(5).getByRole('link')).toBeFocused()
})

test('REG-01 REG-06 REG-07 APP-01 a visitor registers, applies and is logged in', { tag: '@postgres' }, async ({
  page,
  mailbox,
}) => {
  const email = 'nueva.persona@example.com'
  await page.goto('/jobs?name_job=desarrollador')
  await page.getByRole('link', details(vacancy)).click()
  await page.getByRole('link', { name: text('vacancies.apply'), exact: true }).click()
  await expect(page.getByText(text('personal.register_for', 'es', { name: vacancy }))).toBeVisible()
  await page.getByLabel(text('personal.name'), { exact: true }).fill('Nueva')
  await page.getByLabel(text('personal.lastname')).fill('Persona')
  await page.getByLabel(text('personal.email')).fill(email)
  await page.getByLabel(text('personal.password'), { exact: true }).fill('Quarry.2026!')
  await page.getByLabel(text('personal.repeat_password')).fill('Quarry.2026!')
  await page.getByLabel(text('personal.cv'), { exact: true }).setInputFiles(cv)
  await page.getByLabel(text('personal.phone_to_call')).fill('+57 300 000 0000')
  await consentBox(page).check()
  await page.getByRole('button', { name: text('personal.register_and_apply') }).click()
  await expect(page).toHaveURL(/\/profile\/Dashboard$/)
  await expect(page.getByText(text('personal.register_applied'))).toBeVisible()
  await mailbox.waitFor({ to: email })
  await expect(page.getByRole('link', { name: vacancy })).toBeVisible()
})

test('APP-01 APP-04 a candidate applies once, and is asked for the phone that is missing', async ({
  page,
  startSession,
  loginAs,
  anotherPerson,
}) => {
  await test.step('APP-01 a candidate applies; a second time the page says that they had applied already', async () => {
    await startSession('candidate')
    await page.goto('/jobs?name_job=logistica')
    await page.getByRole('link', details(coordinator)).click()
    await page.getByRole('button', { name: text('vacancies.apply'), exact: true }).click()
    await expect(page.getByText(text('vacancies.new_apply'))).toBeVisible()
    await expect(page.getByRole('button', { name: text('vacancies.apply'), exact: true })).toBeDisabled()
    await page.reload()
    await expect(page.getByText(text('vacancies.old_apply'))).toBeVisible()
    await expect(page.getByRole('button', { name: text('vacancies.applied') })).toBeHidden()
    await expect(page.getByRole('link', { name: text('vacancies.see_applications') })).toBeVisible()
    await page.getByRole('link', { name: text('vacancies.back_to_jobs') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.list_title'))
    await expect(page).toHaveURL(/\/jobs\?name_job=logistica$/)
    await expect(page.getByRole('article', { name: coordinator }).getByText(text('vacancies.applied'))).toBeVisible()
  })
  await test.step('APP-04 an applicant without a phone is asked for it after the application', async () => {
    const [opened] = await openVacancies(await loginAs('recruiter', await anotherPerson()), 1)
    await page.setViewportSize({ width: 360, height: 740 })
    await startSession('eager')
    await page.goto(vacancyScreens.vacancy.to({ uuid: opened?.uuid ?? '' }))
    await page.getByRole('button', { name: text('vacancies.apply'), exact: true }).click()
    await expect(page.getByText(text('vacancies.new_apply'))).toBeVisible()
    const phone = page.getByLabel(text('personal.phone_ask'))
    await phone.fill('123')
    const save = page.getByRole('button', { name: text('personal.phone_save') })
    await save.click()
    await expect(page.getByText(text('personal.error.phone'))).toBeVisible()
    await expectNoAccessibilityViolations(page)
    await phone.fill('300 000 0000')
    await save.click()
    await expect(page.getByText(text('personal.phone_saved'))).toBeVisible()
    await expect(phone).toBeHidden()
    await page.reload()
    await expect(page.getByText(text('vacancies.old_apply'))).toBeVisible()
    await expect(phone).toBeHidden()
  })
})

test('VAC-01 VAC-02 VAC-03 VAC-04 VAC-05 PUB-07 a visitor reads the list in every state, on a desktop and on a phone', async ({
  page,
  context,
}) => {
  await test.step('VAC-02 a card shows urgency, working hours, the monthly salary and the date of publication', async () => {
    await page.goto('/jobs?name_job=desarrollador')
    const card = page.getByRole('article', { name: vacancy })
    await expect(card.getByText(text('vacancies.priority.Urgent'), { exact: true })).toHaveClass(/red/)
    await expect(card.getByText(text('vacancies.type.FullTime'), { exact: true })).toHaveClass(/blue/)
    await expect(card).toContainText(new RegExp(`COP .+ ${text('vacancies.monthly')}`))
    await expect(card).toContainText(/Publicada hace \d+ días/)
    await page.goto('/jobs?name_job=servicio&type=PartTime')
    const other = page.getByRole('article', { name: advisor })
    await expect(other.getByText(text('vacancies.type.PartTime'), { exact: true })).toHaveClass(/yellow/)
    await expect(other.getByText(text('vacancies.priority.Urgent'))).toHaveCount(0)
    await page.goto('/jobs?name_job=logistica')
    const agreed = page.getByRole('article', { name: coordinator })
    await expect(
      agreed.getByText(text('vacancies.salary_agreed', 'es', { agreed: agreedSalary.es }), { exact: true }),
    ).toBeVisible()
  })
  await test.step('VAC-01 VAC-04 vacancies in English can be added below, marked, on a page that stays Spanish', async () => {
    const english = 'English language coach'
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/jobs?ubication=medellin')
    await expect(page.getByRole('article', { name: advisor })).toBeVisible()
    const marked = page.getByRole('article').filter({ hasText: text('vacancies.written_in.en') })
    await expect(marked).toHaveCount(0)
    await page.getByRole('link', { name: /en inglés$/ }).click()
    await expect(marked.filter({ hasText: english })).toBeVisible()
    await expect(marked.first()).toBeInViewport()
    await expect(page.getByRole('article').last()).toContainText(text('vacancies.written_in.en'))
    await expect(page.getByRole('article', { name: advisor })).not.toContainText(text('vacancies.written_in.en'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.getByRole('link', details(english)).click()
    await page.getByRole('button', { name: text('vacancies.copy_link') }).click()
    await expect(page.getByText(text('vacancies.link_copied'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${page.url()}?lang=en`)
  })
  await test.step('VAC-05 a search without results says so and suggests the probable word', async () => {
    await page.goto('/jobs?name_job=zzzz')
    await expect(page.getByText(text('vacancies.no_match'))).toBeVisible()
    await page.goto('/jobs?name_job=desarolador&location=Remote')
    await expect(page.getByText(text('vacancies.no_match'))).toBeVisible()
    await page.getByRole('link', { name: text('vacancies.did_you_mean', 'es', { words: 'desarrollador' }) }).click()
    await expect(page.getByRole('article', { name: vacancy })).toBeVisible()
    await expect(page).toHaveURL(/name_job=desarrollador.*location=Remote|location=Remote.*name_job=desarrollador/)
    await expect(page.getByLabel(text('vacancies.filter.keyword'))).toHaveValue('desarrollador')
  })
  await test.step('PUB-07 the landing page of vacancies has a search and three steps, each with a link', async () => {
    await page.goto('/info/vacancies')
    for (const [step, to] of [
      ['register', '/register/'],
      ['skills', '/profile/skills'],
      ['apply', '/jobs'],
    ] as const) {
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: text(`vacancies.step.${step}_title`) }) })
      await expect(card.getByRole('link', { name: text(`vacancies.step.${step}_action`) })).toHaveAttribute('href', to)
    }
    await page.getByLabel(text('vacancies.filter.keyword')).fill('web')
    await page.getByLabel(text('vacancies.filter.city')).fill('Bogotá')
    await page.getByRole('button', { name: text('vacancies.search') }).click()
    await expect(page).toHaveURL(/\/jobs\?name_job=web&ubication=Bogot/)
  })
  await test.step('VAC-03 the detail is beside the list on large screens only', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/jobs/desarrollador/all')
    const pane = page.getByRole('complementary')
    await expect(pane.getByRole('heading', { name: vacancy })).toBeVisible()
    await expect(pane.getByRole('link', { name: text('vacancies.apply') })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(pane).toBeHidden()
  })
  await test.step('VAC-01 SHR-04 on a phone the first result is on the first screen, and the apply button stays visible', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/jobs')
    await expect(page.getByRole('article').first().getByRole('heading')).toBeInViewport()
    await expect(page.getByLabel(text('vacancies.filter.city'))).toBeHidden()
    await page.getByRole('button', { name: text('vacancies.filters') }).click()
    const sheet = page.getByRole('dialog', { name: text('vacancies.filters') })
    await sheet.getByLabel(text('vacancies.place.Remote')).check()
    await sheet.getByRole('button', { name: text('vacancies.search') }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/location=Remote/)
    await expect(page.getByRole('button', { name: text('vacancies.filters_chosen', 'es', { count: 1 }) })).toBeVisible()
    await page.getByLabel(text('vacancies.filter.keyword')).fill('web')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/name_job=web.*location=Remote/)
    await page.getByRole('link', details(vacancy)).click()
    await expect(page.getByRole('link', { name: text('vacancies.apply'), exact: true })).toBeInViewport()
  })
  await test.step('VAC-05 the list says so if no vacancy is open', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    // Other stories publish vacancies, so the route answers the list like a search without results.
    await page.route('**/jobs.data*', async (route) => {
      const address = new URL(route.request().url())
      address.searchParams.set('name_job', 'zzzz')
      const response = await route.fetch({ url: address.href })
      await route.fulfill({ response, body: (await response.text()).replace('"zzzz"', '""') })
    })
    await page.goto('/terms')
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('menu.jobs') })
      .click()
    await expect(page.getByText(text('vacancies.norecords'))).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
  })
})

test.describe('in a browser that asks for English', () => {
  test.use({ locale: 'en-US' })
  test('I18N-01 I18N-02 I18N-03 a browser that asks for English gets it, until Spanish is chosen', async ({
    request,
    site,
    page,
  }) => {
    await test.step('I18N-01 a browser that asks for English gets it on its first visit, until Spanish is chosen', async () => {
      const languageOf = async (headers: Record<string, string>) =>
        /<html lang="(\w+)"/.exec(await (await request.get(`${site.url}/jobs`, { headers })).text())?.[1]
      const asked = { 'accept-language': 'en-GB,en;q=0.9,es;q=0.5' }
      expect(await languageOf(asked)).toBe('en')
      expect(await languageOf({ 'accept-language': 'fr' })).toBe('es')
      expect(await languageOf({ ...asked, cookie: 'language=es' })).toBe('es')
      expect(await languageOf(asked)).toBe('en')
    })
    await test.step('I18N-01 I18N-02 I18N-03 the switch to Spanish changes page and content and persists', async () => {
      // The word keeps the vacancies that other stories publish out of the list.
      await page.goto('/jobs?name_job=customer')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      const english = page.getByRole('heading', { name: 'Customer success specialist' })
      await expect(english).toBeVisible()
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('site.switch_language', 'en') })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.list_title'))
      await expect(page.getByRole('link', { name: text('vacancies.other_language', 'es', { count: 1 }) })).toBeVisible()
      await expect(english).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('es')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.list_title'))
    })
  })
})

import type { Page } from '@playwright/test'
import { limits } from '#domain/kernel/limits.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { connectionErrors } from './support/console-watch.ts'
import { expectFieldError, expectNoFieldError, field, switchLanguage } from './support/fields.ts'
import { tabTo } from './support/keyboard.ts'
import { logInHere } from './support/login.ts'
import {
  attachCv,
  consentBox,
  expectRegistrationFilledIn,
  fillInRegistration,
  newPassword,
  pdf,
  registerButton,
} from './support/registration.ts'
import { startAfresh } from './support/sessions.ts'
import { expect, type MessageKey, test, text } from './support/test.ts'

const vacancy = 'Coordinadora o coordinador de logística'

/** Records the values (0 to 1) of the upload's progress bar and its announcements. Returns a function that reads them. */
async function followProgress(page: Page): Promise<() => Promise<{ shares: number[]; announced: string[] }>> {
  const seen = await page.evaluateHandle(() => {
    const shares: number[] = []
    const announced: string[] = []
    const note = <Value>(values: Value[], value: Value | undefined) => {
      if (value !== undefined && value !== values.at(-1)) values.push(value)
    }
    const regions = [...document.querySelectorAll('form [role="status"].visually-hidden')]
    const look = () => {
      note(shares, document.querySelector('progress')?.position)
      note(
        announced,
        regions.map((region) => region.textContent).find((words) => words !== ''),
      )
    }
    const all = { subtree: true, childList: true, attributes: true, characterData: true }
    new MutationObserver(look).observe(document.body, all)
    return { shares, announced }
  })
  return () => seen.jsonValue()
}

test('REG-01 REG-05 I18N-06 SHR-02 a refused file is reported, and the form keeps its fields for another', async ({
  page,
  expectConsoleError,
}) => {
  await test.step('REG-05 a CV of a wrong size or kind is reported at once and can be removed', async () => {
    await page.goto('/register')
    const cv = field(page, 'personal.cv')
    await cv.setInputFiles(pdf(limits.upload.bytes))
    await expectFieldError(page, 'personal.cv', 'portfolio.error.cv_limit')
    await cv.setInputFiles({ name: 'programa.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
    await expectFieldError(page, 'personal.cv', 'portfolio.error.file_kind')
    await page.getByRole('button', { name: text('common.file_remove') }).click()
    await expectFieldError(page, 'personal.cv', 'portfolio.error.file_required')
    await cv.setInputFiles({ ...pdf(), name: 'MI HOJA.PDF' })
    await expectNoFieldError(page, 'personal.cv')
    await expect(page.getByText('MI HOJA.PDF')).toBeVisible()
  })
  await test.step('REG-01 SHR-02 the privacy policy opens in a new tab, and the form keeps its file and passwords', async () => {
    const email = 'lectora@example.com'
    await page.goto('/register')
    await fillInRegistration(page, email)
    await attachCv(page)
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: text('personal.consent_link') }).click()
    const policy = await opening
    await expect(policy.getByRole('heading', { level: 1 })).toHaveText(text('privacy.title'))
    await policy.close()
    await expectRegistrationFilledIn(page, email)
    await expect(page.getByText('hoja-de-vida.pdf')).toBeVisible()
  })
  await test.step('REG-05 I18N-06 SHR-02 a text named as a PDF is refused, and the form keeps its fields for another file', async () => {
    await startAfresh(page)
    expectConsoleError(/415/)
    const email = 'contenido@example.com'
    await page.goto('/register')
    await fillInRegistration(page, email)
    await field(page, 'personal.cv').setInputFiles({
      name: 'disfrazado.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('Solo un texto.'),
    })
    const refused = page.waitForResponse('**/api/users/register')
    await registerButton(page).click()
    expect((await refused).status()).toBe(415)
    await expectFieldError(page, 'personal.cv', 'portfolio.error.file_content')
    await expect(field(page, 'personal.cv')).toBeFocused()
    await expectRegistrationFilledIn(page, email)
    await expect(page.getByText('disfrazado.pdf')).toBeVisible()
    await switchLanguage(page, 'es')
    await expectFieldError(page, 'personal.cv', 'portfolio.error.file_content', 'en')
    await expect(page.getByText('disfrazado.pdf')).toBeVisible()
    await field(page, 'personal.cv', 'en').setInputFiles(pdf())
    await expectNoFieldError(page, 'personal.cv', 'en')
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    await registerButton(page, 'en').click()
    await expect(page).toHaveURL(/\/profile\/Dashboard$/)
    await expect(page.getByText(text('personal.register_success', 'en'))).toBeVisible()
  })
})

test('REG-06 SHR-03 the upload shows its progress, and the new person lands logged in at their applications', async ({
  page,
}) => {
  const email = 'despacio@example.com'
  await page.goto('/register')
  await fillInRegistration(page, email)
  await attachCv(page, pdf(900_000))
  const line = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 }
  await line.send('Network.emulateNetworkConditions', slow)
  const button = registerButton(page)
  const sharesShown = await followProgress(page)
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toBeDisabled()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/Dashboard$/)
  await expect(page.getByText(text('personal.register_success'))).toBeVisible()
  const { shares, announced } = await sharesShown()
  const quarters = [0, 25, 50, 75, 100].map((percent) => text('common.file_progress', 'es', { percent }))
  expect(announced.length).toBeGreaterThan(1)
  expect(quarters).toEqual(expect.arrayContaining(announced))
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares.filter((share) => share > 0 && share < 1)).not.toEqual([])
  await page.goto('/profile')
  await expect(field(page, 'personal.email')).toHaveValue(email)
  await page.reload()
  await expect(field(page, 'personal.email')).toHaveValue(email)
})

test('REG-01 SHR-02 SHR-03 SPEC-73 a registration is sent again after a lost line, a lost answer or none', async ({
  page,
  expectConsoleError,
}) => {
  await test.step('SHR-02 SHR-03 a connection lost during the upload is reported, and a retry needs no typing', async () => {
    expectConsoleError(connectionErrors)
    const email = 'sin-linea@example.com'
    await page.goto('/register')
    await fillInRegistration(page, email)
    await attachCv(page)
    await page.context().setOffline(true)
    await registerButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(text('errors.network'))
    await expect(page.getByRole('progressbar')).toBeHidden()
    await expectRegistrationFilledIn(page, email)
    await page.context().setOffline(false)
    await registerButton(page).click()
    await expect(page).toHaveURL(/\/profile\/Dashboard$/)
  })
  await test.step('REG-01 SPEC-73: sending the form again continues a registration whose answer was lost', async () => {
    await startAfresh(page)
    expectConsoleError(/ERR_FAILED|ERR_CONNECTION/)
    const email = 'respuesta-perdida@example.com'
    await page.goto('/register')
    await fillInRegistration(page, email)
    await attachCv(page)
    await page.route('**/api/users/register', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await registerButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(text('errors.network'))
    await expectRegistrationFilledIn(page, email)
    // Leaving the field checks the address, which this registration has taken.
    await field(page, 'personal.email').focus()
    await field(page, 'personal.name').focus()
    await page.unroute('**/api/users/register')
    await registerButton(page).click()
    await expect(page.getByText(text('personal.register_success'))).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/Dashboard$/)
  })
  await test.step('SHR-02 REG-01 a registration without an answer shows an error and keeps the form', async () => {
    await startAfresh(page)
    const email = 'sin-respuesta@example.com'
    await page.clock.install()
    await page.goto('/register')
    await fillInRegistration(page, email)
    await attachCv(page)
    const sent = page.waitForRequest('**/api/users/register')
    await page.route('**/api/users/register', () => {})
    await registerButton(page).click()
    await sent
    await page.clock.fastForward('05:00')
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(text('errors.no_answer'))
    await expectRegistrationFilledIn(page, email)
    await page.unroute('**/api/users/register')
    await registerButton(page).click()
    await expect(page.getByText(text('personal.register_success'))).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/Dashboard$/)
  })
})

test('REG-06 a registration from the page, the panel and the home page leads to the login or to the applications', async ({
  page,
  expectConsoleError,
}) => {
  await test.step('REG-06 a registered person whose automatic login fails is led to the login, from the page and the panel', async () => {
    for (const place of ['page', 'panel'] as const) {
      await startAfresh(page)
      expectConsoleError(/oauth\/token/)
      const email = `despues-${place}@example.com`
      await page.goto(place === 'page' ? '/register' : '/login')
      if (place === 'panel') await page.getByRole('button', { name: text('login.open_register') }).click()
      await fillInRegistration(page, email)
      await attachCv(page)
      await page.route('**/oauth/token', (route) => route.abort())
      await registerButton(page).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('login.title'))
      await expect(page.getByText(text('personal.register_success'))).toBeVisible()
      await page.unroute('**/oauth/token')
      await field(page, 'login.email').fill(email)
      await field(page, 'login.password').fill(newPassword)
      await page.getByRole('button', { name: text('login.button') }).click()
      await expect(page).toHaveURL(/\/profile\/Dashboard$/)
    }
  })
  await test.step('REG-06 a registration on the home page lands logged in at the applications', async () => {
    await startAfresh(page)
    await page.goto('/#register')
    await fillInRegistration(page, 'desde-inicio@example.com')
    await attachCv(page)
    await registerButton(page).click()
    await expect(page).toHaveURL(/\/profile\/Dashboard$/)
    await expect(page.getByText(text('personal.register_success'))).toBeVisible()
  })
})

test('NAV-05 REG-07 a login from a vacancy, or from its registration, returns to the vacancy', async ({ page }) => {
  await page.goto('/jobs?name_job=logistica')
  await page.getByRole('link', { name: vacancy, exact: true }).click()
  const title = page.getByRole('heading', { level: 1, name: vacancy })
  await expect(title).toBeVisible()
  const address = new URL(page.url()).pathname
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('menu.login') })
    .click()
  await logInHere(page, 'candidate')
  await expect(title).toBeVisible()
  await expect(page).toHaveURL(address)
  await page.goto(accountScreens.registerAndApply.to({ uuid: address.split('/').at(-1) }))
  await expect(title).toBeVisible()
  await expect(page).toHaveURL(address)
})

test('SHR-04 REG-07 a new person finds a vacancy and applies by keyboard alone', async ({ page }) => {
  const type = async (label: MessageKey, words: string) => {
    await tabTo(page, field(page, label))
    await page.keyboard.type(words)
  }
  await page.goto('/jobs')
  await tabTo(page, page.getByLabel(text('vacancies.filter.keyword')))
  await page.keyboard.type('logistica')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/name_job=logistica/)
  const details = page.getByRole('link', { name: vacancy, exact: true })
  await expect(details).toBeVisible()
  await tabTo(page, details)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: vacancy })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: text('vacancies.apply'), exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(text('personal.register_for', 'es', { name: vacancy }))).toBeVisible()
  // The listener must exist before the key is pressed.
  const choosing = page.waitForEvent('filechooser')
  await type('personal.name', 'Persona')
  await type('personal.lastname', 'Teclado')
  await type('personal.email', 'teclado@example.com')
  await type('personal.password', newPassword)
  await type('personal.repeat_password', newPassword)
  await tabTo(page, field(page, 'personal.cv'))
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(pdf())
  await expect(page.getByText('hoja-de-vida.pdf')).toBeVisible()
  await tabTo(page, consentBox(page))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: text('personal.register_and_apply') }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile\/Dashboard$/)
  await expect(page.getByText(text('personal.register_applied'))).toBeVisible()
})

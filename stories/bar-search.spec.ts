import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { candidateSearchScreens } from '#domain/people/candidate-search/candidate-search.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { call } from './support/calls.ts'
import { expectSettled } from './support/screens.ts'
import { logInByCall } from './support/sessions.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('ADR-0001 SHR-02 the search of the staff bar finds a person and a board by keyboard alone', async ({
  page,
  request,
  loginAs,
  expectConsoleError,
}) => {
  const token = await logInByCall(request, cast.recruiter)
  const { data: people } = await call(request, 'GET', '/api/users?q=candidata%20uno', token)
  const found = await call(request, 'GET', '/api/jobs/list/es?q=coordinadora%20logistica&sort=-created_at', token)
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs('recruiter')
  const box = page.getByRole('combobox', { name: text('search.label') })
  const bar = page.getByRole('search')
  const status = bar.getByRole('status')
  await expect(box).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.type('zzqq')
  await expect(status).toHaveText(text('search.none', 'es', { text: 'zzqq' }))
  await bar.getByRole('option', { name: text('search.all_cvs', 'es', { text: 'zzqq' }) }).click()
  await expect(page).toHaveURL(new RegExp(`${candidateSearchScreens.findCandidates.to()}\\?q=zzqq$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pool.title'))
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('zzqq')
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  expectConsoleError(/500/)
  await page.route('**/api/search/staff*', (route) => route.fulfill({ status: 500, json: {} }))
  await box.fill('candidata uno')
  await expect(bar.getByRole('alert')).toContainText(text('errors.unexpected'))
  await page.unroute('**/api/search/staff*')
  await page.getByRole('button', { name: text('common.try_again') }).press('Enter')
  const person = bar.getByRole('option', { name: people[0].fullname })
  await expect(person).toHaveAttribute('aria-selected', 'true')
  await expect(status).toContainText(/\d/)
  await expect(box).toBeFocused()
  await expectNoAccessibilityViolations(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(userScreens.userProfile.to({ uuid: people[0].uuid })))
  await expect(bar.getByRole('listbox')).toHaveCount(0)

  // The demo world has more matching candidates than the five that are shown.
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await box.fill('demo candid')
  await bar.getByRole('option', { name: text('search.all_people') }).click()
  await expect(page).toHaveURL(new RegExp(`${userScreens.users.to()}\\?q=demo\\+candid$`))
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('demo candid')

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(box).toBeHidden()
  // Until the page has loaded its heading takes the focus from what no key has focused.
  await expectSettled(page)
  const opener = bar.getByRole('button', { name: text('search.label') })
  await opener.press('Enter')
  await expect(box).toBeFocused()
  await page.keyboard.type('zz')
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.type(found.data[0].name_job)
  const options = bar.getByRole('option')
  await expect(options.first()).toContainText(found.data[0].name_job)
  await expect(status).toContainText(/\d/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(boardScreens.board.to({ id: found.data[0].uuid })))
  await page.getByRole('searchbox', { name: text('board.search') }).press('Control+k')
  await expect(box).toBeHidden()
})

import { vacancyScreens } from '#domain/vacancies/vacancies.screens.ts'
import { openVacancies } from './support/hiring-board.ts'
import { expect, test, text } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('APP-01 SHR-04 the outcome of applying takes the focus at the head of the vacancy, and no bar stays at the foot', async ({
  page,
  loginAs,
  anotherPerson,
}) => {
  const [open] = await openVacancies(await loginAs('recruiter', await anotherPerson()), 1)
  await loginAs('candidate')
  await page.goto(vacancyScreens.vacancy.to({ uuid: open?.uuid ?? '' }))
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: text('vacancies.apply'), exact: true }).click()
  const outcome = page.getByText(text('vacancies.new_apply'))
  await expect(outcome).toBeInViewport()
  await expect(page.getByRole('link', { name: text('vacancies.see_applications') })).toBeInViewport()
  await expect(page.locator(':focus')).toContainText(text('vacancies.new_apply'))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(outcome).not.toBeInViewport()
})

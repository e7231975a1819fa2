import { agreedSalary } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { boxOf, openVacancies } from './support/hiring-board.ts'
import { expect, test, text } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('APP-01 VAC-02 VAC-04 SHR-04 a vacancy on a phone shows its salary, its errors and the outcome of applying', async ({
  page,
  startSession,
  anotherPerson,
}) => {
  await test.step('VAC-02 a card names what is to be agreed; on the page of the vacancy the label does', async () => {
    const [open] = await openVacancies(await startSession('recruiter', await anotherPerson()), 1)
    await page.goto(`/jobs?name_job=${encodeURIComponent(open?.name ?? '')}`)
    const agreed = agreedSalary.es
    await expect(page.getByText(text('vacancies.salary_agreed', 'es', { agreed }), { exact: true })).toBeVisible()
    await page.getByRole('link', { name: open?.name ?? '', exact: true }).click()
    await expect(page.getByRole('definition').filter({ hasText: agreed })).toHaveText('A convenir')
  })
  await test.step('VAC-04 SHR-04 the apply bar does not cover the error of a link that could not be copied', async () => {
    const [open] = await openVacancies(await startSession('recruiter', await anotherPerson()), 1)
    // Some browsers let a page write to the clipboard, others do not.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } })
    })
    await page.goto(vacancyScreens.vacancy.to({ uuid: open?.uuid ?? '' }))
    const copy = page.getByRole('button', { name: text('vacancies.copy_link') })
    const apply = page.getByRole('link', { name: text('vacancies.apply'), exact: true })
    // As far down as the button can still be pressed.
    await copy.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 100))
    await copy.click()
    const why = page.getByText(text('vacancies.link_not_copied'))
    await expect(why).toBeVisible()
    await expect.poll(async () => (await boxOf(apply)).y - bottomOf(await boxOf(why))).toBeGreaterThan(0)
  })
  await test.step('APP-01 SHR-04 after applying, focus moves to the outcome at the top, and the bar at the bottom is gone', async () => {
    const [open] = await openVacancies(await startSession('recruiter', await anotherPerson()), 1)
    await startSession('candidate')
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
})

const bottomOf = ({ y, height }: { y: number; height: number }) => y + height

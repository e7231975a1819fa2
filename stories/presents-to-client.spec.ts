import { openHeadMenu } from './support/head-menu.ts'
import { applicants, cardOf, menuOf, openNewBoard } from './support/hiring-board.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const [one, two] = applicants

test('CLT-02 two people are presented to a client, who answers on a phone; a withdrawn link shows nothing', async ({
  page,
  browser,
  startSession,
}) => {
  await startSession('recruiter')
  const vacancy = await openNewBoard(page, [one, two])
  await page.evaluate(() => {
    const writeText = async (copied: string) => {
      document.title = copied
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  await menuOf(page, one.name).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('End')
  await page.keyboard.press('x')
  await page.getByRole('button', { name: text('shortlists.present') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: text('shortlists.fact.skills') })).toBeChecked()
  await expectNoAccessibilityViolations(page)
  await dialog.getByRole('button', { name: text('shortlists.make') }).click()
  await dialog.getByRole('button', { name: text('shortlists.link_copy') }).click()
  const link = await dialog.getByLabel(text('shortlists.link'), { exact: true }).inputValue()
  await expect(page).toHaveTitle(link)
  await expectNoAccessibilityViolations(page)
  await dialog.getByRole('button', { name: text('shortlists.done') }).click()
  await expect(cardOf(page, one.name)).toContainText(text('shortlists.card.waiting'))

  const clients = await browser.newContext({ viewport: { width: 360, height: 720 } })
  const client = await clients.newPage()
  const { pathname } = new URL(link)
  // A program that follows the links of e-mails runs no scripts, and opens nothing.
  const scanned = await client.request.get(pathname)
  expect(scanned.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  expect(await scanned.text()).not.toContain(one.name)
  await client.goto(pathname)
  await expect(client.getByRole('heading', { level: 1 })).toContainText(vacancy)
  await expect(client.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectNoAccessibilityViolations(client)
  const answerAbout = (name: string) => client.locator('form').filter({ hasText: text('shortlist.answer', 'es', { name }) })
  const sent = (name: string) => answerAbout(name).getByRole('status')
  const first = answerAbout(one.name)
  await first.getByText(text('shortlist.answer.yes')).click()
  await first.getByRole('button', { name: text('shortlist.send') }).click()
  await expect(sent(one.name)).toBeVisible()
  await expect(cardOf(page, one.name)).toContainText(text('shortlists.card.yes'))
  const second = answerAbout(two.name)
  await second.getByText(text('shortlist.answer.no')).click()
  await second.getByLabel(text('shortlist.comment')).fill('Buscamos más experiencia')
  await second.getByRole('button', { name: text('shortlist.send') }).click()
  await expect(sent(two.name)).toBeVisible()
  await expect(cardOf(page, two.name)).toContainText(text('shortlists.card.no'))
  expect(await client.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectNoAccessibilityViolations(client)

  await openHeadMenu(page)
  await page.getByRole('link', { name: text('shortlists.title') }).click()
  await expect(page.getByText('Buscamos más experiencia')).toBeVisible()
  await expect(page.getByText(text('shortlists.opened', 'es', { count: 1 })).first()).toBeVisible()
  await expectNoAccessibilityViolations(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: text('shortlists.pdf') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByRole('button', { name: text('shortlists.withdraw') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('shortlists.withdraw') })
    .click()
  await expect(page.getByText(text('shortlists.state.withdrawn'))).toBeVisible()
  await client.reload()
  await expect(client.getByRole('heading', { name: text('shortlist.gone_title') })).toBeVisible()
  await expect(client.getByText(one.name)).toHaveCount(0)
  await clients.close()
})

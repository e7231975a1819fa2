import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import { agedKinds, type WaitingKind } from '#domain/desk/dashboard/dashboard.contract.ts'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { replyScreens } from '#domain/hiring/replies/replies.screens.ts'
import { scorecardScreens } from '#domain/hiring/scorecards/scorecards.screens.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { peopleWithoutConsent } from '#domain/people/users/users.screens.ts'
import { contactScreens, unreadMessages } from '#domain/site/contact/contact.screens.ts'
import { importScreens } from '../domain/people/imports/imports.screens.ts'
import { call } from './support/calls.ts'
import { logInByCall } from './support/sessions.ts'
import { cast, expect, test, text } from './support/test.ts'

test('ADM-01 a recruiter’s dashboard shows the flow, counts, modules without access and waiting work', async ({
  page,
  request,
  loginAs,
}) => {
  const message = { fullname: 'Visita del panel', email: 'panel@example.com', phone: '', message: '¿Hay vacantes?' }
  await call(request, 'POST', '/api/contact', '', { data: message })
  await page.setViewportSize({ width: 1280, height: 800 })
  await loginAs('recruiter')
  const main = page.getByRole('main')
  await expect(main.getByText(text('dashboard.step_publish'))).toBeVisible()
  const card = (name: string) => main.getByRole('listitem').filter({ hasText: name })
  await expect(main.getByRole('link', { name: new RegExp(`^${text('modules.candidates')} \\d+`) })).toBeVisible()
  await expect(card(text('modules.roles')).getByText(text('dashboard.shut'))).toBeVisible()
  await expect(card(text('modules.roles')).getByRole('link')).toHaveCount(0)
  await expect(main.getByText(text('modules.notifications.description'))).toHaveCount(0)

  const today = page.getByRole('region', { name: text('dashboard.today') })
  await expect(today).toBeInViewport({ ratio: 1 })
  const vacancies = page.getByRole('region', { name: /^(Mis vacantes|Vacantes activas)$/ })
  await expect.poll(async () => (await vacancies.boundingBox())?.y).toBeGreaterThan((await today.boundingBox())?.y ?? 0)
  await expect(vacancies.getByRole('link').nth(1)).toHaveAttribute('href', /^\/dropDrag\//)
  await today.locator(`a[href="${unreadMessages}"]`).click()
  await expect(page).toHaveURL(new RegExp(contactScreens.contactMessages.to()))
  await expect(page.getByRole('rowheader', { name: message.fullname })).toBeVisible()
  await expect(page.getByRole('cell', { name: text('contactus.status.R'), exact: true })).toHaveCount(0)
  const token = await logInByCall(request, cast.recruiter)
  const { data } = await call(request, 'GET', '/api/contact?q=visita%20panel', token)
  for (const { uuid } of data) await call(request, 'POST', `/api/contact/read/${uuid}`, token)

  // The story sets the numbers, because the demo world rarely has waiting work of each kind.
  const lists: Readonly<Record<Exclude<WaitingKind, 'outbox'>, string>> = {
    unopened: dashboardScreens.newApplications.to(),
    unnotified: dashboardScreens.unnotifiedMoves.to(),
    replies: replyScreens.unansweredReplies.to(),
    texts: resultScreens.rating.to(),
    emails: dashboardScreens.failedEmails.to(),
    messages: unreadMessages,
    people: dashboardScreens.awaitingNews.to(),
    interviews: dashboardScreens.otherTimes.to(),
    scorecards: scorecardScreens.dueScorecards.to(),
    mailbox: replyScreens.replyMailbox.to(),
    consents: peopleWithoutConsent,
    unchecked: importScreens.uncheckedConsents.to(),
  }
  const kinds = Object.keys(lists) as (keyof typeof lists)[]
  const waiting = Object.fromEntries(kinds.map((kind, place) => [kind, place + 2]))
  const oldest = Object.fromEntries(agedKinds.map((kind) => [kind, null]))
  await page.route('**/api/dashboard/waiting?*', (route) =>
    route.fulfill({
      json: { data: { ...waiting, outbox: 1, first_erased_at: null, outbox_since: '2026-01-15T15:04:00Z', oldest } },
    }),
  )
  await page.goto(dashboardScreens.dashboard.to())
  for (const kind of kinds) {
    const words = `${waiting[kind]} ${text(`dashboard.waiting.${kind}`, 'es', { count: waiting[kind] ?? 0 })}`
    await expect(today.getByRole('link', { name: words, exact: true })).toHaveAttribute('href', lists[kind])
  }
  const since = text('dashboard.waiting.outbox_since', 'es', {
    time: formatDateTime('2026-01-15T15:04:00Z', 'es', 'America/Bogota'),
  })
  await expect(today.getByRole('link', { name: since })).toHaveAttribute('href', dashboardScreens.failedEmails.to())
})

import type { Page } from '@playwright/test'
import { calendarDay } from '#domain/kernel/dates.ts'
import {
  applicants,
  cardNames,
  cardOf,
  chooseInMenu,
  closeWithoutNotifying,
  column,
  dragOver,
  moveByMenu,
  openNewBoard,
} from './support/hiring-board.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const [spanish, , english] = applicants

/** Records every state of a card's e-mail that the page shows from now on. */
async function watchUpdates(page: Page, name: string): Promise<() => Promise<string[]>> {
  await page.evaluate(
    (label) => {
      const seen: string[] = []
      const look = () => {
        const state = document.querySelector(`article[aria-label="${label}"]`)?.getAttribute('data-notice')
        if (state && seen.at(-1) !== state) seen.push(state)
      }
      look()
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
      Object.assign(window, { seenStates: seen })
    },
    text('board.card', 'es', { name }),
  )
  return () => page.evaluate(() => (window as unknown as { seenStates: string[] }).seenStates)
}

test('BRD-03 NTF-01 MAIL-03 I18N-04 a card dragged by mouse to the first interview invites its candidate', {
  tag: '@postgres',
}, async ({ page, loginAs, startSession, anotherPerson, mailbox }) => {
  await startSession('recruiter')
  const vacancy = await openNewBoard(page)
  await expect(cardOf(page, spanish.name)).toHaveAttribute('data-notice', 'kept')
  await expect(cardOf(page, spanish.name)).not.toContainText(text('notification.state.kept'))
  const seen = await watchUpdates(page, spanish.name)
  await dragOver(page, spanish.name, 'firstInterview')
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: text('notification.title', 'es', { name: spanish.name }) })
  // Name and address are prefilled with those of the inviting person.
  await expect(dialog.getByLabel(text('notification.sender'))).toHaveValue('Demo Reclutador')
  const address = dialog.getByLabel(text('notification.sender_email'))
  await expect(address).toHaveValue(cast.recruiter.email)
  await dialog.getByLabel(text('notification.sender')).fill('Equipo de selección')
  await address.fill('seleccion@example.com')
  await dialog.getByLabel(text('notification.date')).fill('2031-03-12')
  await dialog.getByLabel(text('notification.from')).fill('09:30')
  await dialog.getByLabel(text('notification.to')).fill('10:15')
  await dialog.getByLabel(text('notification.place')).fill('https://meet.example.com/abc')
  const preview = dialog.getByRole('region', { name: text('notification.preview') })
  await expect(preview).toContainText('12/03/2031')
  await expect(preview).toContainText('Equipo de selección')
  await expect(preview).toContainText('https://meet.example.com/abc')
  await dialog.getByRole('button', { name: text('notification.send') }).click()
  await expect(page.getByText(text('notification.kept', 'es', { name: spanish.name }))).toBeVisible()
  await expect(dialog).toBeHidden()
  const noticeText = text('board.live_notice', 'es', { name: spanish.name, notice: text('notification.state.kept') })
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: noticeText })).toHaveCount(1)
  await expect(cardOf(page, spanish.name)).toHaveAttribute('data-notice', 'kept')
  expect(await seen()).toEqual(['kept', 'not_notified', 'queued', 'kept'])
  await expect(cardNames(page, 'firstInterview')).toHaveText([spanish.name])

  const subject = `Te invitamos a una entrevista: ${vacancy}`
  const email = await mailbox.waitFor({ to: spanish.email, subject })
  expect(email.subject).toBe(subject)
  expect(email.replyTo?.map(({ address }) => address)).toEqual(['seleccion@example.com'])
  expect(email.text).toContain(`Hola, ${spanish.name.split(' ')[0]}:`)
  expect(email.text).toContain('12/03/2031')
  const invitation = email.attachments.find(({ mimeType }) => mimeType.startsWith('text/calendar'))
  const calendar = new TextDecoder().decode(invitation?.content as ArrayBuffer)
  // 9:30 in Bogotá, the time zone of the recruiter's browser.
  expect(calendar).toContain('METHOD:REQUEST')
  expect(calendar).toContain('LOCATION:https://meet.example.com/abc')
  expect(calendar).toContain('DTSTART:20310312T143000Z')
  expect(calendar).toContain('DTEND:20310312T151500Z')

  // To move the interview, the form is prefilled, so that only the changes are typed.
  await chooseInMenu(page, spanish.name, text('board.write'))
  await expect(dialog.getByText(text('notification.moves_interview', 'es', { name: spanish.name }))).toBeVisible()
  await expect(dialog.getByLabel(text('notification.place'))).toHaveValue('https://meet.example.com/abc')
  await expect(dialog.getByLabel(text('notification.date'))).toHaveValue('2031-03-12')
  await dialog.getByLabel(text('notification.to')).fill('10:30')
  await dialog.getByRole('button', { name: text('notification.send') }).click()
  await expect(dialog).toBeHidden()

  const candidate = await loginAs('candidate', await anotherPerson())
  await candidate.goto('/profile/Dashboard')
  const theirs = candidate.getByRole('listitem').filter({ hasText: vacancy })
  await expect(theirs).toContainText(text('applications.stage.firstInterview'))
  await expect(theirs).toContainText(/9:30.*10:30.*hora de Bogotá/)
  const meeting = theirs.getByRole('link', { name: text('interviews.meeting') })
  await expect(meeting).toHaveAttribute('href', 'https://meet.example.com/abc')
})

test('BRD-03 NTF-01 MAIL-03 I18N-04 a card moved by keyboard invites a candidate who reads English', async ({
  page,
  startSession,
  mailbox,
}) => {
  await startSession('recruiter')
  const vacancy = await openNewBoard(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const tabTo = async (name: string) => {
    const wanted = page.locator(':focus').and(page.getByRole('button', { name, exact: true }))
    for (let steps = 0; steps < 60 && (await wanted.count()) === 0; steps += 1) await press('Tab')
    await expect(wanted).toBeFocused()
  }
  await tabTo(text('board.menu_named', 'es', { name: spanish.name }))
  await press('End', 'Enter')
  await tabTo(text('board.stage.firstInterview'))
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: text('notification.title', 'es', { name: english.name }) })
  const noticeText = text('board.moved_to', 'es', { name: english.name, stage: text('board.stage.firstInterview'), place: 1 })
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: noticeText })).toHaveCount(1)
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await press('Tab')
  await expect(dialog.getByLabel(text('notification.date'))).toBeFocused()
  await expect(dialog.getByLabel(text('notification.language'))).toHaveValue('en')
  const tabToField = async (label: string) => {
    const wanted = dialog.locator(':focus').and(dialog.getByLabel(label, { exact: true }))
    for (let steps = 0; steps < 40 && (await wanted.count()) === 0; steps += 1) await press('Tab')
    await expect(wanted).toBeFocused()
  }
  // The machine's language decides whether the browser reads the first two digits as day or month.
  await page.keyboard.type('12032031')
  await tabToField(text('notification.from'))
  await page.keyboard.type('0930AM')
  // 45 minutes, until another length is chosen.
  await expect(dialog.getByLabel(text('notification.to'))).toHaveValue('10:15')
  await tabToField(text('notification.sender'))
  await page.keyboard.type('Equipo de prueba')
  const [, month, day] = (await dialog.getByLabel(text('notification.date')).inputValue()).split('-')
  await expect(dialog.getByLabel(text('notification.from'))).toHaveValue('09:30')
  await tabTo(text('notification.send'))
  await press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: text('board.menu_named', 'es', { name: english.name }) })).toBeFocused()
  const email = await mailbox.waitFor({ to: english.email, subject: `We’d like to interview you: ${vacancy}` })
  expect(email.text).toContain(`${month}/${day}/2031`)
  expect(email.text).not.toContain(`${day}/${month}/2031`)
  expect(email.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar')
})

test('NTF-01 SPEC-40 SPEC-43 SPEC-64 a closed dialog notifies nobody; a moved interview may be today in its zone', async ({
  page,
  startSession,
}) => {
  await test.step('SPEC-40 SPEC-64: closing the dialog notifies nobody, and the card shows the stage that the candidate sees', async () => {
    await startSession('recruiter')
    await openNewBoard(page)
    await dragOver(page, spanish.name, 'makeTest')
    await page.mouse.up()
    await closeWithoutNotifying(page)
    await expect(cardOf(page, spanish.name)).toContainText(text('notification.state.not_notified'))
    await page.reload()
    const candidateSees = text('board.still_told', 'es', { stage: text('board.stage.apply') })
    await expect(column(page, 'makeTest').getByRole('article')).toContainText(
      `${text('notification.state.not_notified')} · ${candidateSees}`,
    )
    await expectNoAccessibilityViolations(page)
  })
  await test.step('NTF-01 SPEC-43 the first day for a moved interview is today in the time zone of the interview', async () => {
    // A time zone with another date than Bogotá at this hour.
    const hour = new Date().getUTCHours()
    const elsewhere = hour >= 5 && hour < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
    await startSession('recruiter')
    await openNewBoard(page, [spanish])
    await moveByMenu(page, spanish.name, 'firstInterview')
    const dialog = page.getByRole('dialog', { name: text('notification.title', 'es', { name: spanish.name }) })
    await dialog.getByLabel(text('notification.sender')).fill('seleccion@example.com')
    await dialog.getByLabel(text('notification.date')).fill('2031-03-12')
    await dialog.getByLabel(text('notification.from')).fill('09:30')
    await dialog.getByLabel(text('notification.to')).fill('10:15')
    await dialog.getByRole('button', { name: text('notification.send') }).click()
    await expect(dialog).toBeHidden()
    await page.route('**/api/board/**', async (call) => {
      const response = await call.fetch()
      await call.fulfill({ response, body: (await response.text()).replaceAll('America/Bogota', elsewhere) })
    })
    await page.reload()
    await chooseInMenu(page, spanish.name, text('board.write'))
    await expect(dialog.getByLabel(text('notification.date'))).toHaveAttribute('min', calendarDay(new Date(), elsewhere))
  })
})

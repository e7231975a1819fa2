import type { Page } from '@playwright/test'
import { agendaScreens } from '#domain/desk/agenda/agenda.screens.ts'
import { applicants, cardOf, chooseInMenu, closeWithoutNotifying, moveByMenu, openNewBoard } from './support/hiring-board.ts'
import type { Mailbox } from './support/mailbox.ts'
import { expect, expectFitsPhoneAndDesk, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const [one, two] = applicants

/** The number of the week from Monday in which an instant is, in Bogotá. */
function weekOf(at: string): number {
  const days = (Date.parse(at) - 5 * 3_600_000) / 86_400_000
  // The first day of 1970 was a Thursday.
  return Math.floor((days + 3) / 7)
}

/** Opens the link of the newest e-mail that asks a candidate to pick a time, on a phone. */
async function openLink(phone: Page, mailbox: Mailbox, to: string, vacancy: string): Promise<void> {
  const mail = await mailbox.waitFor({ to, subject: `Elige la hora de tu entrevista: ${vacancy}` })
  const [link] = /https?:\/\/\S+\/times\/[^\s?]+/.exec(mail.text ?? '') ?? []
  if (!link) throw new Error('no link')
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto(link)
  await expect(phone.getByRole('radio').first()).toBeVisible()
}

/** Offers a person the times of the next days from their card. */
async function offerTimes(page: Page, name: string, look?: () => Promise<void>): Promise<void> {
  await moveByMenu(page, name, 'firstInterview')
  await closeWithoutNotifying(page)
  await chooseInMenu(page, name, text('interview_times.offer'))
  const dialog = page.getByRole('dialog', { name: text('interview_times.offer_to', 'es', { name }) })
  await dialog.getByRole('button', { name: text('interview_times.see') }).click()
  await expect(dialog.getByText(/\d+ horas libres/).first()).toBeVisible()
  await look?.()
  await dialog.getByRole('button', { name: text('interview_times.send') }).click()
  await expect(page.getByText(text('interview_times.offered')).first()).toBeVisible()
  await expect(dialog.getByText(/Todavía no ha elegido/)).toBeVisible()
  await dialog
    .getByRole('button', { name: text('common.close') })
    .first()
    .click()
  await expect(dialog).toBeHidden()
}

async function pick(on: Page, time: string, button: 'confirm' | 'confirm_move'): Promise<void> {
  await on.locator(`input[value="${time}"]`).check()
  await on.getByRole('button', { name: text(`interview_times.${button}`) }).click()
}

test('SLO-01 SLO-02 of two candidates one gets a time on the phone and moves it, and the agenda has it', async ({
  page,
  startSession,
  anotherPerson,
  mailbox,
  expectConsoleError,
}) => {
  // The time that somebody else has taken.
  expectConsoleError(/409/)
  await startSession('recruiter')
  const vacancy = await openNewBoard(page)
  await offerTimes(page, one.name, () => expectFitsPhoneAndDesk(page))
  await offerTimes(page, two.name)

  const [phone, other] = [await anotherPerson(), await anotherPerson()]
  await openLink(phone, mailbox, one.email, vacancy)
  await openLink(other, mailbox, two.email, vacancy)
  await expectNoAccessibilityViolations(phone)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const first = await phone.getByRole('radio').first().inputValue()
  await pick(phone, first, 'confirm')
  await expect(phone.getByText(text('interview_times.picked'))).toBeVisible()
  await expectNoAccessibilityViolations(phone)

  await pick(other, first, 'confirm')
  await expect(other.getByText(text('interview_times.error.taken'))).toBeVisible()
  await expect(other.locator(`input[value="${first}"]`)).toHaveCount(0)

  await phone.getByRole('button', { name: text('interview_times.move') }).click()
  const second = await phone.getByRole('radio').first().inputValue()
  await pick(phone, second, 'confirm_move')
  await expect(phone.getByText(text('interview_times.picked'))).toBeVisible()
  await mailbox.waitFor({ to: one.email, subject: /^Tu entrevista pasó al/ })
  await expect(cardOf(page, one.name)).not.toContainText('Sin avisar')

  await page.goto(agendaScreens.agenda.to())
  // Late in a week its first times are in the next one.
  if (weekOf(second) !== weekOf(new Date().toISOString())) await page.getByRole('button', { name: text('agenda.after') }).click()
  await expect(page.getByText(one.name).filter({ visible: true }).first()).toBeVisible()
  await expectFitsPhoneAndDesk(page)
})

test('SLO-01 staff who call a picked time off are asked first, and the same link then asks for another time', async ({
  page,
  startSession,
  anotherPerson,
  mailbox,
}) => {
  await startSession('recruiter')
  const vacancy = await openNewBoard(page, [one])
  await offerTimes(page, one.name)
  const phone = await anotherPerson()
  await openLink(phone, mailbox, one.email, vacancy)
  const first = await phone.getByRole('radio').first().inputValue()
  await pick(phone, first, 'confirm')
  await expect(phone.getByText(text('interview_times.picked'))).toBeVisible()

  await chooseInMenu(page, one.name, text('interview_times.offer'))
  const picked = page.getByRole('dialog', { name: text('interview_times.offer_to', 'es', { name: one.name }) })
  await picked.getByRole('button', { name: text('interviews.cancel'), exact: true }).click()
  const question = page.getByRole('alertdialog', { name: text('interviews.cancel') })
  await expect(question.getByText(/con el mismo enlace/)).toBeVisible()
  await expectFitsPhoneAndDesk(page)
  await question.getByRole('button', { name: text('interviews.cancel_back') }).click()
  await expect(picked.getByText(/^Eligió/)).toBeVisible()
  await picked.getByRole('button', { name: text('interviews.cancel'), exact: true }).click()
  await question.getByLabel(text('interviews.cancel_reason')).fill('Cambio de sede')
  await question.getByRole('button', { name: text('interviews.cancel_confirm') }).click()
  await expect(picked.getByText(/Todavía no ha elegido/)).toBeVisible()
  const off = await mailbox.waitFor({ to: one.email, subject: /cancel/i })
  expect(off.text).toContain('Cambio de sede')
  await phone.reload()
  await pick(phone, first, 'confirm')
  await expect(phone.getByText(text('interview_times.picked'))).toBeVisible()
})

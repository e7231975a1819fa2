import type { Page } from '@playwright/test'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { addedCandidatesScreens } from '#domain/people/added-candidates/added-candidates.screens.ts'
import { candidateSearchScreens } from '#domain/people/candidate-search/candidate-search.screens.ts'
import { field } from './support/fields.ts'
import { cardNames, cardOf, moveByMenu, openVacancies } from './support/hiring-board.ts'
import type { Mailbox } from './support/mailbox.ts'
import { linkIn } from './support/recovery.ts'
import { pdf } from './support/registration.ts'
import { expect, expectNoAccessibilityViolations, type MessageKey, test, text } from './support/test.ts'

interface Person {
  readonly name: string
  readonly lastname: string
  readonly email: string
}

/** Fills in the open form about a candidate, and adds them. */
async function addByHand(page: Page, { name, lastname, email }: Person, hasConsented = false): Promise<void> {
  // Their labels also say that they are optional.
  const optional = (label: MessageKey) => page.getByLabel(text(label))
  await field(page, 'personal.name').fill(name)
  await field(page, 'personal.lastname').fill(lastname)
  await optional('intake.email').fill(email)
  await optional('intake.city').fill('Pereira')
  await optional('intake.source_note').fill('Feria de empleo')
  await optional('intake.cv').setInputFiles(pdf())
  if (hasConsented) {
    await page.getByLabel(text('intake.consent_way.held'), { exact: true }).check()
    await field(page, 'intake.consented_on').fill('2026-03-02')
    await field(page, 'intake.consent_how').fill('Formulario de la feria')
    await page.getByLabel(text('intake.consent_declared')).check()
  }
  await expectNoAccessibilityViolations(page)
  await page.getByRole('button', { name: text('intake.save'), exact: true }).click()
  await expect(
    page.getByRole('heading', { name: text('intake.done_asked', 'es', { name: `${name} ${lastname}` }) }),
  ).toBeVisible()
  await expectNoAccessibilityViolations(page)
}

/** Opens the page behind the link of the only e-mail to a person, on a phone. */
async function openRequest(phone: Page, mailbox: Mailbox, email: string): Promise<void> {
  const mails = await mailbox.waitForAll({ to: email }, 1)
  expect(mails).toHaveLength(1)
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto(linkIn(mails[0]!, 'consent'))
  await expect(phone.getByText('Pereira')).toBeVisible()
  await expect(phone.getByText('hoja-de-vida.pdf')).toBeVisible()
  await expect(phone.getByText('Feria de empleo')).toBeVisible()
  await expectNoAccessibilityViolations(phone)
}

test('INT-01 INT-02 SPEC-77 a person added into a vacancy consents with one click in the only e-mail', async ({
  page,
  startSession,
  anotherPerson,
  mailbox,
}) => {
  await startSession('admin')
  const [vacancy] = await openVacancies(page, 1)
  await page.goto(boardScreens.board.to({ id: vacancy?.uuid ?? '' }))
  await page
    .getByRole('link', { name: text('intake.add') })
    .last()
    .click()
  const rosa = { name: 'Rosa', lastname: 'Intake', email: 'rosa.intake@example.com' }
  await addByHand(page, rosa)

  await page.getByRole('link', { name: text('intake.open_board') }).click()
  const mark = text('intake.no_consent_days', 'es', { count: 90 })
  await expect(cardOf(page, 'Rosa Intake')).toContainText(mark)
  await moveByMenu(page, 'Rosa Intake', 'makeTest')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Rosa Intake no ha dado su consentimiento')).toBeVisible()
  await expect(dialog.getByRole('button', { name: text('notification.send') })).toHaveCount(0)
  await expectNoAccessibilityViolations(page)
  await dialog
    .getByRole('button', { name: text('common.close'), exact: true })
    .last()
    .click()
  await expect(cardNames(page, 'makeTest')).toHaveText(['Rosa Intake'])

  const phone = await anotherPerson()
  await openRequest(phone, mailbox, rosa.email)
  await expect(phone.getByText(vacancy?.name ?? '')).toBeVisible()
  await phone.getByRole('button', { name: text('intake.give_button'), exact: true }).click()
  await expect(phone.getByText(text('intake.given'))).toBeVisible()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(text('applications.title'))
  await expect(phone.getByText(vacancy?.name ?? '').first()).toBeVisible()
  await expectNoAccessibilityViolations(phone)

  await page.reload()
  await expect(cardOf(page, 'Rosa Intake')).not.toContainText(mark)
  expect(await mailbox.find({ to: rosa.email })).toHaveLength(1)
})

test('INT-02 SPEC-77 a person added to the pool refuses, and what staff entered is gone', async ({
  page,
  startSession,
  anotherPerson,
  mailbox,
}) => {
  await startSession('admin')
  await page.goto(candidateSearchScreens.findCandidates.to())
  await page.getByRole('link', { name: text('intake.add') }).click()
  const nino = { name: 'Nino', lastname: 'Rehúsa', email: 'nino.rehusa@example.com' }
  await addByHand(page, nino)
  const pool = `${candidateSearchScreens.findCandidates.to()}?q=${nino.email}`
  await page.goto(pool)
  const row = page.getByRole('row').filter({ hasText: 'Nino Rehúsa' })
  await expect(row).toContainText(text('intake.no_consent_days', 'es', { count: 90 }))
  await expectNoAccessibilityViolations(page)

  const phone = await anotherPerson()
  await openRequest(phone, mailbox, nino.email)
  await phone.getByRole('button', { name: text('intake.refuse_button') }).click()
  await expect(phone.getByText(text('intake.refuse_question'))).toBeVisible()
  await expectNoAccessibilityViolations(phone)
  await phone.getByRole('button', { name: text('intake.refuse_confirm') }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(text('intake.refused_title'))
  await expectNoAccessibilityViolations(phone)

  await page.goto(pool)
  await expect(page.getByText(text('pool.empty_found'))).toBeVisible()
  // Also the stored e-mail named them.
  await expect.poll(async () => (await mailbox.find({ to: nino.email })).length).toBe(0)
})

test('INT-07 a person with a held consent is a candidate at once, and objects with the link of the only e-mail', async ({
  page,
  startSession,
  anotherPerson,
  mailbox,
}) => {
  await startSession('admin')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(addedCandidatesScreens.addPerson.to())
  const alba = { name: 'Alba', lastname: 'Autorizada', email: 'alba.autorizada@example.com' }
  await addByHand(page, alba, true)
  await expect(page.getByText(text('intake.consented'))).toBeVisible()
  const phone = await anotherPerson()
  await openRequest(phone, mailbox, alba.email)
  await expect(phone.getByText('Formulario de la feria')).toBeVisible()
  await expect(phone.getByRole('button', { name: text('intake.give_button') })).toHaveCount(0)
  await phone.getByRole('button', { name: text('intake.object_button') }).click()
  await phone.getByRole('button', { name: text('intake.refuse_confirm') }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(text('intake.refused_title'))
})

import type { Page } from '@playwright/test'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { field } from './support/fields.ts'
import { cardOf, openVacancies } from './support/hiring-board.ts'
import { consentBox, newPassword, pdf, registerButton } from './support/registration.ts'
import { expect, expectFitsPhoneAndDesk, test, text } from './support/test.ts'

/** Adds a person with a CV to a vacancy, as the form does. Returns their uuid. */
async function addPerson(page: Page, email: string, uuid_jobs: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const fields = { name: 'Lucía', lastname: 'Ficha', email, personal_phone: '', city: 'Pereira', language: 'es' }
  const multipart = { ...fields, source_note: 'Feria de empleo', uuid_jobs, file: { ...pdf(), name: 'del-equipo.pdf' } }
  const answer = await page.request.post('/api/users/add', { multipart, headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { data: { uuid: string } }).data.uuid
}

test('INT-11 a person whom staff added registers on a phone, sees nothing of it, confirms, and is one', async ({
  page,
  startSession,
  anotherPerson,
  mailbox,
}) => {
  const language = 'es'
  const email = `lucia.ficha.${language}@example.com`
  await startSession('admin')
  const [first, second] = await openVacancies(page, 2)
  const entry = await addPerson(page, email, first?.uuid ?? '')
  await mailbox.waitFor({ to: email })

  const person = await anotherPerson()
  await person.setViewportSize({ width: 360, height: 800 })
  await person.goto(`${accountScreens.registerAndApply.to({ uuid: second?.uuid ?? '' })}?lang=${language}`)
  await field(person, 'personal.name', language).fill('Lucía María')
  await field(person, 'personal.lastname', language).fill('Ficha')
  await field(person, 'personal.email', language).fill(email)
  await field(person, 'personal.password', language).fill(newPassword)
  await field(person, 'personal.repeat_password', language).fill(newPassword)
  await field(person, 'personal.cv', language).setInputFiles(pdf())
  await consentBox(person).check()
  await registerButton(person, language).click()
  await expect(person).toHaveURL(/\/profile/)
  await person.goto('/profile/Dashboard')
  await expect(person.getByText(second?.name ?? '').first()).toBeVisible()
  await expect(person.getByText(first?.name ?? '')).toHaveCount(0)

  await page.goto(boardScreens.board.to({ id: first?.uuid ?? '' }))
  await expect(cardOf(page, 'Lucía Ficha')).toContainText(text('intake.registered_mark'))
  await page.goto(userScreens.userProfile.to({ uuid: entry }))
  await expect(page.getByRole('heading', { name: text('intake.registered_entry_title') })).toBeVisible()
  await expect(page.getByRole('link', { name: text('intake.registered_account') })).toBeVisible()
  // The file, which cannot be drawn, is merged away below, so it must have come before.
  await expect(page.getByText(text('files.no_text.broken')).first()).toBeVisible()
  await expectFitsPhoneAndDesk(page)

  const mails = await mailbox.waitForAll({ to: email }, 2)
  const link = /href="([^"]+\/confirm\/[^"]+)"/.exec(mails.at(-1)?.html ?? '')?.[1] ?? ''
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'))
  await person.goto(pathname + search)
  await person.getByRole('button', { name: text('personal.confirm_button', language) }).click()
  await expect(person.getByText(text('personal.confirm_success', language))).toBeVisible()
  await person.goto('/profile/Dashboard')
  await expect(person.getByText(first?.name ?? '').first()).toBeVisible()
  await expect(person.getByText(second?.name ?? '').first()).toBeVisible()
  await expectFitsPhoneAndDesk(person)
  await page.goto(boardScreens.board.to({ id: first?.uuid ?? '' }))
  await expect(cardOf(page, 'Lucía María Ficha')).toBeVisible()
  await page.goto(userScreens.userProfile.to({ uuid: entry }))
  await expect(page.getByRole('link', { name: text('duplicates.open_remaining') })).toBeVisible()
})

test('INT-02 INT-11 a person refuses in English while a stranger’s registration with their address waits', async ({
  page,
  startSession,
  anotherPerson,
  mailbox,
}) => {
  const language = 'en'
  const email = `ana.negada.${language}@example.com`
  await startSession('admin')
  const [vacancy] = await openVacancies(page, 1)
  await addPerson(page, email, vacancy?.uuid ?? '')
  const { html = '' } = await mailbox.waitFor({ to: email })
  const password = { password: newPassword, repeat_password: newPassword }
  const fields = { name: 'Otra', lastname: 'Persona', email, ...password, consent: 'true', language }
  expect((await page.request.post('/api/users/register', { multipart: { ...fields, file: pdf() } })).status()).toBe(200)

  const person = await anotherPerson()
  const { pathname } = new URL(/href="([^"]+\/consent\/[^"]+)"/.exec(html)?.[1] ?? '')
  await person.goto(`${pathname}?lang=${language}`)
  await expect(person.getByRole('heading', { name: text('intake.registered_title', language) })).toBeVisible()
  await expect(person.getByRole('button', { name: text('intake.give_button', language) })).toHaveCount(0)
  await expectFitsPhoneAndDesk(person)
  await person.getByRole('button', { name: text('intake.object_button', language) }).click()
  await person.getByRole('button', { name: text('intake.refuse_confirm', language) }).click()
  await expect(person.getByText(text('intake.refused_account', language))).toBeVisible()
  await expectFitsPhoneAndDesk(person)
})

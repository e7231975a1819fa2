import { expect, type Page } from '@playwright/test'
import type { Language } from '#domain/kernel/languages.ts'
import { field } from './fields.ts'
import { text } from './texts.ts'

export const newPassword = 'Quarry.2026!'

/** A file that is recognised as a PDF, with `more` additional bytes. */
export const pdf = (more = 0) => ({
  name: 'hoja-de-vida.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n1 0 obj<<>>endobj\n%${'x'.repeat(more)}\ntrailer<<>>\n%%EOF\n`),
})

export function registerButton(page: Page, language: Language = 'es') {
  return page.getByRole('button', { name: text('personal.register_button', language) })
}

/** The box that agrees to the processing of personal data; suggestions of vacancies have their own. */
export const consentBox = (page: Page) => page.getByRole('checkbox', { name: /política de privacidad|privacy policy/ })

/** Chooses a CV, and waits until the form has it: it is read first. */
export async function attachCv(page: Page, file = pdf()): Promise<void> {
  await field(page, 'personal.cv').setInputFiles(file)
  await expect(page.getByText(file.name)).toBeVisible()
}

/** Fills in the registration except the CV. */
export async function fillInRegistration(page: Page, email: string) {
  await field(page, 'personal.name').fill('Nueva')
  await field(page, 'personal.lastname').fill('Persona')
  await field(page, 'personal.email').fill(email)
  await field(page, 'personal.password').fill(newPassword)
  await field(page, 'personal.repeat_password').fill(newPassword)
  await consentBox(page).check()
}

/** Expects that the registration is still filled in (SHR-02). */
export async function expectRegistrationFilledIn(page: Page, email: string, language: Language = 'es') {
  await expect(field(page, 'personal.name', language)).toHaveValue('Nueva')
  await expect(field(page, 'personal.lastname', language)).toHaveValue('Persona')
  await expect(field(page, 'personal.email', language)).toHaveValue(email)
  await expect(field(page, 'personal.password', language)).toHaveValue(newPassword)
  await expect(field(page, 'personal.repeat_password', language)).toHaveValue(newPassword)
  await expect(consentBox(page)).toBeChecked()
}

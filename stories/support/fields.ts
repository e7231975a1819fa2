import { expect, type Locator, type Page } from '@playwright/test'
import { type Language, otherLanguage } from '#domain/kernel/languages.ts'
import { pressLanguageSwitch } from './switching.ts'
import { type MessageKey, text } from './texts.ts'

/** The control of a form with exactly this label. */
export function field(page: Page, label: MessageKey, language: Language = 'es') {
  return page.getByLabel(text(label, language), { exact: true })
}

/** Expects that a field is invalid and that its error in this language is also its accessible description. */
export async function expectFieldError(page: Page, label: MessageKey, error: MessageKey, language: Language = 'es') {
  await expectInvalid(field(page, label, language), error, language)
}

async function expectInvalid(control: Locator, error: MessageKey, language: Language) {
  await expect(control).toHaveAccessibleDescription(new RegExp(`${literally(text(error, language))}$`))
  await expect(control).toHaveAttribute('aria-invalid', 'true')
}

/** The first list of the month field with this label. */
export function monthField(within: Page | Locator, label: MessageKey, language: Language = 'es') {
  return within.getByLabel(text('common.month_of', language, { label: text(label, language) }), { exact: true })
}

/** The same as expectFieldError for a month field. */
export const expectMonthError = (page: Page, label: MessageKey, error: MessageKey) =>
  expectInvalid(monthField(page, label), error, 'es')

export async function expectNoFieldError(page: Page, label: MessageKey, language: Language = 'es') {
  await expect(field(page, label, language)).not.toHaveAttribute('aria-invalid', 'true')
}

/** Switches the language with the link in the header and waits for the other language. */
export async function switchLanguage(page: Page, from: Language) {
  await pressLanguageSwitch(page, from)
  await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage[from])
}

function literally(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** Chooses a month (yyyy-mm) in the field with this label, on a page or in a dialog. */
export async function chooseMonth(within: Page | Locator, label: MessageKey, month: string, language: Language = 'es') {
  const [year = '', ofYear = ''] = month.split('-')
  const named = { label: text(label, language) }
  await monthField(within, label, language).selectOption(ofYear)
  await within.getByLabel(text('common.year_of', language, named), { exact: true }).selectOption(year)
}

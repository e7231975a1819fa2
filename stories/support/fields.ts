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
  await expect(field(page, label, language)).toHaveAccessibleDescription(new RegExp(`${literally(text(error, language))}$`))
  await expect(field(page, label, language)).toHaveAttribute('aria-invalid', 'true')
}

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
  await within.getByLabel(text(label, language), { exact: true }).selectOption(ofYear)
  await within.getByLabel(text('common.year_of', language, { label: text(label, language) }), { exact: true }).selectOption(year)
}

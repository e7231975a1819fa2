import { expect, type Page } from '@playwright/test'
import type { Language } from '#domain/kernel/languages.ts'
import { text } from './texts.ts'

/** The visible link that switches to the other language, in the bar or in a menu; `now` is the language of the page. */
export const languageSwitch = (page: Page, now: Language) =>
  page.getByRole('banner').getByRole('link', { name: text('site.switch_language', now) })

/** Switches to the other language. On a workplace the link is in the menu of the person. */
export async function pressLanguageSwitch(page: Page, now: Language): Promise<void> {
  const link = languageSwitch(page, now)
  const opener = page.locator('[popovertarget="account-menu"]')
  await expect(link.or(opener).first()).toBeVisible()
  if (!(await link.isVisible())) await opener.click()
  await link.click()
}

/** Enabled fields of the page for free text: not those that a script formats, nor those whose open list hides the rest of the page. */
export const wordFields = (page: Page) =>
  page
    .getByRole('main')
    .locator(
      ':is(input[type="text"], input[type="search"], input[type="email"], textarea):enabled:visible:not([role="combobox"], [aria-autocomplete])',
    )

/** Marks the document, so that a reload can be detected. */
export const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute('data-story', 'same'))

export const expectSameDocument = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-story', 'same')

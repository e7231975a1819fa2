import type { Page } from '@playwright/test'
import type { Language } from '#domain/kernel/languages.ts'
import { expect } from './test.ts'
import { text } from './texts.ts'

/** The link of the bar that switches to the other language; `now` is the language of the page. */
export const languageSwitch = (page: Page, now: Language) =>
  page.getByRole('banner').getByRole('link', { name: text('site.switch_language', now) })

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

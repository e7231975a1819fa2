import type { Page } from '@playwright/test'
import type { Language } from '#domain/kernel/languages.ts'
import { expect } from './test.ts'
import { text } from './texts.ts'

/** The link of the bar that switches to the other language, on a page that is shown in `now`. */
export const languageSwitch = (page: Page, now: Language) =>
  page.getByRole('banner').getByRole('link', { name: text('site.switch_language', now) })

/** Fields of the page that take free words now; those that a script formats or a choice shuts are left out. */
export const wordFields = (page: Page) =>
  page.getByRole('main').locator(':is(input[type="text"], input[type="search"], input[type="email"], textarea):enabled:visible')

/** Marks the document, so that a reload would show. */
export const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute('data-story', 'same'))

export const expectSameDocument = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-story', 'same')

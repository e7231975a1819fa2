import { expect, type Locator, type Page } from '@playwright/test'

/** More Tab stops than any page has. */
const mostStops = 80

/** Presses the Tab key until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < mostStops && !(await isThere()); stops += 1) await page.keyboard.press('Tab')
  await expect(target, 'reached with the Tab key').toBeFocused()
}

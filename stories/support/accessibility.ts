import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Checks the page, or a part of it, against WCAG 2.2 AA with axe. Finishes running fades first, and waits for parts that are dimmed while
 * their data is read, because both distort the contrast. An open menu is checked by itself: axe would report what it half covers as too small.
 */
export async function expectNoAccessibilityViolations(page: Page, part = 'html'): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-busy="true"]')].every((busy) => getComputedStyle(busy).opacity === '1'),
  )
  await page.evaluate(async () => {
    // Scrolled to the top, the sticky bar hides no part of a target, which axe would report as too small.
    scrollTo(0, 0)
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(finite.map((animation) => animation.finished))
  })
  // The pages have no frames of other sites, so the legacy mode finds the same in half the time.
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(standards).setLegacyMode().analyze()
  const summary = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}\n${node.html}`),
  )
  expect(summary, `accessibility of ${page.url()}`).toEqual([])
}

/**
 * Checks the page at the width of a phone and of a desk: no part of it is wider than the window, and nothing is inaccessible. It gets its
 * own size back.
 */
export async function expectFitsPhoneAndDesk(page: Page): Promise<void> {
  const own = page.viewportSize() ?? { width: 1280, height: 800 }
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    await expectNoAccessibilityViolations(page)
  }
  await page.setViewportSize(own)
}

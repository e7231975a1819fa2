import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Checks the page as it stands against WCAG 2.2 AA with axe. Fades that still run would distort contrast, so they end first. */
export async function expectNoAccessibilityViolations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What the bar at the top hides half of, where the page happens to be scrolled to, is not too small.
    scrollTo(0, 0)
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(finite.map((animation) => animation.finished))
  })
  // Without frames of other sites the older mode finds the same in half the time.
  const { violations } = await new AxeBuilder({ page }).withTags(standards).setLegacyMode().analyze()
  const summary = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}\n${node.html}`),
  )
  expect(summary, `accessibility of ${page.url()}`).toEqual([])
}

import axe from 'axe-core'
import { expect } from 'vitest'

/** The rules of WCAG 2.2 AA, as axe names them. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Checks what is rendered against WCAG 2.2 AA with axe. Finishes running fades first, because they distort the contrast. */
export async function expectAccessible(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(finite.map((animation) => animation.finished))
  const { violations } = await axe.run(document.body, { runOnly: standards })
  expect(violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}\n${html}`))).toEqual([])
}

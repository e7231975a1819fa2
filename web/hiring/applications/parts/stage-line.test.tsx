import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addAudiences, textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { StageLine } from './stage-line.tsx'

const t = textIn('es')

test('SPEC-13 a line of five steps shows where an application stands', async () => {
  await addAudiences('candidate')
  await renderPart(<StageLine stage="firstInterview" />)
  const steps = page.getByRole('list', { name: t('applications.steps') }).getByRole('listitem')
  expect(steps.elements()).toHaveLength(5)
  const passed = steps.elements().map((step) => (step as HTMLElement).dataset.passed ?? '')
  expect(passed).toEqual(['true', 'true', 'true', '', ''])
  expect(steps.elements().map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null])
  await expect.element(page.getByText(t('applications.step_of', { number: 3, count: 5 }))).toBeVisible()
  await expectAccessible()
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AnsweredQuestion, ResultView } from '#domain/assessment/results/results.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { SignalsPanel } from './signals-panel.tsx'

const t = textIn('es')
const took = '0:00:38'
const question = {
  ...{ uid: 'q', indice: 0, shown_at: '2026-11-23T17:20:00Z', time: took, left_window: 0 },
  ...{ late: false, arrived_late: false, offline_seconds: 0 },
} as AnsweredQuestion

const show = (level: ResultView['signals']['level']) =>
  renderPart(<SignalsPanel result={{ signals: { level, reasons: [] }, attempt: null, user_test: [question] } as never} />)
const time = page.getByRole('cell', { name: took })

test('SPEC-37 the timeline of a test without signals is folded, and opens', async () => {
  await show('nothing')
  await expect.element(page.getByText(t('results.signals.nothing'))).toBeVisible()
  await expect.element(page.getByText(took)).not.toBeVisible()
  await page.getByText(t('results.timeline')).first().click()
  await expect.element(time).toBeVisible()
  await expectAccessible()
})

test('SPEC-37 the timeline of a test with signals is in sight', async () => {
  await show('worth_asking')
  await expect.element(time).toBeVisible()
})

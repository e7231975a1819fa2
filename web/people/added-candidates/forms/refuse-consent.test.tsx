import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { RefuseConsent } from './refuse-consent.tsx'

const t = textIn('es')

afterEach(() => vi.restoreAllMocks())

test('INT-02 refusing asks once before it erases, and can be taken back until then', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ success_message: 'intake.refused' }))
  const [onDone, onBack] = [vi.fn(), vi.fn()]
  await renderPart(<RefuseConsent token="x" onDone={onDone} onBack={onBack} />)
  await expect.element(page.getByText(t('intake.refuse_question'))).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: t('intake.refuse_back') }).click()
  expect(asked).not.toHaveBeenCalled()
  expect(onBack).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: t('intake.refuse_confirm') }).click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { TimeLeft } from './time-left.tsx'

const t = textIn('es')
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
afterEach(() => void vi.useRealTimers())

test('TST-20 the last minute counts seconds, and the end says so', async () => {
  const onOver = vi.fn()
  await renderPart(<TimeLeft seconds={121} onOver={onOver} />)
  const shown = (text: string) => expect.element(page.getByText(text).first()).toBeVisible()
  await shown(t('attempts.time_left', { count: 3 }))
  await vi.advanceTimersByTimeAsync(61_000)
  await shown(t('attempts.time_left', { count: 1 }))
  await expect.element(page.getByRole('status').last()).toHaveTextContent(t('attempts.time_left', { count: 1 }))
  await vi.advanceTimersByTimeAsync(15_000)
  await shown(t('attempts.seconds_left', { count: 45 }))
  await expect.element(page.getByRole('status').last()).toHaveTextContent(t('attempts.time_left', { count: 1 }))
  await vi.advanceTimersByTimeAsync(44_000)
  await shown(t('attempts.seconds_left', { count: 1 }))
  expect(onOver).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await shown('Se acabó el tiempo')
  expect(onOver).toHaveBeenCalledOnce()
  vi.useRealTimers()
  await expectAccessible()
})

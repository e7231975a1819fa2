import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { TimeLeft } from './time-left.tsx'

const t = textIn('es')
const unreachable = async () => undefined
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('TST-20 the last minute counts seconds, and the end says so', async () => {
  const onOver = vi.fn()
  await renderPart(<TimeLeft seconds={121} ask={unreachable} onOver={onOver} />)
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

test.each([
  [130, 'attempts.time_left', 3],
  [299, 'attempts.time_left', 5],
  [45, 'attempts.seconds_left', 45],
  [7200, 'attempts.hours_left', 2],
] as const)('TST-21 on opening with %s seconds screen readers announce what is left', async (seconds, text, count) => {
  await renderPart(<TimeLeft seconds={seconds} ask={unreachable} onOver={vi.fn()} />)
  await expect.element(page.getByRole('status').last()).toHaveTextContent(t(text, { count }))
})

test.each([
  ['set forward by an hour, and the server says what is left', 3600, 110, 'attempts.time_left', 2, 0],
  ['set forward, and the server says the same as before', 3600, 121, 'attempts.time_left', 2, 0],
  ['right after a sleep of a minute', 60, 60, 'attempts.seconds_left', 57, 0],
  ['set forward, and nobody answers', 3600, undefined, 'attempts.time_over', 0, 1],
  ['set back by an hour', -3600, undefined, 'attempts.time_left', 2, 0],
] as const)('TST-20 the clock of the device is %s', async (_what, jump, known, text, count, ended) => {
  const onOver = vi.fn()
  await renderPart(<TimeLeft seconds={121} ask={async () => known} onOver={onOver} />)
  await vi.advanceTimersByTimeAsync(2000)
  vi.setSystemTime(Date.now() + jump * 1000)
  await vi.advanceTimersByTimeAsync(4000)
  await expect.element(page.getByText(t(text, { count })).first()).toBeVisible()
  expect(onOver).toHaveBeenCalledTimes(ended)
})

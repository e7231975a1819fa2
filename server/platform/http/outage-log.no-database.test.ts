import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logOutage } from './outage-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('OBS-02 an outage is a line at its beginning and one a minute with a count', () => {
  const lines: unknown[] = []
  const log = { warn: (...line: unknown[]) => void lines.push(line) } as unknown as Parameters<typeof logOutage>[0]
  for (let count = 0; count < 69; count += 1) logOutage(log, 'database away', 'ECONNREFUSED')
  logOutage(log, 'file store away', 'timeout')
  const first = [
    [{ reason: 'ECONNREFUSED' }, 'database away'],
    [{ reason: 'timeout' }, 'file store away'],
  ]
  expect(lines).toEqual(first)
  vi.advanceTimersByTime(60_000)
  expect(lines).toEqual([...first, [{ reason: 'ECONNREFUSED', more: 68 }, 'database away']])
  vi.advanceTimersByTime(120_000)
  logOutage(log, 'database away', 'ECONNREFUSED')
  expect(lines).toHaveLength(4)
})

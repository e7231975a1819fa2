import { afterEach, expect, test, vi } from 'vitest'
import { ApiRefusal, asRefusal, refusalOf } from './api-refusal.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('I18N-06 a refusal has the server’s keys and the time of a retry', () => {
  const refusal = refusalOf(
    429,
    { error_message: 'errors.too_many', errors: { email: ['personal.error.email'] }, request_id: 'r1' },
    '30',
  )
  expect(refusal).toMatchObject({
    status: 429,
    code: 'errors.too_many',
    errors: { email: ['personal.error.email'] },
    retryAfter: 30,
    requestId: 'r1',
  })
})

test('SHR-02 a foreign answer, e.g. of a proxy, still becomes a refusal', () => {
  expect(refusalOf(502, '<html>', null).code).toBe('errors.unavailable')
  expect(refusalOf(413, undefined, null).code).toBe('errors.body_too_large')
  expect(asRefusal(new ApiRefusal(0, 'errors.network')).code).toBe('errors.network')
})

test('SHR-02 a programming error reads as unexpected and is logged once', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const mistake = new TypeError('x')
  for (const _ of [1, 2]) expect(asRefusal(mistake).code).toBe('errors.unexpected')
  expect(logged.mock.calls).toEqual([[mistake]])
})

test.each([
  ['a refusal', new ApiRefusal(404, 'errors.not_found'), 'errors.not_found'],
  ['a request that was stopped', new DOMException('stopped', 'AbortError'), 'errors.unexpected'],
])('SHR-02 the console does not log %s', (_, error, code) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  expect(asRefusal(error).code).toBe(code)
  expect(logged).not.toHaveBeenCalled()
})

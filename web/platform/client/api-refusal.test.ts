import { expect, test } from 'vitest'
import { ApiRefusal, asRefusal, refusalOf } from './api-refusal.ts'

test('I18N-06 a refusal carries the server’s keys and when to try again', () => {
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

test('SHR-02 an answer that is not ours still says what happened', () => {
  expect(refusalOf(502, '<html>', null).code).toBe('errors.unavailable')
  expect(refusalOf(413, undefined, null).code).toBe('errors.body_too_large')
  expect(asRefusal(new TypeError('x')).code).toBe('errors.unexpected')
  expect(asRefusal(new ApiRefusal(0, 'errors.network')).code).toBe('errors.network')
})

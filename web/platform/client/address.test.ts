import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

test('path parameters are encoded, and unset values are left out of the query', () => {
  const address = addressOf('/api/jobs/:job/:second', { job: 'a/b', second: 'ñ ?' }, { page: 0, q: undefined, tag: ['x', 'y'] })
  expect(address).toBe('/api/jobs/a%2Fb/%C3%B1%20%3F?page=0&tag=x&tag=y')
})

test('a missing path parameter is an error', () => {
  expect(() => addressOf('/api/jobs/:uuid')).toThrow("'uuid'")
})

import { expect, test } from 'vitest'
import { isDatabaseAway } from './refusals.ts'

test.each([
  ['the server ended the connection', { code: '57P01' }, true],
  ['a connection that could not be made', { code: 'ECONNREFUSED' }, true],
  ['a former primary that only reads now', { code: '25006' }, true],
  ['a class of PostgreSQL for lost connections', { code: '08006' }, true],
  ['a connection that broke while it was lent out', { message: 'Connection terminated unexpectedly' }, true],
  ['a query on it afterwards', { message: 'Client has encountered a connection error and is not queryable' }, true],
  ['a query on one that was closed', { message: 'Client was closed and is not queryable' }, true],
  ['a row that is there twice', { code: '23505', message: 'duplicate key value' }, false],
  ['an error of ours', { message: 'x is not a function' }, false],
])('%s: can be retried? (%j)', (_what, error, expected) => {
  expect(isDatabaseAway(error)).toBe(expected)
})

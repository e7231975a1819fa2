import { expect, test } from 'vitest'
import { addressesOf } from './postgres-address.ts'

test.each([
  ['postgres://ana:Quarry@one/site', ['postgres://ana:Quarry@one/site']],
  [
    'postgres://ana:Quarry@one:5432,other:5433/site',
    ['postgres://ana:Quarry@one:5432/site', 'postgres://ana:Quarry@other:5433/site'],
  ],
  ['postgresql://one,other/site', ['postgresql://one/site', 'postgresql://other/site']],
  [
    'postgres://ana@one,other/site?target_session_attrs=read-write&sslmode=verify-full',
    ['postgres://ana@one/site?sslmode=verify-full', 'postgres://ana@other/site?sslmode=verify-full'],
  ],
  [
    'postgres://ana@one,other/site?sslmode=verify-full&target_session_attrs=primary',
    ['postgres://ana@one/site?sslmode=verify-full', 'postgres://ana@other/site?sslmode=verify-full'],
  ],
  ['postgres://ana:a,b@one/site', ['postgres://ana:a,b@one/site']],
])('HAV-01 %s names these servers', (databaseUrl, addresses) => {
  expect(addressesOf(databaseUrl)).toEqual(addresses)
})

import { expect, test } from 'vitest'
import { placeBefore, rememberPlace } from './way-back.ts'

test.each([
  ['/profile/Dashboard', '/profile/Dashboard'],
  ['/jobs?name_job=sql&page=2#list', '/jobs?name_job=sql&page=2#list'],
  ['/dropDrag/1/Dise%C3%B1o', '/dropDrag/1/Dise%C3%B1o'],
  ['/', '/'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['evil', undefined],
  ['', undefined],
  [7, undefined],
  [undefined, undefined],
])('NAV-05 the login leads back to pages of this site only: %j', (from, place) => {
  expect(placeBefore({ state: { from } })).toBe(place)
})

test('NAV-05 nothing remembered leads nowhere', () => {
  expect(placeBefore({ state: null })).toBeUndefined()
  expect(placeBefore({ state: rememberPlace({ pathname: '/a', search: '?b', hash: '#c' }) })).toBe('/a?b#c')
})

import { expect, test } from 'vitest'
import { placeAfterLogin, rememberedPage, rememberPlace, vacancyToRegisterFor } from './way-back.ts'

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
])('NAV-05 the login returns to pages of this site only: %j', (from, place) => {
  expect(rememberedPage({ state: { from } })).toBe(place)
})

test('NAV-05 without a remembered page the login returns nowhere', () => {
  expect(rememberedPage({ state: null })).toBeUndefined()
  expect(rememberedPage({ state: rememberPlace({ pathname: '/a', search: '?b', hash: '#c' }) })).toBe('/a?b#c')
})

test.each([
  ['/info/vacancies/detail/7b1e', '?lang=en', { from: '/jobs?page=2' }, '/info/vacancies/detail/7b1e?lang=en'],
  ['/jobs/sql/all', '?show=7b1e', null, '/jobs/sql/all?show=7b1e'],
  ['/jobs', '?name_job=sql', null, undefined],
  ['/aboutus', '', null, undefined],
  ['/', '', { from: '/profile/Dashboard', idle: true }, '/profile/Dashboard'],
  ['/login', '', { from: '/skills/admin' }, '/skills/admin'],
])('NAV-05 AUTH-02 of public pages the login returns to vacancies only: %s', (pathname, search, state, place) => {
  expect(placeAfterLogin({ pathname, search, hash: '', state, key: '', mask: undefined })).toBe(place)
})

test.each([
  ['/register/vacancies/7b1e', '/info/vacancies/detail/7b1e'],
  ['/register/vacancies', undefined],
  ['/register', undefined],
])('REG-07 the registration at %s belongs to its vacancy', (pathname, place) => {
  expect(vacancyToRegisterFor({ pathname })).toBe(place)
})

import { expect, test } from 'vitest'
import { addressOnSite } from './address-on-site.ts'

const origin = 'https://cantera.test'

test.each([
  ['/', '/'],
  ['/jobs?q=a//b', '/jobs?q=a//b'],
  ['//evil.test', '/evil.test'],
  ['/..//evil.test', '/evil.test'],
  ['/.//evil.test', '/evil.test'],
  ['/a/../..///evil.test/x', '/evil.test/x'],
  ['/..\\\\evil.test', '/evil.test'],
  ['/%2e%2e//evil.test', '/evil.test'],
  ['http://evil.test', '/http://evil.test'],
  ['/..//"><img src=x>', '/%22%3E%3Cimg%20src=x%3E'],
])('CFG-01 a page requested as %s links to no other site', (path, place) => {
  const address = addressOnSite(origin, path)
  expect(address.href).toBe(origin + place)
  expect(new URL(`${address.pathname}?lang=en`, origin).origin).toBe(origin)
})

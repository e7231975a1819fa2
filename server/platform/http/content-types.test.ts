import { expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/app.ts'

const site = sharedTestApp({ METRICS_TOKEN: 'a token of the tests' })

test.each([
  ['/api/steps/es', 'application/json; charset=utf-8'],
  ['/api/nothing', 'application/json; charset=utf-8'],
  ['/api/openapi.json', 'application/json; charset=utf-8'],
  ['/healthz', 'application/json; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/metrics', 'text/plain; version=0.0.4; charset=utf-8'],
  ['/favicon.ico', 'image/'],
])('CFG-01 each answer with a body names its type, and texts name UTF-8: %s', async (url, type) => {
  const { headers, body } = await site.app.inject({ url, headers: { authorization: 'Bearer a token of the tests' } })
  expect(body.length).toBeGreaterThan(0)
  expect(String(headers['content-type'])).toMatch(new RegExp(`^${type.replaceAll('.', '\\.')}`))
})

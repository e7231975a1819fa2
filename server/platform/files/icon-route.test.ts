import { expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/app.ts'

const site = sharedTestApp()

const icon = Buffer.from([0, 0, 1, 0, 3, 0])
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

test.each([
  ['/favicon.ico', 'image/x-icon', icon],
  ['/favicon.ico?v=2', 'image/x-icon', icon],
  ['/apple-touch-icon.png', 'image/png', png],
  ['/apple-touch-icon-precomposed.png', 'image/png', png],
])('PUB-08 %s is answered with a picture that may be cached', async (path, type, beginning) => {
  const { statusCode, headers, rawPayload } = await site.app.inject(path)
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type })
  expect(rawPayload.subarray(0, beginning.length)).toEqual(beginning)
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
  const again = await site.app.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } })
  expect(again).toMatchObject({ statusCode: 304, body: '' })
})

test('PUB-08 a crawler that asks for the head alone gets the same answer without a body', async () => {
  const { statusCode, body, headers } = await site.app.inject({ method: 'HEAD', url: '/favicon.ico' })
  expect({ statusCode, body, type: headers['content-type'] }).toEqual({ statusCode: 200, body: '', type: 'image/x-icon' })
})

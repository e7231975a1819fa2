import { expect, test } from 'vitest'
import { changeLogoEndpoint } from '#domain/site/content/contents.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { pngOf } from '../../testing/pictures.ts'
import { pictureSize } from './picture-size.ts'

const site = sharedTestApp()
const load = (path: string) => site.app.inject(path)

test.each([
  ['/favicon.ico', 96],
  ['/favicon.ico?v=2', 96],
  ['/apple-touch-icon.png', 180],
  ['/apple-touch-icon-precomposed.png', 180],
])('PUB-08 %s is answered with a picture that may be cached', async (path, size) => {
  const { statusCode, headers, rawPayload } = await load(path)
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/png' })
  expect(pictureSize(rawPayload)).toEqual({ width: size, height: size })
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
  const again = await site.app.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } })
  expect(again).toMatchObject({ statusCode: 304, body: '' })
})

test('BRA-01 both icons are made from the logo once the company has one, as squares', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const before = await load('/favicon.ico')
  const logo = new File([new Uint8Array(pngOf({ width: 300, height: 100 }))], 'logo.png', { type: 'image/png' })
  await site.call(changeLogoEndpoint, { files: { file: logo }, token })
  const [tab, phone] = [await load('/favicon.ico'), await load('/apple-touch-icon.png')]
  expect(tab.headers.etag).not.toBe(before.headers.etag)
  expect(pictureSize(tab.rawPayload)).toEqual({ width: 96, height: 96 })
  expect(pictureSize(phone.rawPayload)).toEqual({ width: 180, height: 180 })
})

test('PUB-08 a crawler that asks for the head alone gets the same answer without a body', async () => {
  const { statusCode, body, headers } = await site.app.inject({ method: 'HEAD', url: '/favicon.ico' })
  expect({ statusCode, body, type: headers['content-type'] }).toEqual({ statusCode: 200, body: '', type: 'image/png' })
})

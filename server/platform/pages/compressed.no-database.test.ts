import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed } from './compressed.ts'

const page = Buffer.from('<p>Vacante</p>'.repeat(200))
const read = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }

test.each([
  ['zstd, as browsers say it', 'gzip, deflate, br, zstd', 'zstd'],
  ['br', 'gzip, deflate, br', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['what is liked best', 'zstd;q=0.1, gzip;q=0.9', 'gzip'],
  ['not what is refused', 'zstd;q=0, gzip', 'gzip'],
  ['whatever', '*', 'zstd'],
] as const)('a page is compressed with %s', (_what, accepted, encoding) => {
  const sent = compressed(page, accepted)
  expect(sent.encoding).toBe(encoding)
  expect(read[encoding](sent.body)).toEqual(page)
  expect(sent.body.length).toBeLessThan(page.length / 5)
})

test.each([
  ['nothing that we have', page, 'deflate, identity'],
  ['nothing at all', page, undefined],
  ['a page that is small', Buffer.from('<p>Vacante</p>'), 'gzip, br'],
])('a page is not compressed for %s', (_what, body, accepted) => {
  expect(compressed(body, accepted)).toEqual({ body })
})

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compressAssets } from './compress.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'assets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('text assets get compressed copies; pictures and small files do not; source maps are removed', async () => {
  const long = 'export const a = 1\n'.repeat(200)
  for (const name of ['app.js', 'app.js.map', 'photo.png']) writeFileSync(path.join(folder, name), long)
  writeFileSync(path.join(folder, 'small.css'), 'a{}')
  await compressAssets(folder)
  expect(readdirSync(folder).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'photo.png', 'small.css'])
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'app.js.br'))).toString()).toBe(long)
  expect(gunzipSync(readFileSync(path.join(folder, 'app.js.gz'))).toString()).toBe(long)
})

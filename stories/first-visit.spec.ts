import { gzipSync } from 'node:zlib'
import { expect, test } from './support/test.ts'

/** The most that a page may load, in kB of gzip and in files (ADR-0001). */
const most = [
  ['/', 138, 10],
  ['/jobs', 142, 14],
  ['/register', 166, 15],
  ['/login', 171, 15],
] as const

for (const [path, kilobytes, files] of most)
  test(`SHR-05 a first visit to ${path} loads at most ${kilobytes} kB of scripts in ${files} files`, async ({ page }) => {
    const loaded = new Map<string, Promise<Buffer>>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) loaded.set(pathname, response.body())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const bodies = await Promise.all(loaded.values())
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
    expect([...loaded.keys()].length).toBeLessThanOrEqual(files)
    expect(bytes / 1024).toBeLessThanOrEqual(kilobytes)
  })

import { gzipSync } from 'node:zlib'
import { expect, test } from './support/test.ts'

/** The most that a page may load, in kB of gzip and in files (ADR-0001). */
const most = [
  ['/', 139, 10],
  ['/jobs', 142, 14],
  ['/register', 167, 15],
  ['/login', 171, 15],
] as const

test('SHR-05 a first visit loads at most as many kB and files of scripts as its page may', async ({ anotherPerson }) => {
  for (const [path, kilobytes, files] of most) {
    const page = await anotherPerson()
    const loaded = new Map<string, Promise<Buffer>>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) loaded.set(pathname, response.body())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const bodies = await Promise.all(loaded.values())
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
    expect.soft([...loaded.keys()].length, path).toBeLessThanOrEqual(files)
    expect.soft(bytes / 1024, path).toBeLessThanOrEqual(kilobytes)
  }
})

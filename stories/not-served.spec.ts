import { readdir } from 'node:fs/promises'
import { request as ask } from 'node:http'
import { text as read } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from './support/test.ts'

const built = fileURLToPath(new URL('../build/client/', import.meta.url))

/** Requests a path exactly as written; browsers and fetch would normalise it first. */
function requestRaw(url: string, path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(url)
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    ask({ hostname, port, path, method, headers }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: await read(answer) }),
    )
      .on('error', reject)
      .end()
  })
}

const hidden = [
  '/.git/config',
  '/.git/HEAD',
  '/.gitignore',
  '/.env',
  '/package.json',
  '/package-lock.json',
  '/README.md',
  '/vite.config.ts',
  '/server/main.ts',
  '/server/index.js',
  '/server/config.ts',
  '/domain/messages.ts',
  '/web/root.tsx',
  '/build/server/index.js',
  '/build/client/assets',
  '/node_modules/fastify/package.json',
  '/data/secret.key',
  '/secret.key',
  '/database/PG_VERSION',
  '/../server/index.js',
  '/../../package.json',
  '/%2e%2e/server/index.js',
  '/..%2fserver%2findex.js',
  '/..%5cserver%5cindex.js',
  '/assets/../../server/index.js',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%252e%252e/%252e%252e/package.json',
  '//package.json',
  '/files/..%2f..%2fsecret.key',
  '/files',
  '/files/',
  '/assets',
  '/assets/',
  '/media',
  '/media/',
  '/.vite/manifest.json',
]

test('CFG-05 neither sources, server code, folders, source maps nor unneeded methods are served', async ({ site }) => {
  await test.step('CFG-05 sources, server code and folder listings are not served', async () => {
    for (const path of hidden) {
      const { status, body } = await requestRaw(site.url, path)
      expect([400, 404], path).toContain(status)
      expect(body, path).not.toMatch(/\[core\]|"dependencies"|createRequestHandler|from .node:|Index of|sourceMappingURL/m)
      expect(body, path).not.toContain(site.dataDir)
    }
  })
  await test.step('CFG-05 an address with another site in it is treated as a path of this site', async () => {
    for (const path of [
      '//elsewhere.example/jobs',
      '/\\elsewhere.example/jobs',
      '/%5celsewhere.example',
      'http://elsewhere.example/x',
    ]) {
      const { status, body } = await requestRaw(site.url, path)
      expect([400, 404], path).toContain(status)
      expect(body, path).not.toMatch(/(?:href|src|content)="(?:https?:)?[/\\]{2}elsewhere/)
    }
  })
  await test.step('CFG-05 no source map is built or referenced', async () => {
    const files = await readdir(built, { recursive: true })
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    const scripts = files.filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(10)
    for (const script of scripts) {
      const served = await requestRaw(site.url, `/${script}`)
      expect([script, served.status]).toEqual([script, 200])
      expect(served.body, script).not.toContain('sourceMappingURL')
      expect([script, (await requestRaw(site.url, `/${script}.map`)).status]).toEqual([script, 404])
    }
  })
  await test.step('CFG-05 TRACE and other unneeded methods return nothing', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'PUT', 'DELETE', 'MKCOL'])
      for (const path of ['/', '/jobs', '/api/jobs/list/es', '/healthz']) {
        const { status, body } = await requestRaw(site.url, path, method, { cookie: 'secret=quarry' })
        expect([400, 404, 405, 501], `${method} ${path}`).toContain(status)
        expect(body).not.toContain('quarry')
      }
  })
})

import { expect, test } from 'vitest'
import type { InProcessCall } from './in-process-call.ts'
import { createPageCache, createReading, type Page } from './page-cache.ts'

/** A site with answers that can be changed and counted, and with pages rendered from them. */
function makeSite({ mostBytes = 100_000 } = {}) {
  const answers: Record<string, unknown> = { '/api/company': 'Cantera', '/api/jobs': ['Analista'] }
  let asked: string[] = []
  let rendered = 0
  let time = 0
  let state: string | undefined
  const call: InProcessCall = async (_method, path) => {
    asked.push(path)
    return { ok: true, status: 200, answer: answers[path] }
  }
  const cache = createPageCache({ mostBytes, seconds: 60, now: () => new Date(time) })
  const show = async (name: string, paths = Object.keys(answers), bytes = 10) => {
    asked = []
    const reading = createReading(call, state)
    const known = await cache.find(name, reading)
    if (known) return known
    rendered += 1
    await Promise.all(paths.map((path) => reading.call('GET', path)))
    const page: Page = { status: 200, headers: [], etag: `"${rendered}"`, body: Buffer.allocUnsafe(bytes), scripts: [] }
    await cache.keep(name, page, reading)
    return page
  }
  return {
    answers,
    show,
    pass: (seconds: number) => {
      time += seconds * 1000
    },
    enter: (next: string | undefined) => {
      state = next
    },
    asked: () => asked,
    rendered: () => rendered,
  }
}

test('ADR-0014: a cached page is shown while all its reads answer as before', async () => {
  const site = makeSite()
  const first = await site.show('es /jobs')
  expect(await site.show('es /jobs')).toEqual(first)
  site.answers['/api/jobs'] = ['Analista', 'Diseñadora']
  expect(await site.show('es /jobs')).not.toEqual(first)
  expect(site.asked()).toEqual(['/api/company', '/api/jobs'])
  site.answers['/api/jobs'] = ['Analista']
  await site.show('es /jobs')
  expect(site.rendered()).toBe(3)
})

test('ADR-0014: an unchanged site needs no reads; a changed one reads everything once', async () => {
  const site = makeSite()
  site.enter('a')
  const first = await site.show('es /jobs')
  expect(await site.show('es /jobs')).toEqual(first)
  expect(site.asked()).toEqual([])
  site.enter('b')
  expect(await site.show('es /jobs')).toEqual(first)
  expect(site.asked()).toEqual(['/api/company', '/api/jobs'])
  expect(await site.show('es /jobs')).toEqual(first)
  expect(site.asked()).toEqual([])
  site.enter(undefined)
  site.answers['/api/jobs'] = []
  expect(await site.show('es /jobs')).not.toEqual(first)
})

test('ADR-0014: a page is not rendered again for data that it does not read', async () => {
  const site = makeSite()
  const first = await site.show('es /about', ['/api/company'])
  site.answers['/api/jobs'] = []
  expect(await site.show('es /about', ['/api/company'])).toEqual(first)
  expect(site.asked()).toEqual(['/api/company'])
})

test('ADR-0014: each address and language has its own page, and pages expire', async () => {
  const site = makeSite()
  await site.show('es /jobs')
  await site.show('en /jobs')
  site.pass(61)
  await site.show('es /jobs')
  expect(site.rendered()).toBe(3)
})

test('ADR-0014: a full page cache drops the least recently shown page', async () => {
  const site = makeSite({ mostBytes: 30_000 })
  for (const name of ['a', 'b', 'a', 'c', 'a']) await site.show(name, ['/api/company'], 10_000)
  expect(site.rendered()).toBe(3)
  await site.show('b', ['/api/company'], 10_000)
  expect(site.rendered()).toBe(4)
})

test('ADR-0014: a cached page holds its own bytes and not the pool of its body', async () => {
  const site = makeSite()
  const show = () => site.show('es /jobs', ['/api/company'], 5000)
  expect((await show()).body.buffer.byteLength).toBeGreaterThan(5000)
  expect((await show()).body.buffer.byteLength).toBe(5000)
})

import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { route } from '../http/route.ts'
import { inProcessCalls } from './in-process-call.ts'

const site = sharedTestApp()
const about = { method: 'GET', summary: 'Is called by a page', access: 'anyone' } as const
const vacancy = endpoint({
  ...about,
  path: '/api/test/vacancies/:id',
  params: z.object({ id: z.string().regex(/^\d+$/, 'errors.not_found') }),
  query: z.object({ page: z.coerce.number().default(0) }),
  answer: z.object({ id: z.string(), page: z.number() }),
})
const limited = endpoint({
  ...about,
  path: '/api/test/limited',
  answer: z.object({}),
  limits: [{ per: 'ip', most: 2, seconds: 60 }],
})
const own = endpoint({ ...about, path: '/api/test/own', access: 'logged_in', answer: z.object({}) })
const failing = endpoint({ ...about, path: '/api/test/failing', answer: z.object({}) })
const changing = endpoint({ ...about, method: 'POST', path: '/api/test/changing', answer: z.object({}) })

let pages: FastifyInstance
const log: string[] = []

beforeAll(() => {
  const calls = inProcessCalls(site.platform, [
    route(vacancy, async ({ params, query }) =>
      params.id === '7' ? refuse('errors.not_found') : { ...params, ...query, hidden: 'not in the contract' },
    ),
    route(limited, async () => ({})),
    route(own, async () => ({})),
    route(failing, async () => {
      throw new Error('broken')
    }),
    route(changing, async () => ({})),
  ])
  pages = fastify({ trustProxy: true, logger: { stream: { write: (line: string) => void log.push(line) } } })
  pages.post('/page', (request) => {
    const { method, path, input } = request.body as { method: string; path: string; input?: object }
    return calls(request)(method, path, input)
  })
})
afterAll(() => pages.close())

async function fromPage({ method, path }: { method: string; path: string }, input = {}, headers = {}) {
  return (await pages.inject({ method: 'POST', url: '/page', payload: { method, path, input }, headers })).json()
}

test('a page gets the same answers and refusals in process as over the network', async () => {
  expect(await fromPage(vacancy, { params: { id: 5 }, query: { page: 2 } })).toEqual({
    ok: true,
    status: 200,
    answer: { id: '5', page: 2 },
  })
  const notFound = { ok: false, status: 404, refusal: { error_message: 'errors.not_found', errors: {} } }
  for (const id of [7, 'x']) expect(await fromPage(vacancy, { params: { id } })).toEqual(notFound)
})

test('LOG-06 calls of a page count for its visitor’s address', async () => {
  const asked = async (from: string) => (await fromPage(limited, {}, { 'x-forwarded-for': from })).status
  expect([await asked('10.0.0.1'), await asked('10.0.0.1'), await asked('10.0.0.1')]).toEqual([200, 200, 429])
  expect(await asked('10.0.0.2')).toBe(200)
  const refused = await fromPage(limited, {}, { 'x-forwarded-for': '10.0.0.1' })
  expect(refused.retryAfter).toBeGreaterThan(0)
})

test('ACC-01 a page reads as an anonymous caller, for every visitor', async () => {
  const { token } = await site.person()
  expect(await fromPage(own, {}, { authorization: `Bearer ${token}` })).toMatchObject({ status: 401 })
})

test('CFG-03 a page changes nothing', async () => {
  expect((await pages.inject({ method: 'POST', url: '/page', payload: changing })).statusCode).toBe(500)
})

test('CFG-02 an error of a page is logged under the id that the page shows, without details', async () => {
  const { refusal, status } = await fromPage(failing)
  expect([status, refusal]).toEqual([500, { error_message: 'errors.unexpected', errors: {}, request_id: expect.any(String) }])
  const [line, ...others] = log.filter((one) => one.includes('broken'))
  expect(others).toEqual([])
  expect(JSON.parse(line ?? '')).toMatchObject({ requestId: refusal.request_id, err: { message: 'broken' } })
})

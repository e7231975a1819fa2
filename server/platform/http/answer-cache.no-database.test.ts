import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createAnswerCache, sendCached } from './answer-cache.ts'

/** An application whose route caches its answers; `made` lists the answers that were made. */
function startApp({ most = 10 } = {}) {
  let now = new Date('2026-01-01T00:00:00Z')
  const made: string[] = []
  let making = 0
  let atOnce = 0
  const keep = createAnswerCache({ seconds: 60, most, now: () => now })
  const app = fastify()
  onTestFinished(() => app.close())
  app.get('/:name', async (request, reply) => {
    const { name } = request.params as { name: string }
    const answer = await keep(name, async () => {
      atOnce = Math.max(atOnce, ++making)
      await new Promise(setImmediate)
      making -= 1
      if (name === 'nothing') return undefined
      if (name === 'broken') throw new Error(name)
      made.push(name)
      return { type: 'text/plain', text: `${name} ${made.length}` }
    })
    return answer ? sendCached(reply, answer, 60) : reply.code(404).send()
  })
  const ask = async (name: string, headers: Record<string, string> = {}) => app.inject({ url: `/${name}`, headers })
  return { ask, made, atOnce: () => atOnce, pass: (seconds: number) => (now = new Date(now.getTime() + seconds * 1000)) }
}

test('CFG-04 concurrent requests share one answer, and different answers are made one at a time', async () => {
  const { ask, made, atOnce } = startApp()
  const names = ['one', 'two', 'one', 'one', 'three']
  const answers = await Promise.all(names.map((name) => ask(name)))
  expect(answers.map(({ body }) => body)).toEqual(['one 1', 'two 2', 'one 1', 'one 1', 'three 3'])
  expect([made.length, atOnce()]).toEqual([3, 1])
})

test('CFG-04 an answer is made again when it expires or when newer ones displace it', async () => {
  const { ask, pass } = startApp({ most: 2 })
  expect((await ask('one')).body).toBe('one 1')
  pass(59)
  expect((await ask('one')).body).toBe('one 1')
  pass(1)
  expect((await ask('one')).body).toBe('one 2')
  for (const name of ['two', 'three']) await ask(name)
  expect((await ask('three')).body).toBe('three 4')
  expect((await ask('one')).body).toBe('one 5')
})

test('neither an undefined answer nor a failure is cached', async () => {
  const { ask } = startApp()
  for (let time = 0; time < 2; time += 1) expect((await ask('nothing')).statusCode).toBe(404)
  for (let time = 0; time < 2; time += 1) expect((await ask('broken')).statusCode).toBe(500)
  expect((await ask('one')).statusCode).toBe(200)
})

test('CFG-01 a cached answer is sent as gzip where accepted, and as 304 to a client that has it', async () => {
  const { ask } = startApp()
  const { headers } = await ask('one')
  expect(headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'public, max-age=60', etag: expect.any(String) })
  const again = await ask('one', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
  expect((await ask('one', { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBe('gzip')
})

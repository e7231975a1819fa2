import { describe, expect, test } from 'vitest'
import { listVacanciesEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'

const site = sharedTestApp()

describe('INJ-03 the JSON filter', () => {
  const raw = (filter: string) => site.app.inject(`/api/jobs/list-job/${encodeURIComponent(filter)}`)
  test.each([
    ['broken', '{"name_job":'],
    ['no object', '[]'],
    ['a word', 'all'],
    ['null', 'null'],
    ['an unknown field', '{"role_id":1}'],
    ['a prototype', '{"__proto__":{"a":1},"constructor":1}'],
    ['an unknown value', '{"type_job":["Sometimes"]}'],
    ['an unknown text', '{"type_job":"Sometimes"}'],
    ['a foreign language', '{"language":"xx"}'],
    ['a backward range', '{"range":{"init":5,"final":5}}'],
    ['a negative range', '{"range":{"init":-5,"final":5}}'],
    ['a fraction', '{"range":{"init":0.5,"final":5}}'],
    ['a range beyond the end', '{"range":{"init":0,"final":100000}}'],
    ['a range of text', '{"range":{"init":"0; drop table users","final":5}}'],
    ['more than 2 KB', JSON.stringify({ name_job: 'a'.repeat(3000) })],
    ['much more than 2 KB', JSON.stringify({ name_job: 'a'.repeat(7000) })],
    ['deep nesting', `${'['.repeat(900)}${']'.repeat(900)}`],
  ])('%s is refused as a bad filter', async (_name, filter) => {
    const answer = await raw(filter)
    expect([answer.statusCode, answer.json().error_message]).toEqual([400, 'errors.bad_filter'])
  })

  test.each([
    "' or '1'='1",
    "'; drop table vacancies; --",
    '1) union select password_hash from users --',
    "x' and pg_sleep(5) --",
    "a:* & b | !c <-> 'd'",
    '\\',
    '%',
    '\u0000',
    ':*',
    "''''",
    '$1',
    '\ud800',
    '😀',
  ])('a SQL payload is searched for like any other text: %j', async (payload) => {
    for (const field of ['name_job', 'ubication']) {
      const answer = await raw(JSON.stringify({ [field]: payload }))
      expect(answer.statusCode).toBe(200)
    }
    const { token } = await site.person({ role: 'administrator' })
    for (const as of [undefined, token]) {
      const answer = await site.call(listVacanciesEndpoint, { params: { param: 'es' }, query: { q: payload }, token: as })
      expect(answer.status).toBe(200)
    }
  })

  test.each([
    ['sort', 'created_at;drop'],
    ['sort', 'password_hash'],
    ['sort', '--created_at'],
    ['size', '101'],
    ['size', '0'],
    ['page', '-1'],
    ['page', "1' or '1'='1"],
    ['page', '99999999'],
  ])('the list refuses %s=%s', async (name, value) => {
    const answer = await site.app.inject({ url: '/api/jobs/list/es', query: { [name]: value } })
    expect([answer.statusCode, answer.json().error_message]).toEqual([400, 'errors.bad_request'])
  })
})

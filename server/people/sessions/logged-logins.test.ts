import { expect, test } from 'vitest'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { getSettingsEndpoint } from '#domain/site/settings/settings.contract.ts'
import { startTestApp, testPassword } from '../../testing/app.ts'
import { member } from '../../testing/members.ts'

async function logged() {
  const lines: string[] = []
  const site = await startTestApp({ env: { LOG_LEVEL: 'info' }, log: (line) => lines.push(line) })
  return { site, lines, parsed: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

test('OBS-02 each login is logged with its way and outcome, and a refused access with the id of the person', async () => {
  const { site, lines, parsed } = await logged()
  const linesOf = (msg: string) => parsed().filter((line) => line.msg === msg)
  const { email } = await member(site)
  const logIn = (password: string) =>
    site.call(issueTokenEndpoint, { body: { grant_type: 'password', username: email, password } })
  await logIn('Wrong.2026!')
  await logIn(testPassword)
  const logins = linesOf('login')
  expect(logins).toMatchObject([{ grant: 'password', refused: 'personal.error.login' }, { grant: 'password' }])
  expect(logins[1]).not.toHaveProperty('refused')
  expect(logins.every((line) => typeof line.reqId === 'string' && /^[\w-]{43}$/.test(String(line.network)))).toBe(true)

  const candidate = await site.person()
  await site.call(getSettingsEndpoint, { token: candidate.token })
  await site.call(getSettingsEndpoint, {})
  expect(linesOf('access refused')).toMatchObject([
    { route: '/api/settings', person: candidate.uuid, refused: 'errors.forbidden' },
  ])
  expect(lines.join()).not.toContain(email)
})

test('OBS-02 lines of the log have their time in UTC', async () => {
  const { site, parsed } = await logged()
  await site.app.inject({ url: '/api/steps/es' })
  const times = parsed().map(({ time }) => String(time))
  expect(times.length).toBeGreaterThan(0)
  expect(times.filter((time) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time))).toEqual([])
})

test('OBS-02 a refused input and a limit are lines with route and status', async () => {
  const { site, parsed } = await logged()
  await site.app.inject({ method: 'POST', url: issueTokenEndpoint.path, payload: { grant_type: 'password' } })
  const { email } = await member(site)
  const body = { grant_type: 'password', username: email, password: 'Wrong.2026!' } as const
  for (let at = 0; at < 11; at += 1) await site.call(issueTokenEndpoint, { body })
  const answered = parsed().filter(({ msg }) => msg === 'answered')
  expect(answered[0]).toMatchObject({ method: 'POST', route: issueTokenEndpoint.path, status: 400 })
  expect(answered.at(-1)).toMatchObject({ method: 'POST', route: issueTokenEndpoint.path, status: 429 })
  expect(answered.every(({ reqId, ms }) => typeof reqId === 'string' && typeof ms === 'number')).toBe(true)
})

test('OBS-02 line ends in input stay within their line', async () => {
  const { site, lines, parsed } = await logged()
  const forged = '{"level":"info","msg":"forged"}'
  await site.app.inject({ url: `/api/${encodeURIComponent(`x\n${forged}\n`)}`, headers: { 'user-agent': `a ${forged}` } })
  site.platform.log.warn({ reason: `one\n${forged}` }, 'a test')
  expect(parsed().filter(({ msg }) => msg === 'forged')).toEqual([])
  expect(lines.filter((line) => line.trimEnd().includes('\n'))).toEqual([])
})

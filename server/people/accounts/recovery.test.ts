import { expect, onTestFinished, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import { sendConfirmationEndpoint } from '#domain/kernel/own-record.contract.ts'
import { issueTokenEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { inviteColleagueEndpoint } from '#domain/people/accounts/invitations.contract.ts'
import { checkResetEndpoint, forgotEndpoint, setForgottenPasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { queueConsentMails } from '../../platform/mail/queue-mail.ts'
import { pseudonym } from '../../platform/sessions/rate-limits.ts'
import { sharedTestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { giveApp } from '../../testing/factors.ts'
import { invitationForm, linkOf } from '../../testing/links.ts'
import { member } from '../../testing/members.ts'
import { ownNetwork } from '../../testing/registrations.ts'

// Without a worker the queued e-mails stay unsent.
const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1', WORKER: '0' })
const other = 'Granite.2027!'

const ask = (body: Record<string, unknown>, headers = ownNetwork()) => site.call(forgotEndpoint, { body, headers })
const mailsTo = (email: string) =>
  site.platform.db.selectFrom('outgoing_emails').selectAll().where('to_address', '=', email).orderBy('id').execute()
const logIn = (email: string, password: string, headers = ownNetwork()) =>
  site.call(issueTokenEndpoint, { body: { grant_type: 'password', username: email, password }, headers })
const check = (token: string) => site.call(checkResetEndpoint, { params: { token }, headers: ownNetwork() })
const set = (token: string, password = other, headers = ownNetwork()) =>
  site.call(setForgottenPasswordEndpoint, { body: { token, password }, headers })
const statusAndCode = ({ status, refusal }: Awaited<ReturnType<typeof check>>) => [status, refusal.error_message]
const linkTo = (person: TestPerson) => linkOf(site, 'reset', person)

/** The token of the link in an e-mail, which is the same in both parts. */
function tokenIn({ html, plain }: { html: string; plain: string }): string {
  const [inHtml, inPlain] = [html, plain].map((part) => /https:\/\/cantera\.test\/reset\/([\w-]{43})\?lang=/.exec(part)?.[1])
  expect(inHtml).toBe(inPlain)
  return inHtml ?? ''
}

test('AUTH-08 LOG-03 a known address gets a link in the caller’s language, built from the site’s address', async () => {
  const person = await member(site, { language: 'es' })
  const evil = { ...ownNetwork(), host: 'evil.example', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
  const asked = await ask({ email: ` ${person.email.toUpperCase()}`, lang: 'en', url: 'https://evil.example/reset/' }, evil)
  expect(asked.answer).toEqual({ data: 1, success_message: 'contactus.emailSuccess' })
  const [mail, ...others] = await mailsTo(person.email)
  expect([mail?.kind, mail?.language, mail?.to_name, others.length]).toEqual(['recovery', 'en', '', 0])
  expect(mail?.html).not.toContain('evil.example')
  const token = tokenIn(mail!)
  expect((await check(token)).answer.data).toEqual({ email: person.email })
  const storedLinks = await site.platform.db.selectFrom('account_links').selectAll().where('user_id', '=', person.id).execute()
  expect(storedLinks).toHaveLength(1)
  expect(
    JSON.stringify(storedLinks.map((row) => ({ ...row, token_hash: Buffer.from(row.token_hash).toString() }))),
  ).not.toContain(token)

  const unknown = await ask({ email: 'nadie@example.com', lang: 'en' })
  expect([unknown.status, unknown.answer]).toEqual([200, { data: 0, error_message: 'contactus.emailNoValid' }])
  expect(await mailsTo('nadie@example.com')).toEqual([])
  const malformed = await ask({ email: 'nadie', lang: 'fr' })
  expect([malformed.status, malformed.refusal.errors]).toEqual([
    422,
    { email: ['personal.error.email'], lang: expect.anything() },
  ])
})

test('AUTH-08 AUTH-09 an invited colleague without a password gets no recovery link', async () => {
  const admin = await site.person({ role: 'administrator' })
  const body = await invitationForm(site)
  await site.call(inviteColleagueEndpoint, { token: admin.token, body })
  expect((await ask({ email: body.email })).answer).toEqual({ data: 0, error_message: 'contactus.emailNoValid' })
  expect((await mailsTo(body.email)).map(({ kind }) => kind)).toEqual(['invitation'])
})

test('AUTH-08 SPEC-12: with neutral wording every address gets the same answer', async () => {
  const { config } = site.platform
  config.neutralRecovery = true
  onTestFinished(() => {
    config.neutralRecovery = false
  })
  const { email } = await site.person()
  const [known, unknown] = [await ask({ email, lang: 'es' }), await ask({ email: 'nadie@example.com', lang: 'es' })]
  expect(known.text).toBe(unknown.text)
  expect(known.answer).toEqual({ data: 1, success_message: 'recovery.neutral' })
  expect(await mailsTo(email)).toHaveLength(1)
})

test('LOG-06 requests for a link are limited per address, per network, per range and overall', async () => {
  const person = await member(site)
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) statuses.push((await ask({ email: person.email })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(await mailsTo(person.email)).toHaveLength(5)
  expect(forgotEndpoint.limits.map(({ per }) => per)).toEqual([{ field: 'email' }, 'ip', 'range', 'all'])
  const unconfirmed = await member(site, { confirmed: false })
  await site.platform.db
    .insertInto('rate_limits')
    .values({
      key: `recovery mail to ${site.inCounts(unconfirmed.email)}`,
      count: 5,
      window_ends_at: new Date(Date.now() + 60_000),
    })
    .execute()
  const refused = await ask({ email: unconfirmed.email })
  expect([...statusAndCode(refused as never), Number(refused.headers['retry-after']) > 0]).toEqual([429, 'errors.too_many', true])
})

test('LOG-06 SPEC-56: recovery links and other e-mails to an unconfirmed address have separate limits', async () => {
  const person = await member(site, { confirmed: false })
  for (let count = 0; count < 3; count += 1) expect((await ask({ email: person.email })).status).toBe(200)
  const confirmations: number[] = []
  for (let count = 0; count < 6; count += 1)
    confirmations.push((await site.call(sendConfirmationEndpoint, { token: person.token })).status)
  expect(confirmations).toEqual([200, 200, 200, 200, 200, 429])
  expect((await ask({ email: person.email })).status).toBe(200)
})

test('AUTH-09 LOG-03 a link sets the password once, ends sessions and older links, and sends an e-mail', async () => {
  const person = await member(site, { confirmed: false })
  const bystander = await member(site)
  const [older, token] = [await linkTo(person), await linkTo(person)]
  const network = ownNetwork()
  for (let count = 0; count < 10; count += 1) await logIn(person.email, 'Wrong.2026!', network)
  expect((await logIn(person.email, testPassword, network)).status).toBe(429)
  expect((await check(token)).status).toBe(200)
  expect((await set(token, other, network)).answer).toEqual({ success_message: 'recovery.success' })
  expect((await logIn(person.email, testPassword)).status).toBe(400)
  const login = await logIn(person.email, other, network)
  expect(login.status).toBe(200)
  expect((await site.call(verifyRoleEndpoint, { token: person.token })).status).toBe(401)
  expect((await site.call(verifyRoleEndpoint, { token: bystander.token })).status).toBe(200)
  expect((await logIn(bystander.email, testPassword)).status).toBe(200)
  expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['password_changed'])
  for (const one of [token, older]) {
    expect(statusAndCode(await check(one))).toEqual([404, 'recovery.error.used'])
    expect(statusAndCode((await set(one, 'Basalt.2028!')) as never)).toEqual([404, 'recovery.error.used'])
  }
  expect((await logIn(person.email, other)).status).toBe(200)
  const { email_verified_at } = await site.platform.db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  expect(email_verified_at).not.toBeNull()
})

test('AUTH-09 LOG-03 a link works after a scanner of e-mails has opened it, and after a second one was asked for', async () => {
  const person = await member(site)
  await ask({ email: person.email })
  await ask({ email: person.email })
  const [first = '', second = ''] = (await mailsTo(person.email)).map(tokenIn)
  for (const method of ['HEAD', 'GET', 'OPTIONS', 'HEAD', 'GET'] as const)
    await site.app.inject({ method, url: checkResetEndpoint.path.replace(':token', first), headers: ownNetwork() })
  expect((await set(first)).status).toBe(200)
  expect(statusAndCode((await set(second, 'Basalt.2028!')) as never)).toEqual([404, 'recovery.error.used'])
  expect((await logIn(person.email, other)).status).toBe(200)
})

test('LOG-03 of simultaneous uses of one person’s links one sets the password', async () => {
  const person = await member(site)
  const tokens = [await linkTo(person), await linkTo(person)]
  const passwords = Array.from({ length: 6 }, (_, index) => `Granite.202${index}!`)
  const answers = await Promise.all(passwords.map((password, index) => set(tokens[index % 2] ?? '', password)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404])
  const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
  expect((await logIn(person.email, winner)).status).toBe(200)
})

test('AUTH-09 LOG-03 expired, forged, foreign, old-address and deleted people’s links do nothing', async () => {
  const [late, moved, gone] = [await member(site), await member(site), await member(site)]
  const { db } = site.platform
  const tokens = { late: await linkTo(late), moved: await linkTo(moved), gone: await linkTo(gone) }
  const ended = new Date(site.platform.now().getTime() - 1)
  await db.updateTable('account_links').set({ expires_at: ended }).where('user_id', '=', late.id).execute()
  await db.updateTable('users').set({ email: 'otro.correo@example.com' }).where('id', '=', moved.id).execute()
  await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute()
  const invitation = await linkOf(site, 'invitation', await member(site))
  for (const [token, status, code] of [
    [tokens.late, 410, 'recovery.error.expired'],
    [tokens.moved, 404, 'menu.error_token'],
    [tokens.gone, 404, 'menu.error_token'],
    [invitation, 404, 'menu.error_token'],
    ['x'.repeat(43), 404, 'menu.error_token'],
    ['x'.repeat(500), 404, 'menu.error_token'],
  ] as const) {
    const checked = await check(token)
    expect([...statusAndCode(checked), checked.refusal.errors]).toEqual([status, code, {}])
    const answer = await set(token)
    if (token.length < 200) expect(statusAndCode(answer as never)).toEqual([status, code])
    expect(answer.text).not.toContain('@')
  }
  expect((await logIn(late.email, testPassword)).status).toBe(200)
  expect(limits.linkSeconds.reset).toBe(1800)
})

test('LOG-05 weak and common passwords are refused, and the link still works afterwards', async () => {
  const token = await linkTo(await member(site))
  for (const [password, key] of [
    ['Cant.26', 'personal.error.password_pattern'],
    ['Password1!', 'personal.error.password_common'],
    ['', 'personal.error.password_required'],
  ] as const)
    expect((await set(token, password)).refusal.errors).toEqual({ password: [key] })
  expect((await set(token)).status).toBe(200)
})

test('INT-11 MFA-03 a recovery of an address that nobody had confirmed removes the factors of whoever registered it', async () => {
  const [stranger, owner] = [await member(site, { confirmed: false }), await member(site)]
  for (const person of [stranger, owner]) {
    await giveApp(site, person)
    expect((await set(await linkTo(person))).status).toBe(200)
  }
  expect((await logIn(stranger.email, other)).status).toBe(200)
  const asked = await logIn(owner.email, other)
  expect([asked.status, asked.refusal.error_message]).toEqual([403, 'login.second_step'])
})

test('INT-11 a request for consent leaves an address as many e-mails of the day as it had', async () => {
  const person = await member(site, { confirmed: false })
  const { platform } = site
  const mail = {
    kind: 'consent',
    language: 'es',
    to: { name: '', address: person.email },
    subject: 's',
    html: 'h',
    plain: 'p',
  } as const
  await platform.db.transaction().execute((tx) => queueConsentMails(tx, platform, [mail], platform.now()))
  const counted = await platform.db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', 'like', `% to ${pseudonym(platform.secretKey, person.email)}`)
    .execute()
  expect(counted.map(({ key }) => key.split(' to ')[0])).toEqual(['consent mail'])
})

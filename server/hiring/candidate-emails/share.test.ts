import { beforeEach, describe, expect, test } from 'vitest'
import { sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { createCard, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
beforeEach(() => site.platform.db.deleteFrom('rate_limits').execute())

let asked = 0
const freshAddress = () => `alguien.${++asked}@example.com`
const staff = (module: 'candidates' | 'users' = 'candidates') =>
  site.person({ role: (['view', 'change'] as const).map((item) => ({ module, item })) })
const share = (sender: TestPerson, body: Record<string, unknown>, ip = '10.0.0.1') =>
  site.call(sendStageEmailEndpoint, { token: sender.token, body: { lang: 'es', ...body }, headers: { 'x-forwarded-for': ip } })
const mailsTo = (address: string) =>
  site.platform.db.selectFrom('outgoing_emails').selectAll().where('to_address', '=', address).orderBy('id').execute()
const confirmed = async (email: string, at: Date | null) =>
  site.platform.db.updateTable('users').set({ email_verified_at: at }).where('email', '=', email).execute()

describe('JOB-05 a vacancy is sent by e-mail', () => {
  test('SPEC-44, SPEC-66: uses the known address and the chosen language; the name is text', async () => {
    const salary = { salary_mode: 'single', salary_min: 2500000, work_mode: 'Present', closes_on: '2199-03-04' }
    const vacancy = await makeVacancy(site.platform, { title: 'Cocina & <b>sal</b>', ...salary })
    const sender = await staff()
    const name = '<img src=x>{{job}}\r\nBcc: otro@example.com'
    const body = { name, email: 'Persona@Example.com ', uuid: vacancy.uuid, url: 'https://evil.test', lang: 'en' }
    const { answer } = await share(sender, body)
    expect(answer.success_message).toBe('contactus.emailSuccess')
    const [mail] = await mailsTo('persona@example.com')
    expect(mail).toMatchObject({
      uuid: answer.data.uuid,
      kind: 'share',
      subject: 'A job for you: Cocina & <b>sal</b>',
      to_name: '<img src=x>{{job}} Bcc: otro@example.com',
    })
    expect(mail?.html).toContain('&lt;img src=x&gt;{{job}} ')
    expect(mail?.html).not.toMatch(/<img|<b>|evil\.test/)
    for (const part of [mail?.html, mail?.plain])
      for (const words of [
        `https://cantera.test/info/vacancies/detail/${vacancy.uuid}?lang=en`,
        'COP 2,500,000 monthly',
        'On-site',
        'March 4, 2199',
      ])
        expect(part).toContain(words)
    expect(await site.auditOf(sender)).toEqual(['vacancy.shared'])
  })

  test('MAIL-02 greets an account and anybody else by the first name, and nobody by an address', async () => {
    const [vacancy, sender] = [await makeVacancy(site.platform), await staff()]
    const ana = await site.person({ firstName: 'Ana María', lastName: 'Ruiz Peña' })
    const greetingOf = async (name: string, email: string) => {
      await share(sender, { name, email, uuid: vacancy.uuid })
      return (await mailsTo(email))[0]?.plain.split('\n')[0]
    }
    expect(await greetingOf('Ana María Ruiz Peña', ana.email)).toBe('Hola, Ana María:')
    expect(await greetingOf('Luis Gómez Díaz', freshAddress())).toBe('Hola, Luis:')
    const address = freshAddress()
    expect(await greetingOf(address, address)).toBe('Hola:')
  })

  test('and names missing fields', async () => {
    const { refusal, status } = await share(await staff(), { name: ' ', email: 'no' })
    expect([status, refusal.errors]).toEqual([
      422,
      { name: ['personal.error.name_required'], email: ['personal.error.email'], uuid: ['errors.not_found'] },
    ])
  })

  test('once per minute, however often the button is pressed', async () => {
    const { uuid } = await makeVacancy(site.platform)
    const [sender, email] = [await staff(), freshAddress()]
    const send = () => share(sender, { name: 'Ana', email, uuid })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(({ answer }) => answer.data.uuid)).size).toBe(1)
    site.passSeconds(limits.repeatedMailSeconds + 1)
    await send()
    expect(await mailsTo(email)).toHaveLength(2)
  })

  test('unless it is closed or was never published', async () => {
    const sender = await staff()
    const closed = await makeVacancy(site.platform, { active: false })
    const draft = await makeVacancy(site.platform, { active: false, published_at: null })
    const answerTo = async (uuid: string) =>
      (await share(sender, { name: 'Ana', email: freshAddress(), uuid })).refusal.error_message
    expect(await answerTo(closed.uuid)).toBe('vacancies.closed')
    expect(await answerTo(draft.uuid)).toBe('errors.not_found')
  })
})

test('USR-05 SPEC-56: staff suggest a vacancy to confirmed candidates only, and cannot notify applicants', async () => {
  const { uuid } = await makeVacancy(site.platform)
  const [sender, candidate] = [await staff('users'), await site.person()]
  const suggest = () => share(sender, { name: 'Ana', email: candidate.email, uuid, job: 'Otra cosa' })
  await confirmed(candidate.email, null)
  expect((await suggest()).refusal.error_message).toBe('notification.error.not_suggested')
  expect(await mailsTo(candidate.email)).toEqual([])
  await confirmed(candidate.email, new Date())
  expect((await suggest()).status).toBe(200)
  expect(await mailsTo(candidate.email)).toMatchObject([{ user_id: candidate.id }])

  const { card } = await createCard(site)
  const template = { subject: 'Hola', title: 'Hola', message: '<p>Hola</p>' }
  const refused = await share(sender, { stage: 'apply', vacant_id: card.uuid, template })
  expect(refused.refusal.error_message).toBe('errors.forbidden')
})

test('LOG-06 sharing is limited per person, per network and overall', async () => {
  const { uuid } = await makeVacancy(site.platform)
  const { byPerson, byNetwork, byAllInMinute } = limits.shared
  const set = (key: string, count: number) =>
    site.platform.db
      .insertInto('rate_limits')
      .values({ key, count, window_ends_at: new Date(Date.now() + 60_000) })
      .execute()
  const answerTo = async (sender: TestPerson, ip: string) => {
    const { status, headers } = await share(sender, { name: 'Ana', email: freshAddress(), uuid }, ip)
    return [status, headers['retry-after'] !== undefined]
  }
  const [busy, other] = [await staff(), await staff()]
  await set(`shares of ${busy.id}`, byPerson - 1)
  expect(await answerTo(busy, '10.1.0.1')).toEqual([200, false])
  expect(await answerTo(busy, '10.1.0.1')).toEqual([429, true])
  await set(`shares from ${site.inCounts('10.2.0.1')}`, byNetwork)
  expect(await answerTo(other, '10.2.0.1')).toEqual([429, true])
  expect(await answerTo(other, '10.3.0.1')).toEqual([200, false])
  await site.platform.db.updateTable('rate_limits').set({ count: byAllInMinute }).where('key', '=', 'shares').execute()
  expect(await answerTo(other, '10.3.0.1')).toEqual([429, true])
})

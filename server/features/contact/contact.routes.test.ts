import { describe, expect, test } from 'vitest'
import { listContactMessages, markContactMessageRead, sendContactMessage } from '#domain/contact/contact.contract.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'

const message = {
  fullname: 'Persona Visitante',
  email: 'Visitante@Example.com ',
  phone: '+57 300 000 0000',
  message: '¿Tienen vacantes?\nGracias.',
}
let address = 0
/** Each sender has its own network, so that limits do not meet. */
const send = (site: TestApp, body: Record<string, unknown>) => {
  address += 1
  return site.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: body,
    remoteAddress: `10.0.${address >> 8}.${address & 255}`,
  })
}
const inbox = (site: TestApp, ...more: 'change'[]) =>
  site.person({ role: (['view', ...more] as const).map((item) => ({ module: 'messages', item })) })

describe('PUB-06 a visitor leaves a message', () => {
  test('which staff read as it was written, the newest first', async () => {
    const site = await startTestApp()
    const { answer } = await site.call(sendContactMessage, { body: message })
    expect(answer.success_message).toBe('contactus.success')
    site.passSeconds(60)
    await send(site, { fullname: 'Otra Persona', email: 'otra@example.com', message: 'Hola' })
    const { token } = await inbox(site)
    const list = (await site.call(listContactMessages, { token })).answer
    expect(list).toMatchObject({ total: 2, unread: 2, total_capped: false })
    expect(list.data[0]).toMatchObject({ fullname: 'Otra Persona', phone: '', status_message: 'U' })
    expect(list.data[1]).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      fullname: 'Persona Visitante',
      email: 'visitante@example.com',
      phone: '+57 300 000 0000',
      message: '¿Tienen vacantes?\nGracias.',
      status_message: 'U',
      created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    })
  })

  test('with every wrong field named at once', async () => {
    const site = await startTestApp()
    const answers = [
      await send(site, {}),
      await send(site, { fullname: ' ', email: 'no', phone: '12', message: '\u0000' }),
      await send(site, { ...message, message: 'x'.repeat(5001), fullname: 'x'.repeat(161) }),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().errors])).toEqual([
      [
        422,
        {
          fullname: ['personal.error.name_required'],
          email: ['personal.error.email_required'],
          message: ['contactus.error.message_required'],
        },
      ],
      [
        422,
        {
          fullname: ['personal.error.name_required'],
          email: ['personal.error.email'],
          phone: ['personal.error.phone'],
          message: ['contactus.error.message_required'],
        },
      ],
      [422, { fullname: ['errors.too_long'], message: ['errors.too_long'] }],
    ])
    expect(await site.platform.db.selectFrom('contact_messages').select('id').execute()).toEqual([])
  })

  test('LOG-06 but not without end: per address and per network', async () => {
    const site = await startTestApp()
    const sameAddress: number[] = []
    for (let times = 0; times < 6; times += 1) sameAddress.push((await send(site, message)).statusCode)
    expect(sameAddress).toEqual([200, 200, 200, 200, 200, 429])
    const last = await send(site, message)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    const sameNetwork: number[] = []
    for (let times = 0; times < 11; times += 1)
      sameNetwork.push(
        (await site.call(sendContactMessage, { body: { ...message, email: `persona${times}@example.com` } })).status,
      )
    expect(sameNetwork.filter((status) => status === 200)).toHaveLength(10)
    expect(sameNetwork.at(-1)).toBe(429)
  })

  test('ACC-03 INJ-01 which is text and nothing else', async () => {
    const site = await startTestApp()
    const markup = '<img src=x onerror=alert(1)>{{7*7}}'
    await send(site, {
      ...message,
      message: markup,
      fullname: "Robert'); drop table users; --",
      status_message: 'R',
      read_at: '2020-01-01',
      id: 1,
    })
    const { token } = await inbox(site)
    const { data } = (await site.call(listContactMessages, { token })).answer
    expect(data).toMatchObject([{ message: markup, fullname: "Robert'); drop table users; --", status_message: 'U' }])
  })
})

describe('MSG-01 staff', () => {
  test('mark a message as read once, however often they do, and the count of unread ones follows', async () => {
    const site = await startTestApp()
    await send(site, message)
    await send(site, message)
    const staff = await inbox(site, 'change')
    const list = async () => (await site.call(listContactMessages, { token: staff.token })).answer
    const { uuid } = (await list()).data[1] as { uuid: string }
    const mark = () => site.call(markContactMessageRead, { params: { id: uuid }, token: staff.token })
    const marks = await Promise.all([mark(), mark(), mark()])
    for (const { answer } of marks)
      expect(answer).toMatchObject({ success_message: 'contactus.marked_read', data: { uuid, status_message: 'R' } })
    const after = await list()
    expect([after.unread, after.total]).toEqual([1, 2])
    expect(after.data.map((one) => one.status_message)).toEqual(['U', 'R'])
    const { db } = site.platform
    const kept = await db
      .selectFrom('contact_messages')
      .select(['id', 'read_by'])
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
    expect(kept.read_by).toBe(staff.id)
    const audit = await db.selectFrom('audit_log').select(['action', 'actor_id', 'subject_id']).execute()
    expect(audit).toEqual([{ action: 'contact_message.read', actor_id: staff.id, subject_id: kept.id }])
    expect((await site.call(markContactMessageRead, { params: { id: String(kept.id) }, token: staff.token })).status).toBe(200)
    const gone = '00000000-0000-4000-8000-000000000000'
    expect((await site.call(markContactMessageRead, { params: { id: gone }, token: staff.token })).status).toBe(404)
  })

  test('search, sort and turn pages', async () => {
    const site = await startTestApp()
    for (const [fullname, email, text] of [
      ['Álvaro Prueba', 'c@example.com', 'Pregunta por horarios'],
      ['Beatriz Prueba', 'a@example.com', 'Pregunta por salarios: 100% o 50_50'],
      ['Carla Ensayo', 'b@example.com', 'Otra cosa'],
    ])
      await send(site, { fullname, email, message: text })
    const staff = await inbox(site, 'change')
    const names = async (query: object) =>
      (await site.call(listContactMessages, { query, token: staff.token })).answer.data.map((one) => one.fullname.split(' ')[0])
    expect(await names({ q: 'alvaro' })).toEqual(['Álvaro'])
    expect(await names({ q: 'PREGUNTA prueba', sort: 'fullname' })).toHaveLength(2)
    expect(await names({ q: 'b@example' })).toEqual(['Carla'])
    expect(await names({ q: '100%' })).toEqual(['Beatriz'])
    expect(await names({ q: '%' })).toEqual(['Beatriz'])
    expect(await names({ q: '_' })).toEqual(['Beatriz'])
    expect(await names({ q: "' or 1=1 --" })).toEqual([])
    expect(await names({ q: 'cosa\u0000' })).toEqual(['Carla'])
    expect(await names({ sort: 'email' })).toEqual(['Beatriz', 'Carla', 'Álvaro'])
    expect(await names({ sort: '-email', size: 2 })).toEqual(['Álvaro', 'Carla'])
    expect(await names({ sort: 'email', size: 2, page: 1 })).toEqual(['Álvaro'])
    const { uuid } = (await site.call(listContactMessages, { query: { q: 'carla' }, token: staff.token })).answer.data[0] as {
      uuid: string
    }
    await site.call(markContactMessageRead, { params: { id: uuid }, token: staff.token })
    expect((await names({ sort: '-status_message' }))[0]).toBe('Carla')
    expect((await names({ sort: 'status_message' })).at(-1)).toBe('Carla')
  })

  test('ROL-02 need module 5: its view to read, its change to mark', async () => {
    const site = await startTestApp()
    await send(site, message)
    const { uuid } = await site.platform.db.selectFrom('contact_messages').select('uuid').executeTakeFirstOrThrow()
    const statuses = async (token?: string) => [
      (await site.call(listContactMessages, { token })).status,
      (await site.call(markContactMessageRead, { params: { id: uuid }, token })).status,
    ]
    expect(await statuses()).toEqual([401, 401])
    expect(await statuses((await site.person()).token)).toEqual([403, 403])
    expect(await statuses((await site.person({ role: [{ module: 'users', item: 'change' }] })).token)).toEqual([403, 403])
    expect(await statuses((await inbox(site)).token)).toEqual([200, 403])
    expect(await statuses((await inbox(site, 'change')).token)).toEqual([200, 200])
  })
})

import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  listContactMessagesEndpoint,
  markContactMessageReadEndpoint,
  sendContactMessageEndpoint,
} from '#domain/site/contact/contact.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { ownNetwork } from '../../testing/registrations.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })

const message = {
  fullname: 'Persona Visitante',
  email: 'Visitante@Example.com ',
  phone: '+57 300 000 0000 ext 3',
  message: '¿Tienen vacantes?\nGracias.',
}
beforeEach(() => site.platform.db.deleteFrom('rate_limits').execute())

let sent = 0
const freshAddress = () => `visitante.${++sent}@example.com`
const send = (body: Record<string, unknown>, headers = ownNetwork()) => site.call(sendContactMessageEndpoint, { body, headers })
const inbox = (...more: 'change'[]) =>
  site.person({ role: (['view', ...more] as const).map((item) => ({ module: 'messages', item })) })

describe('PUB-06 messages of visitors', () => {
  test('staff read a message as it was written, newest first', async () => {
    const { token } = await inbox()
    const before = (await site.call(listContactMessagesEndpoint, { token })).answer
    expect((await send(message)).answer.success_message).toBe('contactus.success')
    site.passSeconds(60)
    await send({ fullname: 'Otra Persona', email: 'otra@example.com', message: 'Hola' })
    const list = (await site.call(listContactMessagesEndpoint, { token })).answer
    expect([list.total - before.total, list.unread - before.unread]).toEqual([2, 2])
    expect(list.data[0]).toMatchObject({ fullname: 'Otra Persona', phone: '', status_message: 'U' })
    expect(list.data[1]).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      fullname: 'Persona Visitante',
      email: 'visitante@example.com',
      phone: '+57 300 000 0000 ext 3',
      message: '¿Tienen vacantes?\nGracias.',
      status_message: 'U',
      created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    })
  })

  test('a wrong message reports all its fields at once', async () => {
    const name = ['personal.error.name_required']
    const text = ['contactus.error.message_required']
    const wrong = [
      [{}, { fullname: name, email: ['personal.error.email_required'], message: text }],
      [
        { fullname: ' ', email: 'no', phone: '1'.repeat(81), message: '\u0000' },
        { fullname: name, email: ['personal.error.email'], phone: ['errors.too_long'], message: text },
      ],
      [
        { ...message, message: 'x'.repeat(5001), fullname: 'x'.repeat(161) },
        { fullname: ['errors.too_long'], message: ['errors.too_long'] },
      ],
    ] as const
    for (const [body, errors] of wrong) expect((await send(body)).refusal.errors).toEqual(errors)
  })

  test('LOG-06 messages are limited per address, per network and per range of networks', async () => {
    /** Counts the responses by status, without the limit that all senders share. */
    const statuses = async (times: number, ask: (index: number) => readonly [from: string, email: string]) => {
      const counts: Record<number, number> = {}
      for (let index = 0; index < times; index += 1) {
        await sql`delete from rate_limits where key like '% all'`.execute(site.platform.db)
        const [from, email] = ask(index)
        const { status } = await send({ ...message, email }, { 'x-forwarded-for': from })
        counts[status] = (counts[status] ?? 0) + 1
      }
      return counts
    }
    expect(await statuses(6, (index) => [`10.1.${index}.1`, message.email])).toEqual({ 200: 5, 429: 1 })
    for (const network of [1, 2, 3])
      expect(await statuses(11, () => [`2001:db8:7:${network}::1`, freshAddress()])).toEqual({ 200: 10, 429: 1 })
    expect(await statuses(1, () => ['2001:db8:7:ff::1', freshAddress()])).toEqual({ 429: 1 })
    expect(await statuses(1, () => ['2001:db8:8:1::1', freshAddress()])).toEqual({ 200: 1 })
  })

  test('LOG-06 a flood from many networks closes the form for at most one minute', async () => {
    const from = (range: number) => send({ ...message, email: freshAddress() }, { 'x-forwarded-for': `10.2.${range}.1` })
    for (let range = 0; range < 20; range += 1) expect((await from(range)).status).toBe(200)
    const refused = await from(20)
    expect([refused.status, Number(refused.headers['retry-after']) <= 60]).toEqual([429, true])
    await sql`update rate_limits set window_ends_at = now() where key like '% all'`.execute(site.platform.db)
    expect((await from(20)).status).toBe(200)
  })

  test('ACC-03 INJ-01 markup and foreign fields in a message have no effect', async () => {
    const markup = '<img src=x onerror=alert(1)>{{7*7}}'
    const fullname = "Robert'); drop table users; --"
    await send({
      ...message,
      email: freshAddress(),
      message: markup,
      fullname,
      status_message: 'R',
      read_at: '2020-01-01',
      id: 1,
    })
    const { token } = await inbox()
    const { data } = (await site.call(listContactMessagesEndpoint, { token, query: { q: 'robert' } })).answer
    expect(data).toMatchObject([{ message: markup, fullname, status_message: 'U' }])
  })
})

describe('MSG-01 the inbox of staff', () => {
  test('a message is marked as read once, and the unread count follows', async () => {
    await send({ ...message, email: freshAddress() })
    const staff = await inbox('change')
    const list = async () => (await site.call(listContactMessagesEndpoint, { token: staff.token })).answer
    const before = await list()
    const { uuid } = before.data[0]!
    const mark = () => site.call(markContactMessageReadEndpoint, { params: { id: uuid }, token: staff.token })
    for (const { answer } of await Promise.all([mark(), mark(), mark()]))
      expect(answer).toMatchObject({ success_message: 'contactus.marked_read', data: { uuid, status_message: 'R' } })
    const after = await list()
    expect([after.unread, after.total]).toEqual([before.unread - 1, before.total])
    expect(after.data[0]!.status_message).toBe('R')
    expect(await site.auditOf(staff)).toEqual(['contact_message.read'])
    const gone = '00000000-0000-4000-8000-000000000000'
    expect((await site.call(markContactMessageReadEndpoint, { params: { id: gone }, token: staff.token })).status).toBe(404)
  })

  test('staff search, sort and page the messages', async () => {
    for (const [fullname, email, text] of [
      ['Álvaro Muestra', 'c@muestra.com', 'Pregunta por horarios'],
      ['Beatriz Muestra', 'a@muestra.com', 'Pregunta por salarios: 100% o 50_50'],
      ['Carla Muestra', 'b@muestra.com', 'Otra cosa'],
    ])
      await send({ fullname, email, message: text })
    const staff = await inbox('change')
    const names = async (query: object) =>
      (await site.call(listContactMessagesEndpoint, { query, token: staff.token })).answer.data.map(
        (one) => one.fullname.split(' ')[0],
      )
    expect(await names({ q: 'alvaro muestra' })).toEqual(['Álvaro'])
    expect(await names({ q: 'PREGUNTA muestra', sort: 'fullname' })).toEqual(['Álvaro', 'Beatriz'])
    expect(await names({ q: 'c@muestra.com otra' })).toEqual(['Carla'])
    expect(await names({ q: 'muestra 50' })).toEqual(['Beatriz'])
    expect(await names({ q: '%' })).toEqual([])
    expect(await names({ q: "muestra' or 1=1 --" })).toEqual([])
    expect(await names({ q: 'muestra cosa\u0000' })).toEqual(['Carla'])
    expect(await names({ q: 'muestra', sort: 'email' })).toEqual(['Beatriz', 'Carla', 'Álvaro'])
    expect(await names({ q: 'muestra', sort: '-email', size: 2 })).toEqual(['Álvaro', 'Carla'])
    expect(await names({ q: 'muestra', sort: 'email', size: 2, page: 1 })).toEqual(['Álvaro'])
    const { uuid } = (await site.call(listContactMessagesEndpoint, { query: { q: 'carla' }, token: staff.token })).answer.data[0]!
    await site.call(markContactMessageReadEndpoint, { params: { id: uuid }, token: staff.token })
    expect((await names({ q: 'muestra', sort: '-status_message' }))[0]).toBe('Carla')
    expect((await names({ q: 'muestra', sort: 'status_message' })).at(-1)).toBe('Carla')
  })
})

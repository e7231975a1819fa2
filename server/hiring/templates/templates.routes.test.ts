import { beforeAll, describe, expect, test } from 'vitest'
import {
  addTemplateEndpoint,
  deleteTemplateEndpoint,
  getTemplateEndpoint,
  listTemplatesEndpoint,
  type TemplateView,
  updateTemplateEndpoint,
} from '#domain/hiring/templates/templates.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { stages } from '#domain/kernel/stages.ts'
import { seedReference } from '../../seeds/reference.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'

const site = sharedTestApp()
let staff: TestPerson
beforeAll(async () => {
  staff = await site.person({
    role: [
      { module: 'notifications', item: 'view' },
      { module: 'notifications', item: 'change' },
    ],
  })
})

const fields = (more: object = {}) => ({
  board_name: 'firstInterview' as const,
  language: 'es' as Language,
  status: 0 as const,
  subject: 'Entrevista: {{job}}',
  title: '{{applicant}}',
  message: '<p>Te esperamos el <strong>{{date}}</strong> de {{from}} a {{to}} con {{sender}}</p>',
  ...more,
})
const add = (more: object = {}) => site.call(addTemplateEndpoint, { token: staff.token, body: fields(more) })
const remove = ({ uuid }: Pick<TemplateView, 'uuid'>) =>
  site.call(deleteTemplateEndpoint, { token: staff.token, params: { id: uuid } })
const list = async (query: object = {}, language: Language | 'all' = 'all') =>
  (await site.call(listTemplatesEndpoint, { token: staff.token, params: { language }, query })).answer

describe('TPL-01 staff', () => {
  test('find the defaults in both languages, in the order of the stages', async () => {
    const { data, total } = await list()
    expect(total).toBe(12)
    expect(data.map((row) => row.board_name)).toEqual(stages.flatMap((stage) => [stage, stage]))
    expect((await list({}, 'en')).data.map((row) => row.language)).toEqual(Array(6).fill('en'))
    const [first] = (await list({}, 'es')).data
    expect(first).toMatchObject({ board_name: 'apply', default: 1, language: 'es', title: '¡Gracias por postularte!' })
    expect(first?.message_beginning).toBe('Ya tenemos tu hoja de vida par…')
  })

  test('search, sort and page through the list', async () => {
    const subjects = async (query: object) => (await list(query)).data.map((row) => row.subject)
    expect(await subjects({ q: 'felicitaciones' })).toEqual(['¡Felicitaciones! Te elegimos para {{job}}'])
    expect(await subjects({ q: 'hoja calma' })).toHaveLength(1)
    expect(await subjects({ q: 'strong' })).toEqual([])
    const sorted = await subjects({ sort: 'subject' })
    expect(await subjects({ sort: '-subject' })).toEqual(sorted.toReversed())
    expect(await subjects({ sort: 'subject', size: 5, page: 2 })).toEqual(sorted.slice(10))
    const { db } = site.platform
    const other = { language: 'es' as Language, is_default: false }
    const added = await db
      .insertInto('notification_templates')
      .values([
        { ...other, stage: 'reject', subject: 'Ordenable P', title: 'b', message_html: 'c', updated_at: '2026-01-02' },
        { ...other, stage: 'makeTest', subject: 'Ordenable R', title: 'a', message_html: 'b', updated_at: '2026-01-01' },
        {
          ...{ ...other, stage: 'firstInterview', language: 'en', subject: 'Ordenable Q' },
          ...{ title: 'c', message_html: 'a', updated_at: '2026-01-03' },
        },
      ])
      .returning('id')
      .execute()
    const names = async (sort: string) => (await subjects({ q: 'ordenable', sort })).map((subject) => subject.slice(-1)).join('')
    // Equal rows are sorted by creation.
    const orders = { board_name: 'RQP', language: 'QPR', subject: 'PQR', title: 'RPQ', message: 'QRP', updated_at: 'RPQ' }
    for (const [sort, order] of Object.entries(orders))
      expect([await names(sort), await names(`-${sort}`)], sort).toEqual([order, [...order].reverse().join('')])
    const statuses = async (sort: string) => (await list({ sort })).data.map((row) => row.default)
    expect(await statuses('default')).toEqual([...Array(3).fill(0), ...Array(12).fill(1)])
    expect(await statuses('-default')).toEqual([...Array(12).fill(1), ...Array(3).fill(0)])
    await db
      .deleteFrom('notification_templates')
      .where(
        'id',
        'in',
        added.map(({ id }) => id),
      )
      .execute()
  })

  test('add, read, change and delete a template, each change with an audit row', async () => {
    const { data } = (await add({ status: '0' })).answer
    expect(data).toMatchObject({ board_name: 'firstInterview', default: 0, version: 1 })
    const params = { id: String(data.id) }
    expect((await site.call(getTemplateEndpoint, { token: staff.token, params })).answer).toEqual({ data: [data], total: 1 })
    const body = { ...fields({ subject: 'Otra', board_name: 'secondInterview' }), version: 1 }
    const change = () => site.call(updateTemplateEndpoint, { token: staff.token, params, body })
    expect((await change()).answer.data).toMatchObject({ subject: 'Otra', board_name: 'secondInterview', version: 2 })
    expect((await change()).refusal.error_message).toBe('errors.stale')
    expect((await remove(data)).answer.success_message).toBe('common.deleted')
    expect((await site.call(getTemplateEndpoint, { token: staff.token, params })).status).toBe(404)
    expect(await site.auditOf(staff)).toEqual(['template.added', 'template.modified', 'template.deleted'])
  })
})

describe('TPL-02', () => {
  test('each stage, language and status has one template, also in a race and after a change', async () => {
    const both = await Promise.all([add(), add()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.refusal.error_message).toBe('notification.error.existing')
    const added = both.find(({ status }) => status === 200)!.answer.data
    const body = { ...fields({ status: 1 }), version: 1 }
    const taken = await site.call(updateTemplateEndpoint, { token: staff.token, params: { id: added.uuid }, body })
    expect([taken.status, taken.refusal.error_message]).toEqual([409, 'notification.error.existing'])
    const other = (await add({ language: 'en' })).answer.data
    await Promise.all([remove(added), remove(other)])
  })

  test('all fields are required, and all missing ones are named at once', async () => {
    const { status, refusal } = await site.call(addTemplateEndpoint, {
      token: staff.token,
      body: { message: '<p> </p>', status: '' },
    })
    expect([status, refusal.errors]).toEqual([
      422,
      {
        board_name: ['notification.error.stage'],
        language: ['vacancies.error.language'],
        status: ['notification.error.status'],
        subject: ['notification.error.subject'],
        title: ['notification.error.title'],
        message: ['notification.error.message'],
      },
    ])
  })

  test('a variable that is unknown or not of the stage is refused; other braces are text (INJ-05)', async () => {
    const lacking = await add({ board_name: 'reject', subject: '{{date}}', title: '{{from}}', message: '<p>{{ sender }}</p>' })
    const wrong = ['notification.error.variable']
    expect([lacking.status, lacking.refusal.errors]).toEqual([422, { subject: wrong, title: wrong, message: wrong }])
    const unknown = await add({ board_name: 'firstInterview', subject: '{{fecha}}', message: '<p>{{constructor}} {{date}}</p>' })
    const none = ['notification.error.no_variable']
    expect([unknown.status, unknown.refusal.errors]).toEqual([422, { subject: none, message: none }])
    const message = '<p>{{7*7}} {{}}</p>'
    const { data } = (await add({ board_name: 'reject', title: 'Hola, {{applicant}}', message })).answer
    expect(data.message).toBe(message)
    await remove(data)
  })

  test('INJ-01 INJ-02 the message is sanitised, and an empty one or an unsafe link is refused', async () => {
    const { data } = (await add({ message: '<p onclick="x()">Hola<script>alert(1)</script></p><img src=x onerror=x()>' })).answer
    expect(data.message).toBe('<p>Hola</p>')
    const { message_html } = await site.platform.db
      .selectFrom('notification_templates')
      .select('message_html')
      .where('uuid', '=', data.uuid)
      .executeTakeFirstOrThrow()
    expect(message_html).toBe('<p>Hola</p>')
    await remove(data)
    const errorsOf = async (message: string) => (await add({ message })).refusal.errors
    expect(await errorsOf('<script>alert(1)</script>')).toEqual({ message: ['notification.error.message'] })
    expect(await errorsOf('<a href="javascript:x()">aquí</a>')).toEqual({ message: ['errors.unsafe_link'] })
  })
})

test('TPL-01 SPEC-42: a built-in template that staff deleted does not return at the next start', async () => {
  const [first] = (await list({}, 'es')).data
  await remove(first!)
  await seedReference(site.platform.db)
  expect((await list()).total).toBe(11)
})

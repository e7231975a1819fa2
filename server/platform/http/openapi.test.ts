import { expect, test } from 'vitest'
import type { z } from 'zod'
import { mayKeysCall } from '#domain/kernel/endpoint.ts'
import { webhookEvents } from '#domain/kernel/webhook-events.ts'
import { routesOf } from '../../routes.ts'
import { sharedTestApp } from '../../testing/app.ts'

const site = sharedTestApp()

interface Content {
  schema: object
  example?: unknown
}
interface Operation {
  summary: string
  tags: string[]
  operationId: string
  security: unknown[]
  parameters: { name: string; in: string; required: boolean; schema: object; example?: unknown }[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { description: string; content: Record<string, Content> }>
}
interface Document {
  openapi: string
  info: { title: string; version: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: unknown }>
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> }
}

async function readDocument(): Promise<Document> {
  const response = await site.app.inject({ method: 'GET', url: '/api/openapi.json' })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  return response.json()
}

test('the published contract is made once and not sent again to a client that has it', async () => {
  const url = '/api/openapi.json'
  const { etag } = (await site.app.inject(url)).headers
  const again = await site.app.inject({ url, headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

async function readOperations() {
  const { paths } = await readDocument()
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  )
}

test('the published contract is OpenAPI 3.1 and contains every endpoint', async () => {
  const document = await readDocument()
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  const text = expect.any(String)
  expect(document.info).toMatchObject({
    title: text,
    version: text,
    description: text,
    license: { name: text, identifier: text },
  })
  expect(document.components.securitySchemes).toMatchObject({
    bearer: { type: 'http', scheme: 'bearer' },
    apiKey: { type: 'http', scheme: 'bearer' },
  })
  const listed = (await readOperations()).map(({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, ':')}`)
  expect(listed.sort()).toEqual(
    routesOf(site.platform)
      .map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':')}`)
      .sort(),
  )
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('every operation of the contract names the parameters of its path', async () => {
  for (const { path, operation } of await readOperations())
    expect(operation.parameters.flatMap((one) => (one.in === 'path' ? [`{${one.name}}`] : [])).sort()).toEqual(
      (path.match(/\{\w+\}/g) ?? []).sort(),
    )
})

test('no two endpoints of the contract have the same address', async () => {
  const operations = await readOperations()
  const shapes = operations.map(({ path, method }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(shapes).size).toBe(shapes.length)
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every operation names its parameters, its body and its answers', async () => {
  for (const { path, method, operation } of await readOperations()) {
    const where = `${method} ${path}`
    expect(operation.summary, where).not.toBe('')
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => name).sort(), where).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort())
    for (const parameter of operation.parameters) {
      expect(parameter.schema, where).toBeTypeOf('object')
      if (parameter.in === 'path') expect(parameter.required, where).toBe(true)
    }
    for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
      expect('type' in schema || 'oneOf' in schema, where).toBe(true)
    expect(Object.keys(operation.responses).sort(), where).toEqual(['200', '4XX', '5XX'])
    for (const { description, content } of Object.values(operation.responses)) {
      expect(description, where).not.toBe('')
      expect(Object.keys(content), where).toHaveLength(1)
    }
  }
})

test('every reference of the contract resolves', async () => {
  const document = await readDocument()
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, address]) => address!)
  for (const address of new Set(references)) {
    const target = address
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document)
    expect(target, address).toBeTypeOf('object')
  }
})

test('KEY-01 the example of a request has every field that its schema requires', async () => {
  type Shape = { required?: string[]; oneOf?: Shape[]; anyOf?: Shape[] }
  const has = (example: object, { required = [], oneOf, anyOf }: Shape): boolean => {
    const alternatives = oneOf ?? anyOf
    return required.every((field) => field in example) && (!alternatives || alternatives.some((one) => has(example, one)))
  }
  for (const { path, method, operation } of await readOperations())
    for (const { schema, example } of Object.values(operation.requestBody?.content ?? {}))
      expect(has(example as object, schema), `${method} ${path}`).toBe(true)
})

test('HOK-01 the contract describes the message about each event, and groups its calls by a word', async () => {
  const { webhooks, tags } = await readDocument()
  expect(Object.keys(webhooks)).toEqual([...webhookEvents])
  expect(webhooks['hire.made']!.post).toMatchObject({
    parameters: [{ name: 'webhook-id', in: 'header' }, { name: 'webhook-timestamp' }, { name: 'webhook-signature' }],
    requestBody: { content: { 'application/json': { example: { type: 'hire.made', data: { stage: 'apply' } } } } },
  })
  for (const { path, operation } of await readOperations()) {
    expect(operation.tags, path).toHaveLength(1)
    expect(tags, path).toContainEqual({ name: operation.tags[0], description: expect.any(String) })
  }
})

test('registration is multipart with its file, a login is a form', async () => {
  const { paths } = await readDocument()
  const registration = paths['/api/users/register']!.post!.requestBody!.content['multipart/form-data']!.schema
  expect(registration).toMatchObject({ properties: { name: {}, file: { type: 'string' } } })
  expect(Object.keys(paths['/oauth/token']!.post!.requestBody!.content)).toEqual([
    'application/x-www-form-urlencoded',
    'application/json',
  ])
})

test('SPEC-68 optional fields may be null, and a form with an optional file may come as JSON', async () => {
  const { paths } = await readDocument()
  const content = paths['/api/questions/update/{id}']!.post!.requestBody!.content
  expect(Object.keys(content)).toEqual(['multipart/form-data', 'application/json'])
  const { properties, required } = content['application/json']!.schema as unknown as {
    properties: Record<string, { anyOf?: object[] }>
    required: string[]
  }
  expect(properties.version!.anyOf).toContainEqual({ type: 'null' })
  expect(required).not.toContain('version')
})

/** The operations with their endpoints. */
async function readCalls() {
  const operations = new Map((await readOperations()).map(({ operation }) => [operation.operationId, operation]))
  return routesOf(site.platform).map(({ endpoint }) => {
    const id = `${endpoint.method.toLowerCase()}${endpoint.path.replace(/\W+/g, '_')}`
    return { endpoint, operation: operations.get(id)!, name: `${endpoint.method} ${endpoint.path}` }
  })
}

test('KEY-01 the document says of each operation whether a key may call it', async () => {
  for (const { endpoint, operation, name } of await readCalls()) {
    const keys = operation.security.some((one) => 'apiKey' in (one as object))
    expect(keys, name).toBe(mayKeysCall(endpoint))
  }
})

test('KEY-01 each operation has an example of what it gets and answers, and the server accepts it', async () => {
  const wrong: string[] = []
  const check = (name: string, part: string, shape: z.ZodType | undefined, example: unknown) => {
    // Rules between the fields of an answer are those of the form that it was entered in.
    const issues = (shape?.safeParse(example).error?.issues ?? []).filter(({ code }) => part !== 'answer' || code !== 'custom')
    if (issues.length > 0) wrong.push(`${name} ${part}: ${JSON.stringify(issues)}`)
  }
  for (const { endpoint, operation, name } of await readCalls()) {
    const inPlace = (place: string) =>
      Object.fromEntries(
        operation.parameters.filter((one) => one.in === place && 'example' in one).map((one) => [one.name, one.example]),
      )
    const names = Object.keys((endpoint.params as z.ZodObject | undefined)?.shape ?? {})
    check(
      name,
      'params',
      endpoint.params,
      Object.fromEntries(Object.values(inPlace('path')).map((value, at) => [names[at], value])),
    )
    check(name, 'query', endpoint.query, inPlace('query'))
    for (const { example } of Object.values(operation.requestBody?.content ?? {})) check(name, 'body', endpoint.body, example)
    const [answer] = Object.values(operation.responses[200]!.content)
    if (endpoint.file || endpoint.stream) continue
    expect(answer, name).toHaveProperty('example')
    check(name, 'answer', endpoint.answer, answer!.example)
  }
  expect(wrong).toEqual([])
})

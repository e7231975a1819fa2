import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Endpoint, mayKeysCall } from '#domain/kernel/endpoint.ts'
import { refusalBody } from '#domain/kernel/refusals.ts'
import { type WebhookEvent, webhookEvents } from '#domain/kernel/webhook-events.ts'
import { webhookMessage } from '#domain/kernel/webhook-messages.ts'
import type { Config } from '../../config.ts'
import type { Platform } from '../platform.ts'
import { createAnswerCache, sendCached } from './answer-cache.ts'
import { exampleOf, type JsonSchema, requestExample, type StatedExamples } from './openapi-examples.ts'
import type { Route } from './route.ts'

const keptSeconds = 3600

/** GET /api/openapi.json, made at the first request. */
export function serveContract(
  app: FastifyInstance,
  { config, now }: Platform,
  routes: readonly Route[],
  stated: StatedExamples,
): void {
  const keep = createAnswerCache({ seconds: Number.POSITIVE_INFINITY, most: 1, now })
  app.get('/api/openapi.json', { compress: false }, async (_request, reply) => {
    const answer = await keep('contract', async () => ({
      type: 'application/json',
      text: JSON.stringify(describeApi(routes, config, stated)),
    }))
    return answer && sendCached(reply, answer, keptSeconds)
  })
}

/** Describes the API as OpenAPI 3.1, from the same shapes that validate requests and answers (SPEC-06). */
function describeApi(routes: readonly Route[], config: Config, stated: StatedExamples): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  // In OpenAPI, paths that differ only in the names of their parameters are one path; it uses the names of the first.
  const firstOfShape = new Map<string, string>()
  for (const { endpoint } of routes) {
    const shape = endpoint.path.replace(/:\w+/g, ':')
    const first = firstOfShape.get(shape) ?? endpoint.path
    firstOfShape.set(shape, first)
    const path = first.replace(/:(\w+)/g, '{$1}')
    const own = namesIn(endpoint.path)
    const shown = new Map(namesIn(first).map((name, place) => [own[place], name]))
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, stated, (name) => shown.get(name) ?? name),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cantera',
      version: '1',
      description: 'Recruitment and skills assessment.',
      license: { name: 'GNU Affero General Public License v3.0 or later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: config.publicUrl }],
    tags: [...new Set(routes.map(({ endpoint }) => tagOf(endpoint)))]
      .sort()
      .map((name) => ({ name, description: `The calls under /${name}` })),
    paths,
    webhooks: Object.fromEntries(webhookEvents.map((event) => [event, { post: describeMessage(event) }])),
    components: {
      schemas: { Refusal: schemaOf(refusalBody, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a person who has logged in' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'cantera_…',
          description: 'A key that an administrator made (KEY-01)',
        },
      },
    },
  }
}

/** The first word of the path, by which programs group what they make of the document. */
const tagOf = ({ path }: Endpoint): string => path.split('/').find((word) => word !== '' && word !== 'api') ?? 'api'

/** A message to a receiver of events, in the form of Standard Webhooks (HOK-01). */
function describeMessage(event: WebhookEvent): JsonSchema {
  const schema = schemaOf(webhookMessage(event), 'output')
  const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
  return {
    summary: `The message about the event ${event}`,
    operationId: `webhook_${event.replace('.', '_')}`,
    tags: ['webhooks'],
    security: [],
    parameters: headers.map((name) => ({ name, in: 'header', required: true, schema: { type: 'string' } })),
    requestBody: { required: true, content: { 'application/json': { schema, example: exampleOf(schema) } } },
    responses: {
      '2XX': { description: 'Confirmed; the answer is awaited for ten seconds' },
      '4XX': { description: 'Sent again later; 410 switches the webhook off' },
      '5XX': { description: 'Sent again later' },
    },
  }
}

const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)

function operationOf(endpoint: Endpoint, stated: StatedExamples, nameInPath: (name: string) => string): JsonSchema {
  const refusal = {
    description: 'Refused: error_message is a message key',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  }
  const answerType = endpoint.file ?? (endpoint.stream ? 'text/event-stream' : 'application/json')
  const answer = endpoint.file ? { type: 'string', contentMediaType: endpoint.file } : schemaOf(endpoint.answer, 'output')
  return {
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/\W+/g, '_')}`,
    'x-access': endpoint.access,
    security: endpoint.access === 'anyone' ? [] : [{ bearer: [] }, ...(mayKeysCall(endpoint) ? [{ apiKey: [] }] : [])],
    parameters: [
      ...parametersOf(endpoint, 'params', stated).map((one) => ({ ...one, name: nameInPath(one.name as string) })),
      ...parametersOf(endpoint, 'query', stated),
    ],
    ...(endpoint.body ? { requestBody: { required: true, content: bodyContent(endpoint, endpoint.body, stated) } } : {}),
    responses: {
      200: { description: 'Done', content: { [answerType]: { schema: answer, ...answerExample(endpoint, answer) } } },
      '4XX': refusal,
      '5XX': refusal,
    },
  }
}

/** Files and streams have no example. */
const answerExample = ({ file, stream }: Endpoint, schema: JsonSchema) => (file || stream ? {} : { example: exampleOf(schema) })

/** A body with optional files may also come as JSON. */
function bodyContent(endpoint: Endpoint, body: z.ZodType, stated: StatedExamples): JsonSchema {
  const { files, style } = endpoint
  const input = schemaOf(body, 'input')
  const schema = withNulls(input)
  const example = requestExample(endpoint, 'body', { stated, shape: body, schema: input })
  const json = { 'application/json': { schema, example } }
  if (style === 'oauth') return { 'application/x-www-form-urlencoded': { schema, example }, ...json }
  if (!files) return json
  const uploads = Object.fromEntries(
    Object.keys(files).map((field) => [field, { type: 'string', contentMediaType: 'application/octet-stream' }]),
  )
  const form = { ...schema, properties: { ...(schema.properties as JsonSchema), ...uploads } }
  const needsFile = Object.values(files).some(({ required }) => required)
  return { 'multipart/form-data': { schema: form, example }, ...(needsFile ? {} : json) }
}

/** A request's schema in which optional fields may also be null (absent-nulls.ts). */
function withNulls(schema: JsonSchema): JsonSchema {
  const inner = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [
      name,
      ['anyOf', 'oneOf', 'allOf'].includes(name) ? (value as JsonSchema[]).map(withNulls) : value,
    ]),
  )
  if (!schema.properties) return inner
  const required = (schema.required ?? []) as string[]
  const properties = Object.entries(schema.properties as Record<string, JsonSchema>).map(([name, field]) => {
    const shown = withNulls(field)
    return [name, required.includes(name) ? shown : { anyOf: [shown, { type: 'null' }] }] as const
  })
  return { ...inner, properties: Object.fromEntries(properties) }
}

function parametersOf(endpoint: Endpoint, part: 'params' | 'query', stated: StatedExamples): JsonSchema[] {
  const shape = endpoint[part]
  if (!shape) return []
  const whole = schemaOf(shape, 'input')
  const { properties = {}, required = [] } = whole as { properties?: Record<string, JsonSchema>; required?: string[] }
  const examples = requestExample(endpoint, part, { stated, shape, schema: whole }) as JsonSchema
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: part === 'params' || required.includes(name),
    schema,
    ...(name in examples && { example: examples[name] }),
  }))
}

function schemaOf(shape: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as JsonSchema
  return schema
}

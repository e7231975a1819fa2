import type { z } from 'zod'
import type { Endpoint } from '#domain/kernel/endpoint.ts'

export type JsonSchema = Record<string, unknown>

/** Examples that the shapes of an endpoint do not yield, such as JSON in a path, by `METHOD /path`. */
export type StatedExamples = Readonly<Record<string, Partial<Record<Part, Readonly<Record<string, unknown>>>>>>
type Part = 'params' | 'query' | 'body'

const uuid = '5b0c2f7e-8d3a-4c1e-9f60-2a7d4e81b3c5'
const day = '2026-05-20'

/** Texts for fields whose names contain a word; the first that the shape of the field accepts is its example. */
const byName: readonly (readonly [word: RegExp, text: string])[] = [
  [/mail/i, 'ana.rios@example.com'],
  [/address/i, 'Calle 10 # 20-30'],
  [/birth/i, '1990-05-20'],
  [/colour/i, '#b0451c'],
  [/phone/i, '+57 300 123 4567'],
  [/uuid|(?:^|_)id$|_id_|token$/i, uuid],
  [/(?:_at|date_time)$/i, `${day}T15:00:00.000Z`],
  [/(?:_on|date|birthday|day|from|to|until)$/i, day],
  [/time/i, '09:30'],
  [/lang/i, 'es'],
  [/currency|code/i, 'COP'],
  [/country/i, 'CO'],
  [/url|link|website|picture|logo/i, 'https://example.com/'],
  [/html|description|essential|esential|skills|quality|prefered|message|text/i, '<p>Analista de datos</p>'],
  [/password/i, 'Cantera.2026!'],
  [/name/i, 'Ana Ríos'],
]
const texts = [
  'Analista',
  uuid,
  day,
  '1',
  'es',
  'Y',
  '09:30',
  'COP',
  'ana.rios@example.com',
  'https://example.com/',
  '+57 300 123 4567',
  'a'.repeat(43),
  `${uuid}:0`,
  `20260520T150000000Z-${uuid}`,
  'hired_in:2026-05',
]

/** An example of a value, from its JSON schema. `isWhole` fills in optional fields too. */
export function exampleOf(schema: JsonSchema, name = '', isWhole = true, root = schema): unknown {
  const again = (part: unknown, of = name) => exampleOf(part as JsonSchema, of, isWhole, root)
  if (typeof schema.$ref === 'string') return again(definitionOf(root, schema.$ref))
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const alternatives = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (alternatives) return again(alternatives.find(({ type }) => type !== 'null') ?? alternatives[0])
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...schema.allOf.map((part) => again(part)))
  if (type === 'object') return exampleOfObject(schema, isWhole, again)
  if (type === 'array') return exampleOfArray(schema, again)
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (type === 'number' || type === 'integer') return numberIn(schema)
  return textFor(schema, name)
}

type Again = (part: unknown, name?: string) => unknown

function exampleOfArray({ items = {}, prefixItems, minItems = 1, maxItems }: JsonSchema, again: Again): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((part) => again(part))
  return maxItems === 0 ? [] : Array.from({ length: Math.max(1, Number(minItems)) }, () => again(items))
}

function exampleOfObject(schema: JsonSchema, isWhole: boolean, again: Again) {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, JsonSchema>; required?: string[] }
  const { enum: keys } = (schema.propertyNames ?? {}) as { enum?: string[] }
  if (keys) return Object.fromEntries(keys.map((key) => [key, again(schema.additionalProperties ?? {}, key)]))
  const shown = Object.entries(properties).filter(([field, part]) => (isWhole || required.includes(field)) && !('not' in part))
  return Object.fromEntries(shown.map(([field, part]) => [field, again(part, field)]))
}

function definitionOf(root: JsonSchema, address: string): unknown {
  const names = address.replace(/^#\/?/, '').split('/').filter(Boolean)
  return names.reduce<unknown>((part, name) => (part as JsonSchema | undefined)?.[name], root) ?? {}
}

function numberIn({ minimum, exclusiveMinimum, maximum = Number.POSITIVE_INFINITY, multipleOf = 1 }: JsonSchema): number {
  const least = Math.max(
    Number(minimum ?? 1),
    exclusiveMinimum === undefined ? 1 : Number(exclusiveMinimum) + Math.max(1, Number(multipleOf)),
  )
  return Math.min(least, Number(maximum))
}

function textFor({ pattern, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema, name: string): string {
  if (format === 'uuid') return uuid
  const fitting = [...byName.filter(([word]) => word.test(name)).map(([, text]) => text), ...texts]
  const isAccepted = (text: string) =>
    text.length >= Number(minLength) &&
    text.length <= Number(maxLength) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text))
  return fitting.find(isAccepted) ?? 'Analista'
}

/** The example of one part of a request: the stated one, else one with all fields, or with the required ones where all are refused. */
export function requestExample(
  endpoint: Endpoint,
  part: Part,
  { stated, shape, schema }: { stated: StatedExamples; shape: z.ZodType; schema: JsonSchema },
): unknown {
  const known = stated[`${endpoint.method} ${endpoint.path}`]?.[part]
  const whole = exampleOf(schema)
  if (known) return part === 'body' ? known : { ...(whole as object), ...known }
  return shape.safeParse(whole).success ? whole : exampleOf(schema, '', false)
}

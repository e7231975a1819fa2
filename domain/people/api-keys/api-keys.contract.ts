import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { anyDay, optionalDate, optionalWholeNumber, recordId, recordIdOr, requiredText } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery } from '../../kernel/pagination.ts'
import { builtInRoles } from '../../kernel/permissions.ts'
import { isPossibleEnd, keyLimits } from './api-keys.rules.ts'

/** A new key (KEY-01). Without a last day it works for 90 days. */
export const apiKeyFormOn = (today: string) =>
  z.object({
    name: requiredText('personal.error.name_required', limits.text.short),
    role_id: recordIdOr('roles.error.role_required'),
    /** Its last day, by the site's calendar. */
    ends_on: optionalDate('api_keys.error.ends_on').refine(
      (day) => day === '' || today === anyDay || isPossibleEnd(day, today),
      'api_keys.error.ends_on',
    ),
    per_minute: optionalWholeNumber('api_keys.error.per_minute', keyLimits.mostPerMinute).default(null),
  })
export type ApiKeyFields = z.output<ReturnType<typeof apiKeyFormOn>>

const apiKeyView = z.object({
  uuid: z.string(),
  name: z.string(),
  /** How the key begins, by which its owner recognises it. */
  begins: z.string(),
  role: z.object({ name: z.string(), built_in: z.enum(builtInRoles).nullable() }),
  /** The colleague for whom it acts. */
  made_by: z.string(),
  /** `idle`: it is over, or the account of the colleague is closed. */
  state: z.enum(['works', 'idle']),
  per_minute: z.number().int(),
  created_at: z.string(),
  expires_at: z.string(),
  last_used_at: z.string().nullable(),
})
export type ApiKeyView = z.infer<typeof apiKeyView>

const newApiKey = apiKeyView.extend({
  /** The key itself. It is shown this once. */
  key: z.string(),
})
export type NewApiKey = z.infer<typeof newApiKey>

export const listApiKeysEndpoint = endpoint({
  method: 'GET',
  path: '/api/keys',
  summary: 'The API keys, with their role, their end and their last use',
  access: { module: 'roles', item: 'view' },
  withoutKeys: true,
  query: listQuery(['name', 'created_at'], 'name'),
  answer: listOf(apiKeyView),
})

export const addApiKeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/keys',
  summary: 'Makes an API key with a role of which the caller has every permission; its answer alone has the key',
  access: { module: 'roles', item: 'change' },
  withoutKeys: true,
  body: apiKeyFormOn(anyDay),
  bodyOn: apiKeyFormOn,
  answer: changeOf(newApiKey),
})

export const revokeApiKeyEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/keys/:id',
  summary: 'Revokes an API key: its next call is refused',
  access: { module: 'roles', item: 'change' },
  withoutKeys: true,
  params: z.object({ id: recordId }),
  answer: changeOf(apiKeyView),
})

import { sql } from 'kysely'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import type { listApiKeysEndpoint } from '#domain/people/api-keys/api-keys.contract.ts'
import { readPage } from '../../platform/lists.ts'
import { shownName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

const keys = (db: Reader) =>
  db
    .selectFrom('api_keys')
    .innerJoin('roles', 'roles.id', 'api_keys.role_id')
    .innerJoin('users', 'users.id', 'api_keys.created_by')
    .select(['api_keys.id', 'api_keys.uuid', 'api_keys.name', 'api_keys.prefix', 'api_keys.per_minute'])
    .select(['api_keys.created_at', 'api_keys.expires_at', 'api_keys.last_used_at'])
    .select(['roles.name as role_name', 'roles.built_in'])
    .select([shownName.as('made_by'), sql<boolean>`users.deleted_at is not null`.as('left')])

/** A page of the API keys (KEY-01). */
export const readApiKeys = (db: Reader, query: QueryOf<typeof listApiKeysEndpoint>) =>
  readPage(db, keys(db), query, 'api_keys', { name: 'name', created_at: 'created_at' })

export const readApiKey = (db: Reader, id: string) => keys(db).where(recordIs('api_keys', id)).executeTakeFirst()
export type ApiKeyRow = NonNullable<Awaited<ReturnType<typeof readApiKey>>>

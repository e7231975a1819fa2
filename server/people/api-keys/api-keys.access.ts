import { addApiKeyEndpoint, listApiKeysEndpoint, revokeApiKeyEndpoint } from '#domain/people/api-keys/api-keys.contract.ts'
import { newApiKey } from '../../platform/api-keys/api-key.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'

let made = 0

export const access: readonly AccessRow[] = [
  [listApiKeysEndpoint, viewRequired],
  [addApiKeyEndpoint, changeRequired, async (site) => ({ body: { name: 'Página web', role_id: String(await aRole(site)) } })],
  [revokeApiKeyEndpoint, changeRequired, async (site) => ({ params: await aKey(site) })],
]

/** A role without permissions, which everybody may give. */
async function aRole({ platform }: TestApp): Promise<number> {
  const role = { name: `Rol de clave ${++made}`, description: 'Para una prueba' }
  return (await platform.db.insertInto('roles').values(role).returning('id').executeTakeFirstOrThrow()).id
}

async function aKey(site: TestApp) {
  const { db, now } = site.platform
  const { key: _, ...stored } = newApiKey()
  const { id: created_by } = await site.person({ role: 'administrator' })
  const expires_at = new Date(now().getTime() + 3_600_000)
  const row = { ...stored, name: 'Nómina', role_id: await aRole(site), created_by, per_minute: 10, expires_at }
  const { uuid } = await db.insertInto('api_keys').values(row).returning('uuid').executeTakeFirstOrThrow()
  return { id: uuid }
}

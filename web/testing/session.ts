import { onTestFinished, vi } from 'vitest'
import { modules, permissionItems, type Right } from '#domain/kernel/permissions.ts'
import { verifyPermissionsEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { verifySession } from '../platform/session/session.ts'
import { clearTokens, saveTokens } from '../platform/session/tokens.ts'

/** Logs a colleague with these rights in until the test ends. `answer` answers all other requests. */
export async function logInWith(rights: readonly Right[], answer: (address: string) => unknown = () => ({})): Promise<void> {
  const permissions = rights.map(({ module, item }) => ({
    ...{ id: modules[module].id, title: module, visible_user: true },
    permissions: [{ id: permissionItems.indexOf(item) + 1, title: item, visible_user: true }],
  }))
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const address = String(input)
    const isAbout = ({ path }: { path: string }) => address.endsWith(path)
    if (isAbout(verifyRoleEndpoint)) return asJson({ user: {}, status: 'ok', mode: 'allowed' })
    return asJson(isAbout(verifyPermissionsEndpoint) ? { data: permissions } : answer(address))
  })
  saveTokens({ token_type: 'Bearer', access_token: 'a', refresh_token: 'r', expires_in: 3600 })
  await verifySession()
  onTestFinished(async () => {
    clearTokens()
    await verifySession()
    vi.restoreAllMocks()
  })
}

const asJson = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

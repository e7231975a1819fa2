import type { TestApp } from './app.ts'

interface Ask {
  readonly body?: unknown
  readonly as?: string
  readonly type?: string
}

/** Asks a site as the directory of a company does, with the token of its settings. */
export function directoryOf(site: TestApp, token: string) {
  async function ask(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, { body, as = token, type }: Ask = {}) {
    const response = await site.app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${as}`,
        ...(body !== undefined && { 'content-type': type ?? 'application/scim+json' }),
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: response.statusCode, headers: response.headers, json: response.body === '' ? undefined : response.json() }
  }
  const patch = (id: string, ...Operations: object[]) =>
    ask('PATCH', `/Users/${id}`, { body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations } })
  const find = async (filter: string) => (await ask('GET', `/Users?filter=${encodeURIComponent(filter)}`)).json
  return { ask, patch, find }
}

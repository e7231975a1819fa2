/// <reference path="./oidc-provider.d.ts" />
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** An account of the company: its subject is its key. */
export type CompanyClaims = Readonly<Record<string, unknown>>

export const companyClient = { id: 'cantera', secret: 'a secret of the tests that nobody guesses' }

/** The settings of a site for this provider, as tests and stories give them. */
export const companySettings = (issuer: string, more: Record<string, string> = {}) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: companyClient.id,
  OIDC_CLIENT_SECRET: companyClient.secret,
  OIDC_ALLOWED_DOMAINS: 'agencia.test',
  OIDC_DEFAULT_ROLE: 'administrator',
  ...more,
})

interface Asked {
  readonly oidc: { readonly client: { readonly clientId: string }; readonly session: { readonly accountId: string } }
}

/**
 * Starts a certified provider on this machine, with a login page that asks for the subject alone. `accounts` may change while it runs;
 * `isRegistered` says to which addresses it sends people back.
 */
export async function startCompanyProvider(accounts: Map<string, CompanyClaims>, isRegistered: (address: string) => boolean) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: companyClient.id,
        client_secret: companyClient.secret,
        redirect_uris: ['https://cantera.test/login/company'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    cookies: { keys: ['a key of the tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name', 'locale', 'groups'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, sub: string) =>
      accounts.has(sub) ? { accountId: sub, claims: async () => ({ sub, ...accounts.get(sub) }) } : undefined,
    // The company asks nobody whether the site may read their own name.
    async loadExistingGrant({ oidc: { client, session } }: Asked) {
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  // Stories learn the port of their site after the provider has started.
  provider.Client.prototype.redirectUriAllowed = isRegistered
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    if (request.method === 'GET') return response.setHeader('content-type', 'text/html; charset=utf-8').end(loginPage)
    const accountId = new URLSearchParams(await bodyOf(request)).get('subject') ?? ''
    const result = accounts.has(accountId) ? { login: { accountId } } : { error: 'access_denied' }
    await provider.interactionFinished(request, response, result)
  })
  return {
    issuer,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const loginPage = `<!doctype html><html lang="es"><title>Empresa</title><h1>Empresa</h1>
<form method="post"><label>Cuenta <input name="subject"></label> <button>Entrar a la empresa</button></form></html>`

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}

/** Goes through the provider's pages as a browser with an account there would. Returns the query of the address that it is sent back to. */
export async function passProvider(start: string, subject: string, returnTo: string): Promise<string> {
  const cookies = new Map<string, string>()
  let [url, init]: [string, RequestInit] = [start, {}]
  for (let step = 0; step < 10; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const to = response.headers.get('location')
    if (to === null) init = { method: 'POST', body: new URLSearchParams({ subject }) }
    else {
      init = {}
      url = new URL(to, url).href
      if (url.startsWith(returnTo)) return new URL(url).search.slice(1)
    }
  }
  throw new Error('The provider sent nobody back.')
}

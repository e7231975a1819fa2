import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { companyClient } from './company-provider.ts'

type Answer = (response: ServerResponse) => unknown

/** Sends a document as JSON. */
export const json =
  (document: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(document))

/** A provider that a test makes answer wrongly: what it is asked with is noted, and each of its answers may be replaced. */
export async function startForgedProvider() {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const description = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
  }
  const answers = new Map<string, Answer>()
  let subject: unknown
  const honest = async (): Promise<Record<string, Answer>> => ({
    '/.well-known/openid-configuration': json(description),
    '/keys': json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }),
    '/userinfo': json({ sub: subject }),
  })
  server.on('request', async (request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname
    const answer = answers.get(path) ?? (await honest())[path]
    if (answer) answer(response)
    else response.writeHead(404).end()
  })
  return {
    issuer,
    description,
    /** Replaces the answer at a path. */
    answer: (path: string, answer: Answer) => answers.set(path, answer),
    /** Makes every answer honest again. */
    repent: () => answers.clear(),
    /** An ID token with these claims, signed by the provider's key unless another one is given. */
    sign(claims: Record<string, unknown>, key = privateKey): Promise<string> {
      subject = claims.sub
      const now = Math.floor(Date.now() / 1000)
      const usual = { iss: issuer, aud: companyClient.id, iat: now, exp: now + 300 }
      const content = Object.fromEntries(Object.entries({ ...usual, ...claims }).filter(([, value]) => value !== undefined))
      return new SignJWT(content).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)
    },
    /** Makes the provider give these tokens for every code. */
    give: (idToken: string) =>
      answers.set('/token', json({ access_token: 'nothing', token_type: 'Bearer', expires_in: 60, id_token: idToken })),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type ForgedProvider = Awaited<ReturnType<typeof startForgedProvider>>

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext } from '@playwright/test'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { call } from './calls.ts'
import { cast } from './cast.ts'
import { logInByCall } from './sessions.ts'
import type { SkillTest } from './skill-test.ts'
import { takeTest } from './taken-test.ts'

const kid = '5f0c1c7e-7d5f-4b1e-9a57-0e9b2b1d3c11'

/**
 * Another site with a key of its own, which has signed a result as this product does. Returns the address of that result, and the function
 * that withdraws it.
 */
export async function startForeignSite(request: APIRequestContext, skillTest: SkillTest) {
  const file = await fileOfResult(request, skillTest)
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const key = JSON.stringify(await exportJWK(publicKey))
  let jwt = ''
  let status = ''
  const server = createServer(({ url = '' }, answer) => {
    const body = url.includes('/keys/') ? key : url.endsWith('/status') ? status : url.endsWith('/credential') ? jwt : undefined
    answer.writeHead(body === undefined ? 404 : 200).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const own = decodeJwt(file)
  const claims = JSON.parse(JSON.stringify(own).replaceAll(String(own.iss), origin))
  claims.issuer.name = 'Conservas del Pacífico'
  const address: string = claims.jti
  const list = (...revokedCredential: object[]) => JSON.stringify({ id: `${origin}/status`, issuer: origin, revokedCredential })
  status = list()
  jwt = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: `${origin}/api/passport/keys/${kid}` })
    .sign(privateKey)
  return {
    address,
    host: new URL(origin).host,
    withdraw: () => (status = list({ id: address, revoked: true })),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The signed file of a result, which its candidate shares for a moment. */
async function fileOfResult(request: APIRequestContext, skillTest: SkillTest): Promise<string> {
  const token = await logInByCall(request, cast.candidate)
  const userSkill = await takeTest(request, 'candidate', skillTest, '')
  const { data } = await call(request, 'POST', `/api/passport/results/${userSkill}`, token, { data: { named: true } })
  const file = await (await request.get(data.file)).text()
  await call(request, 'DELETE', `/api/passport/own/${data.uuid}`, token)
  return file
}

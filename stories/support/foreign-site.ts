import type { APIRequestContext } from '@playwright/test'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { serveForeignSite } from '#server/testing/served-site.ts'
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
  const { origin, stop } = await serveForeignSite(async (path) => {
    const body = path.includes('/keys/')
      ? key
      : path.endsWith('/status')
        ? status
        : path.endsWith('/credential')
          ? jwt
          : undefined
    return body === undefined ? { status: 404 } : { body }
  })
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
    stop,
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

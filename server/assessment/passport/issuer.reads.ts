import { compactVerify, decodeJwt, decodeProtectedHeader, importJWK } from 'jose'
import pLimit from 'p-limit'
import type { z } from 'zod'
import {
  type CredentialClaims,
  credentialClaims,
  issuerKey,
  revocationList,
} from '#domain/assessment/passport/credential.contract.ts'
import { addressesAt, foreignLimits, keyAddressAt } from '#domain/assessment/passport/foreign-results.rules.ts'
import { mostPresented, recognise } from '#domain/assessment/passport/passport.rules.ts'
import { NotRead, readOutside } from '../../platform/outside/read-outside.ts'
import { siteOf } from '../../platform/outside/site-of.ts'
import type { Platform } from '../../platform/platform.ts'
import { signingAlgorithm } from './keys.reads.ts'
import { readStatement, type Statement } from './statement.views.ts'

/**
 * What the issuer of a credential answers. `unreadable`: no credential of a result. `own`: of this site. `unreachable`: the issuer does not
 * answer, or may not be asked. `altered`: it did not sign this. `withdrawn`: it does not confirm it any more. `expired`, `early`: out of its dates.
 */
export type Checked =
  | { readonly outcome: 'valid'; readonly statement: Statement; readonly jwt: string }
  | { readonly outcome: 'unreadable' | 'own' | 'unreachable' | 'altered' | 'withdrawn' | 'expired' | 'early' }

type Asking = Pick<Platform, 'config' | 'now' | 'log'>

/** Checks that go on at once in this process; others wait. */
const atOnce = pLimit(8)

/** How much a clock of another site may be ahead. */
const aheadSeconds = 300

/**
 * Checks what a person pasted, the address or the file of a credential, with the site that it names (PAS-02). Of a file with an embedded proof
 * only the address is used: its site answers what it confirms now.
 */
export function checkPresented(platform: Asking, presented: string): Promise<Checked> {
  const given = recognise(presented)
  if (!given) return Promise.resolve({ outcome: 'unreadable' })
  if (given.kind === 'signed') return checkCredential(platform, given.jwt)
  const site = siteOf(given.site)
  if (site === platform.config.publicUrl) return Promise.resolve({ outcome: 'own' })
  return bounded(platform, async (read) => {
    const { file, credential } = addressesAt(site ?? given.site, given.token)
    const jwt = await read(file, mostPresented)
    const checked = await verify(platform, jwt.trim(), read)
    // The site answered with another credential than the one at that address.
    return checked.outcome === 'valid' && checked.statement.address !== credential ? { outcome: 'altered' } : checked
  })
}

/** The address of the credential that a person pasted, as its site writes it; undefined for what names none. */
export function addressOf(presented: string): string | undefined {
  const given = recognise(presented)
  if (given && given.kind !== 'signed') return addressesAt(siteOf(given.site) ?? given.site, given.token).credential
  return given && decode(given.jwt)?.claims.jti
}

/** Checks a signed credential with the site that it names. */
export const checkCredential = (platform: Asking, jwt: string): Promise<Checked> =>
  bounded(platform, (read) => verify(platform, jwt, read))

type Read = (address: string, bytes?: number) => Promise<string>

/**
 * Asks a site whether it signed something else than a result, whose claims the caller has read. Its key has to be at the address that the site has
 * for keys.
 */
export async function confirmSignature(
  platform: Omit<Asking, 'now'>,
  site: string,
  jwt: string,
): Promise<'signed' | 'altered' | 'unreachable'> {
  const { kid, alg } = decodeProtectedHeader(jwt)
  const keyAddress = keyAddressAt(site, kid)
  if (!keyAddress || alg !== signingAlgorithm) return 'altered'
  const key = await asking(platform, async (read) => parse(issuerKey, await read(keyAddress)))
  if (key instanceof NotRead) return key.status === 404 ? 'altered' : 'unreachable'
  return (await isSignedWith(jwt, key)) ? 'signed' : 'altered'
}

/** Runs a check of a result. What cannot be read is unreachable, whatever the reason is: see NotRead. */
async function bounded(platform: Omit<Asking, 'now'>, check: (read: Read) => Promise<Checked>): Promise<Checked> {
  const checked = await asking(platform, check)
  if (!(checked instanceof NotRead)) return checked
  // So answers a site of this product at the address of a result that is not shared any more.
  return { outcome: checked.status === 410 ? 'withdrawn' : 'unreachable' }
}

/** Asks another site in readings that share one time. Returns why it was not read, where it was not. */
function asking<Answer>({ config, log }: Omit<Asking, 'now'>, ask: (read: Read) => Promise<Answer>): Promise<Answer | NotRead> {
  const { seconds, answerBytes } = foreignLimits
  return atOnce(async () => {
    const signal = AbortSignal.timeout(seconds * 1000)
    try {
      return await ask((address, bytes = answerBytes) =>
        readOutside(address, { signal, bytes, loopback: config.foreignLoopback }),
      )
    } catch (error) {
      if (!(error instanceof NotRead)) throw error
      if (error.status !== 410) log.info({ reason: error.message }, 'what another site signed could not be checked')
      return error
    }
  })
}

/**
 * Verifies a credential as Open Badges 3.0 says, in the form of ADR-0181. All addresses are those that its site has for this token, so a
 * credential cannot lead to another place; keys in its header are ignored, and only ES256 is accepted.
 */
async function verify({ config, now }: Asking, jwt: string, read: Read): Promise<Checked> {
  const { header, claims } = decode(jwt) ?? {}
  if (!header || !claims) return { outcome: 'unreadable' }
  const site = siteOf(claims.iss)
  if (site === config.publicUrl) return { outcome: 'own' }
  const token = /\/passport\/([\w-]{43})$/.exec(claims.jti)?.[1]
  if (!site || !token || site !== claims.iss) return { outcome: 'unreadable' }
  const at = addressesAt(site, token)
  const keyAddress = keyAddressAt(site, header.kid)
  const statement = readStatement(site, claims)
  if (claims.jti !== at.credential || claims.credentialStatus.id !== at.status || !statement) return { outcome: 'unreadable' }
  if (!keyAddress || header.alg !== signingAlgorithm || claims.issuer.id !== site || claims.sub !== claims.credentialSubject.id)
    return { outcome: 'altered' }
  const seconds = now().getTime() / 1000
  if (claims.nbf > seconds + aheadSeconds) return { outcome: 'early' }
  if (statement.validUntil && statement.validUntil <= now()) return { outcome: 'expired' }
  if (!(await isSignedWith(jwt, parse(issuerKey, await read(keyAddress))))) return { outcome: 'altered' }
  const status = parse(revocationList, await read(at.status))
  if (status.issuer !== site) throw new NotRead('another list')
  if (status.revokedCredential.some(({ id }) => id === at.credential)) return { outcome: 'withdrawn' }
  return { outcome: 'valid', statement, jwt }
}

async function isSignedWith(jwt: string, key: z.infer<typeof issuerKey>): Promise<boolean> {
  try {
    await compactVerify(jwt, await importJWK(key, signingAlgorithm), { algorithms: [signingAlgorithm] })
    return true
  } catch {
    return false
  }
}

function decode(jwt: string): { header: { kid?: unknown; alg?: unknown }; claims: CredentialClaims } | undefined {
  try {
    const claims = credentialClaims.safeParse(decodeJwt(jwt))
    return claims.success ? { header: decodeProtectedHeader(jwt), claims: claims.data } : undefined
  } catch {
    return undefined
  }
}

/** Reads the JSON of an issuer. What is something else is no answer. */
function parse<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new NotRead('no JSON')
  }
  const parsed = shape.safeParse(json)
  if (!parsed.success) throw new NotRead('an unknown answer')
  return parsed.data
}

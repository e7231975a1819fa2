import { Buffer } from 'node:buffer'
import * as oidc from 'openid-client'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { type Claims, statesVerification, valuesOf } from '#domain/people/company-login/company-login.rules.ts'
import { companyLoginScreens } from '#domain/people/company-login/company-login.screens.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { CompanyLogin } from '../../../platform/sessions/company-settings.ts'
import { newTicket, type Ticket } from './tickets.ts'

/** How long one answer of the provider may take, and the most that is read of it. */
const answerSeconds = 5
const mostBytes = 1_000_000

/** How long its description counts. Short, so that the login page says within a minute that the provider is away, or back. */
const freshMs = 30_000

/** How far the clocks of the provider and of this server may differ; RFC 7519 says no more than a few minutes. */
const clockSeconds = 120

type Asking = Pick<Platform, 'config' | 'secretKey' | 'now' | 'log'>

const away = refuse('login.company_away')

/** The address to which the provider sends people back; it has to be registered there. */
const returnAddress = ({ publicUrl }: Pick<Platform['config'], 'publicUrl'>) =>
  `${publicUrl}${companyLoginScreens.companyLogin.to()}`

/** The provider's page for a login that begins now, and the ticket with which its answer comes back (SSO-01). */
export async function beginAtProvider(platform: Asking, company: CompanyLogin) {
  const provider = await findProvider(platform, company)
  if (!provider) return away
  const content = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
  const url = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: returnAddress(platform.config),
    scope: company.scope,
    state: content.state,
    nonce: content.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(content.verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href, ticket: newTicket(platform, content) }
}

/** What the provider says of a person. */
interface ProviderAnswer {
  /** The claims of the ID token. */
  readonly token: Claims & { readonly sub: string; readonly iss: string }
  /** The document with the claims about the person and their address: the ID token, else user info. They are never mixed. */
  readonly person: Claims
  /** The document with the claim of roles. */
  readonly roles: Claims
}

/**
 * What the provider says of the person who came back with this answer. The library checks state, issuer, nonce, audience, times and PKCE, and
 * the signature of the ID token by the provider's keys.
 */
export async function finishAtProvider(
  platform: Asking,
  company: CompanyLogin,
  { state, nonce, verifier }: Ticket,
  answer: string,
): Promise<ProviderAnswer | Refusal> {
  const provider = await findProvider(platform, company)
  if (!provider) return away
  const address = new URL(returnAddress(platform.config))
  address.search = answer
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
  try {
    const tokens = await oidc.authorizationCodeGrant(provider, address, checks)
    const token = tokens.claims()
    const { issuer, userinfo_endpoint } = provider.serverMetadata()
    // For Microsoft the library takes a token of any directory where the description leaves its id out.
    if (token?.iss !== issuer) return refuse('login.company_refused')
    const isStated = statesVerification(token)
    const hasRoles = company.roleClaim === undefined || valuesOf(token, company.roleClaim).length > 0
    if ((isStated && hasRoles) || !userinfo_endpoint) return { token, person: token, roles: token }
    const more = await oidc.fetchUserInfo(provider, tokens.access_token, token.sub)
    return { token, person: isStated ? token : more, roles: hasRoles ? token : more }
  } catch (error) {
    const isAway = isProviderAway(error)
    platform.log.warn(
      { reason: reasonOf(error) },
      isAway ? 'the provider of company logins is away' : 'a company login was refused',
    )
    return isAway ? away : refuse('login.company_refused')
  }
}

/** Why the provider cannot be used now, for the log of the start; undefined when it answers. */
export async function troubleOf(company: CompanyLogin): Promise<string | undefined> {
  try {
    await discover(company)
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

const described = new WeakMap<CompanyLogin, { readonly until: number; readonly provider: Promise<oidc.Configuration> }>()

/** The provider as it describes itself; undefined when it does not answer, or with something else. */
async function findProvider({ now, log }: Asking, company: CompanyLogin): Promise<oidc.Configuration | undefined> {
  const known = described.get(company)
  const at = now().getTime()
  const provider = known && known.until > at ? known.provider : discover(company)
  if (provider !== known?.provider) described.set(company, { until: at + freshMs, provider })
  try {
    return await provider
  } catch (error) {
    // Those who ask meanwhile share this answer; the next one asks again.
    if (described.get(company)?.provider === provider) described.delete(company)
    log.warn({ reason: reasonOf(error) }, 'the provider of company logins is away')
    return undefined
  }
}

function discover({ issuer, clientId, clientSecret }: CompanyLogin): Promise<oidc.Configuration> {
  const isPlain = issuer.startsWith('http:')
  return oidc.discovery(new URL(issuer), clientId, { [oidc.clockTolerance]: clockSeconds }, authenticate(clientSecret), {
    timeout: answerSeconds,
    [oidc.customFetch]: boundedFetch,
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
  })
}

/** Shows the secret in the header, which is the standard's own way, unless the provider takes it in the body only. */
function authenticate(secret: string): oidc.ClientAuth {
  const [inHeader, inBody] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)]
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (taken.includes('client_secret_basic') ? inHeader : inBody)(server, ...rest)
  }
}

/** Reads an answer up to a bound, within the time of the signal. */
const boundedFetch: oidc.CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit)
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) throw new Error('the answer is too long')
    parts.push(part)
  }
  const { status, headers } = response
  return new Response(bytes === 0 ? null : Buffer.concat(parts), { status, headers })
}

/** Codes of the library for no answer in time, and for an answer that is not of a provider. */
const awayCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
])

/** Whether the provider failed, rather than refused. */
function isProviderAway(error: unknown): boolean {
  if (error instanceof oidc.ClientError) return error.code === undefined || awayCodes.has(error.code)
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500 || error.status === 429
  // fetch reports a network that fails so.
  return error instanceof TypeError
}

/** The reason without what the provider wrote, which may name a person. */
function reasonOf(error: unknown): string {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: unknown }
  if (error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError)
    return `the provider answered ${/^\w{1,60}$/.test(error.error) ? error.error : 'an error'}`
  const below = cause instanceof Error ? ((cause as { code?: string }).code ?? cause.name) : undefined
  return [message, code, below].filter(Boolean).join(': ')
}

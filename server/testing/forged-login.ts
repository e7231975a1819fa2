import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { beginCompanyLoginEndpoint } from '#domain/people/company-login/company-login.contract.ts'
import type { TestApp } from './app.ts'
import type { ForgedProvider } from './forged-provider.ts'

let made = 0

/** A company login at a forged provider, step by step. */
export function forgedLogin(site: TestApp, provider: () => ForgedProvider) {
  /** A login that has begun here, with what the provider was asked for. */
  const begin = async () => {
    const { url, ticket } = (await site.call(beginCompanyLoginEndpoint)).answer.data
    const { state = '', nonce = '' } = Object.fromEntries(new URL(url).searchParams)
    return { ticket, state, nonce }
  }
  type Begun = Awaited<ReturnType<typeof begin>>

  /** Claims of a colleague whom nobody knows yet, for a begun login. */
  const claimsFor = ({ nonce }: Begun, more: Record<string, unknown> = {}) => {
    made += 1
    const email = `colega.${made}@agencia.test`
    return { sub: `subject ${made}`, nonce, email, email_verified: true, groups: ['admins'], ...more }
  }

  const answerOf = ({ state }: Begun, more: Record<string, string> = {}) =>
    new URLSearchParams({ code: 'any', state, iss: provider().issuer, ...more }).toString()

  const finish = (ticket: string, answer: string) =>
    site.call(issueTokenEndpoint, { body: { grant_type: 'company', ticket, answer } })

  /** Ends a login with these claims in the ID token, and returns what it was refused with; undefined when it was not. */
  const refusalWith = async (more: Record<string, unknown>): Promise<string | undefined> => {
    const begun = await begin()
    provider().give(await provider().sign(claimsFor(begun, more)))
    const { status, refusal } = await finish(begun.ticket, answerOf(begun))
    return status === 200 ? undefined : refusal.error_message
  }
  return { begin, claimsFor, answerOf, finish, refusalWith }
}
export type BegunLogin = Awaited<ReturnType<ReturnType<typeof forgedLogin>['begin']>>

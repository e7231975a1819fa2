import { beginCompanyLoginEndpoint } from '#domain/people/company-login/company-login.contract.ts'
import { call } from '../../platform/client/call.ts'
import { tabStore } from '../../platform/client/storage.ts'
import { addAudiences } from '../../platform/i18n/catalog.ts'
import { ofDevice, proveLogin } from '../../platform/session/log-in.ts'

await addAudiences('candidate')

const key = 'company_login'

/** A login that this tab has begun: the ticket for its end, and the page that the person wanted. */
interface Begun {
  readonly ticket: string
  readonly from?: string | undefined
}

/**
 * Leads to the page of the company's provider (SSO-01). The ticket stays in this tab, so that an answer which somebody else began is worth
 * nothing here.
 * @throws ApiRefusal login.company_away when the provider does not answer.
 */
export async function beginCompanyLogin(from: string | undefined): Promise<void> {
  const { url, ticket } = (await call(beginCompanyLoginEndpoint)).data
  tabStore.set(key, JSON.stringify({ ticket, from } satisfies Begun))
  location.assign(url)
}

/** The login that this tab has begun, once. */
export function takeBegun(): Begun | undefined {
  const stored = tabStore.get(key)
  tabStore.remove(key)
  return stored === null ? undefined : (JSON.parse(stored) as Begun)
}

/**
 * Logs in with the answer of the company's provider (SSO-01). Returns the token of the second step where the account asks for one.
 * @throws ApiRefusal login.company_… that says why it is not enough.
 */
export function finishCompanyLogin(ticket: string, answer: string): Promise<string | undefined> {
  return proveLogin({
    grant_type: 'company',
    ticket,
    answer,
    ...ofDevice(),
  })
}

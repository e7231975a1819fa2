import { expect } from 'vitest'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { confirmAddressEndpoint } from '#domain/people/accounts/confirmation.contract.ts'
import { addedWithLink } from './added-people.ts'
import { type TestApp, testPassword } from './app.ts'
import { confirmationOf, ownNetwork, registrationForm, sendRegistration } from './registrations.ts'

/** Entries of staff, and the people who register with their addresses. The application needs TRUST_PROXY=127.0.0.1. */
export function entriesOf(site: TestApp) {
  const rowOf = (uuid: string) =>
    site.platform.db.selectFrom('users').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
  return {
    rowOf,

    /** An entry with an address, and the form with which its person registers. */
    async anEntry(overrides: Record<string, unknown> = {}) {
      const entry = await addedWithLink(site)
      return { entry, form: registrationForm({ email: entry.email, ...overrides }) }
    },

    /** Registers and returns the row of the account. */
    async register(form: ReturnType<typeof registrationForm>) {
      const { status, answer } = await sendRegistration(site, form)
      expect(status).toBe(200)
      return rowOf(answer.data.uuid)
    },

    /** Confirms the address of an account with its link. */
    confirm: (account: { uuid: string; email: string }) =>
      site.call(confirmAddressEndpoint, {
        body: { token: confirmationOf(site, account), current_password: testPassword },
        headers: ownNetwork(),
      }),

    /** Waits until an entry is merged into an account. */
    untilTakenOver: (entry: { uuid: string }, account: { id: number }) =>
      expect.poll(async () => (await rowOf(entry.uuid)).merged_into, { interval: 50 }).toBe(account.id),

    /** The access token of a person who registered. */
    async logIn(email: string) {
      const body = { grant_type: 'password' as const, username: email, password: testPassword }
      return (await site.call(issueTokenEndpoint, { body, headers: ownNetwork() })).answer.access_token
    },
  }
}

import { answerAddressChangeEndpoint } from '#domain/people/corrections/address-changes.contract.ts'
import { call } from '../../platform/client/call.ts'

// A call of people without a session: this file loads no query library.

/** Stops or confirms a change of address by the link of an e-mail. */
export const answerAddressChange = (token: string) => call(answerAddressChangeEndpoint, { body: { token } })

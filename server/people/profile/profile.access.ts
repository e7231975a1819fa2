import { getPersonalEndpoint, savePhoneEndpoint } from '#domain/kernel/own-record.contract.ts'
import { saveIdentityEndpoint, savePersonalEndpoint } from '#domain/people/profile/personal.contract.ts'
import { type AccessRow, candidates, loggedIn } from '../../testing/access.ts'
import type { TestPerson } from '../../testing/app.ts'
import { registrationForm } from '../../testing/registrations.ts'

export const access: readonly AccessRow[] = [
  [getPersonalEndpoint, loggedIn],
  [savePersonalEndpoint, loggedIn, async (_app, caller) => ({ body: personal(caller) })],
  [savePhoneEndpoint, candidates, async () => ({ body: { personal_phone: '3000000000' } })],
  [
    saveIdentityEndpoint,
    loggedIn,
    async (_app, caller) => {
      const { name, lastname, email } = personal(caller)
      return { body: { name, lastname, email } }
    },
  ],
]

function personal(caller: TestPerson | undefined) {
  return {
    name: 'Ana',
    lastname: 'Prueba',
    email: caller?.email ?? registrationForm().email,
    personal_phone: '3000000000',
    date_of_birth: '1990-01-01',
    address: 'Calle 1',
    city: 'Medellín',
    state: 'Antioquia',
    country: 'Colombia',
    zip_code: '050001',
    about_me: 'Algo',
  }
}

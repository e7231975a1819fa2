import {
  answerAddressChangeEndpoint,
  getAddressChangeEndpoint,
  stopAddressChangeEndpoint,
} from '#domain/people/corrections/address-changes.contract.ts'
import { changeDueAt } from '#domain/people/corrections/address-changes.rules.ts'
import {
  correctPersonEndpoint,
  getCorrectableEndpoint,
  listOwnCorrectionsEndpoint,
} from '#domain/people/corrections/corrections.contract.ts'
import { type AccessRow, changeRequired, everyone, loggedIn } from '../../testing/access.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { addressUrl } from './address-links.views.ts'

const fields = { name: 'Ana', lastname: 'Corregida', email: '', personal_phone: '+57 300 111 2233', city: 'Cali' }

export const access: readonly AccessRow[] = [
  [getCorrectableEndpoint, changeRequired, async (site) => ({ params: { uuid: (await addedWithLink(site)).uuid } })],
  [
    correctPersonEndpoint,
    changeRequired,
    async (site) => ({
      params: { uuid: (await addedWithLink(site)).uuid },
      body: { ...fields, date_of_birth: '1990-05-17' },
      files: { file: pdfFile() },
    }),
  ],
  [listOwnCorrectionsEndpoint, loggedIn],
  [getAddressChangeEndpoint, loggedIn],
  [answerAddressChangeEndpoint, everyone, async (site) => ({ body: { token: await changeToken(site) } })],
  [
    stopAddressChangeEndpoint,
    loggedIn,
    async (site, caller) => {
      if (caller) await givePendingAddress(site, caller)
      return {}
    },
  ],
]

async function changeToken(site: TestApp) {
  const person = await site.person()
  const change = { uuid: person.uuid, former_address: person.email, ...(await givePendingAddress(site, person)) }
  return new URL(addressUrl(site.platform, 'stop', change, 'es')).pathname.split('/').at(-1) ?? ''
}

async function givePendingAddress({ platform }: TestApp, { id, uuid, email }: TestPerson) {
  const change = { address: `nueva.${uuid}@example.com`, asked_at: platform.now() }
  const row = { user_id: id, former_address: email, due_at: changeDueAt(platform.now()), ...change }
  await platform.db
    .insertInto('address_changes')
    .values(row)
    .onConflict((waiting) => waiting.doNothing())
    .execute()
  return change
}

import { expect, test } from 'vitest'
import { addPersonEndpoint } from '#domain/people/added-candidates/added-candidates.contract.ts'
import { correctPersonEndpoint } from '#domain/people/corrections/corrections.contract.ts'
import { addedPersonFields, addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { hashOf } from '../accounts/refused-addresses.reads.ts'

const site = sharedTestApp()
const users = [
  { module: 'users', item: 'view' },
  { module: 'users', item: 'change' },
] as const

test('TEA-02 a limited role reads the same refusal for a hidden person and for one who refused before', async () => {
  const [staff, limited] = [await site.person({ role: users }), await site.person({ role: users, limited: true })]
  const [entered, own] = [await addedWithLink(site, staff), await addedWithLink(site, limited)]
  const email = 'nego.antes@example.com'
  const { db, secretKey, now } = site.platform
  await db
    .insertInto('refused_addresses')
    .values({ address_hash: hashOf(secretKey, email), refused_at: now() })
    .execute()
  const add = ({ token }: TestPerson, address: string) =>
    site.call(addPersonEndpoint, { token, body: addedPersonFields({ email: address }) })
  const asks = async (by: TestPerson, address: string) => (await add(by, address)).refusal
  const corrects = (address: string) =>
    site.call(correctPersonEndpoint, { token: limited.token, params: { uuid: own.uuid }, body: { email: address } })
  for (const address of [entered.email, email]) {
    const outOfReach = { error_message: 'errors.fields', errors: { email: ['intake.error.out_of_reach'] } }
    expect(await asks(limited, address)).toEqual({ ...outOfReach })
    expect((await corrects(address)).refusal).toEqual({ ...outOfReach })
  }
  expect((await add(staff, email)).answer.data).toMatchObject({ refused_before: true })
})

import { expect, test } from 'vitest'
import { deleteUserEndpoint, restoreUserEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { directoryOf } from '../../testing/directory.ts'

const token = 'the-token-of-the-directory-0123456789'
const site = sharedTestApp({ SCIM_TOKEN: token, SCIM_DEFAULT_ROLE: 'administrator' })
const { ask, patch, find } = directoryOf(site, token)
const close = { op: 'replace', path: 'active', value: false }
const open = { op: 'replace', path: 'active', value: true }

const administrator = () => site.person({ role: 'administrator' })

async function restore({ uuid }: TestPerson, by: TestPerson) {
  expect((await site.call(restoreUserEndpoint, { body: { uuid }, token: by.token })).status).toBe(200)
}

test('SSO-02 a person whom the directory deleted and a colleague restored is the directory’s again, and is shut out', async () => {
  const [ana, colleague] = [await administrator(), await administrator()]
  await ask('DELETE', `/Users/${ana.uuid}`)
  await restore(ana, colleague)
  expect(await find(`userName eq "${ana.email}"`)).toMatchObject({ totalResults: 1, Resources: [{ active: true }] })
  const { status, json } = await patch(ana.uuid, close)
  expect([status, json.active]).toEqual([200, false])
  expect((await ask('DELETE', `/Users/${ana.uuid}`)).status).toBe(204)
})

test('SSO-02 an account that a colleague restores and later deletes is not reopened by the directory', async () => {
  const [ana, colleague] = [await administrator(), await administrator()]
  await patch(ana.uuid, close)
  await restore(ana, colleague)
  const body = { uuid: ana.uuid, reason: 'Compartió datos' }
  expect((await site.call(deleteUserEndpoint, { body, token: colleague.token })).status).toBe(200)
  const answer = await patch(ana.uuid, open)
  expect([answer.status, answer.json.scimType]).toEqual([409, 'mutability'])
  expect((await find(`userName eq "${ana.email}"`)).Resources).toMatchObject([{ active: false }])
})

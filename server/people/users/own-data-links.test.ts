import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { sendConfirmationEndpoint } from '#domain/kernel/own-record.contract.ts'
import { packOwnDataEndpoint } from '#domain/people/users/own-data.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { offered } from '../../testing/interview-times.ts'
import { invited } from '../../testing/interviews.ts'
import { confirmationOf } from '../../testing/registrations.ts'

const site = sharedTestApp()

test('SPEC-56: the own data of an account contains no working links of its e-mails', async () => {
  const person = await site.person({ confirmed: false, cv: true })
  expect((await site.call(sendConfirmationEndpoint, { token: person.token })).status).toBe(200)
  const { token: answer } = await invited(site, person)
  const { token: times } = await offered(site, { candidate: person })
  await site.platform.db.updateTable('outgoing_emails').set({ status: 'sent' }).where('user_id', '=', person.id).execute()
  const mails = site.platform.db.selectFrom('outgoing_emails').select('plain').where('user_id', '=', person.id)
  const links = [confirmationOf(site, person), answer, times]
  const sent = (await mails.execute()).map(({ plain }) => plain).join()
  for (const link of [answer, times]) expect(sent).toContain(link)

  const { bytes } = await site.call(packOwnDataEndpoint, { token: person.token })
  const zip = await fromBufferPromise(bytes, { lazyEntries: true })
  let data = ''
  for await (const entry of zip.eachEntry())
    if (entry.fileName === 'data.json') data = await text(await zip.openReadStreamPromise(entry))
  expect(data).toContain('https://cantera.test/confirm/…')
  expect(data).toContain('https://cantera.test/interview/…')
  expect(data).toContain('https://cantera.test/times/…')
  for (const link of links)
    for (const part of link.split('.').slice(1)) expect(part.length < 20 || !data.includes(part)).toBe(true)
})

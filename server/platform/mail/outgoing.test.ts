import { expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/app.ts'
import { anEmail } from '../../testing/emails.ts'
import { readSender } from './outgoing.reads.ts'

const site = sharedTestApp()

test('EML-03 SPEC-43 an e-mail that a colleague sends names them before the site, and has the address of the site', async () => {
  const { id } = await site.person({ role: 'administrator', firstName: 'Marta', lastName: 'Ríos' })
  const senderOf = (overrides: Parameters<typeof anEmail>[0]) => readSender(site.platform, anEmail(overrides))
  const own = await senderOf({})
  const personal = { ...own, name: `Marta Ríos · ${own.name}` }
  expect(await senderOf({ kind: 'answer', actor_id: id })).toEqual(personal)
  expect(await senderOf({ kind: 'stage', actor_id: id })).toEqual(personal)
  // The words of an invitation name the interviewer, who may be another colleague.
  expect(await senderOf({ kind: 'stage', actor_id: id, calendar: 'BEGIN:VCALENDAR' })).toEqual(own)
  expect(await senderOf({ kind: 'share', actor_id: id })).toEqual(own)
})

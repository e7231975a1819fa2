import { expect, test } from 'vitest'
import { getWaitingEndpoint } from '#domain/desk/dashboard/dashboard.contract.ts'
import { getBoardEndpoint, getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { listUnansweredEndpoint, settleReplyEndpoint } from '#domain/hiring/replies/correspondence.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeReply, makeVacancy } from '../../testing/records.ts'

/** A site that reads answers to its e-mails; no mailbox is visited here. */
const site = sharedTestApp({
  IMAP_URL: 'imap://testuser:testpass@127.0.0.1:9/INBOX',
  REPLY_ADDRESS: 'postulaciones@agencia.test',
})

test('EML-03 SPEC-64 a card, its details, the list and the dashboard name the same replies that wait', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const vacancy = await makeVacancy(site.platform)
  const people = await Promise.all(['Ana', 'Luis'].map((firstName) => site.person({ firstName })))
  const [ana, luis] = await Promise.all(people.map(({ id }) => makeApplication(site.platform, vacancy.id, id)))
  const before = (await site.call(getWaitingEndpoint, { token })).answer.data.replies ?? 0
  const waiting = async () => {
    const board = (await site.call(getBoardEndpoint, { token, params: { job: vacancy.uuid } })).answer.data
    const { data } = (await site.call(listUnansweredEndpoint, { token, query: { size: 100 } })).answer
    return {
      cards: board.flatMap(({ elements }) => elements.flatMap((card) => (card.reply_waits ? [card.uuid_element] : []))),
      opened: (await site.call(getCardEndpoint, { token, params: { id: ana!.uuid } })).answer.data.reply_waits,
      listed: data.flatMap(({ card }) => (card?.vacant_uuid === vacancy.uuid ? [card.uuid_element] : [])),
      counted: ((await site.call(getWaitingEndpoint, { token })).answer.data.replies ?? 0) - before,
    }
  }
  const reply = await makeReply(site.platform, { application: ana!.id })
  await makeReply(site.platform, { application: luis!.id, automatic: true })
  expect(await waiting()).toEqual({ cards: [ana!.uuid], opened: true, listed: [ana!.uuid], counted: 1 })
  await site.call(settleReplyEndpoint, { token, params: { id: reply.uuid } })
  expect(await waiting()).toEqual({ cards: [], opened: false, listed: [], counted: 0 })
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as page from '#domain/hiring/clients/client-page.contract.ts'
import { addClientEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import { listClientMessagesEndpoint, writeToContactEndpoint } from '#domain/hiring/replies/client-messages.contract.ts'
import { replyAddress } from '../../platform/mail/reply-address.ts'
import type { TestPerson } from '../../testing/app.ts'
import { attached, message, mixed, report } from '../../testing/incoming-mail.ts'
import { sharedReplyMailbox } from '../../testing/reply-mailbox.ts'
import { visitOnce } from './mailbox.writes.ts'

const { address, site, imap, over } = sharedReplyMailbox()
const me = randomUUID()
const visit = () => visitOnce(over(), me)
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF').toString('base64')

/** A client of `owner` with a contact, as a colleague sees them. */
async function aContact(more: object = {}) {
  const actor = await site.person({ role: 'administrator' })
  const { token } = actor
  const body = { name_clients: `Cliente ${randomUUID()}`, ubication_clients: 'Cali', owner: actor.uuid }
  const client = (await site.call(addClientEndpoint, { token, body })).answer.data
  const email = `eva.${randomUUID()}@example.com`
  const contact = { name: 'Eva Ríos', email, ...more }
  const { uuid } = (await site.call(page.addContactEndpoint, { token, params: { id: client.uuid }, body: contact })).answer.data
  const { id } = await site.platform.db
    .selectFrom('client_contacts')
    .select('id')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const to = replyAddress(over(), { kind: 'contact', id }) ?? ''
  return { actor, client, email, id, to, params: { id: client.uuid, contact: uuid } }
}
type Contact = Awaited<ReturnType<typeof aContact>>

const write = ({ token }: TestPerson, { params }: Pick<Contact, 'params'>, words = '<p>Hola, <strong>Eva</strong></p>') =>
  site.call(writeToContactEndpoint, { token, params, body: { subject: 'Perfiles', message: words } })
const messagesOf = async ({ actor: { token }, params }: Contact) =>
  (await site.call(listClientMessagesEndpoint, { token, params })).answer.data
const outboxOf = ({ id }: Contact) =>
  site.platform.db.selectFrom('outgoing_emails').selectAll().where('contact_id', '=', id).orderBy('id').execute()
const noticesOf = ({ id }: TestPerson) =>
  site.platform.db.selectFrom('staff_notices').select('kind').where('user_id', '=', id).execute()

test('CLT-01 a colleague writes to a contact, whose answer comes back to the conversation, the newest last', async () => {
  const contact = await aContact()
  expect((await write(contact.actor, contact)).status).toBe(200)
  // A double click sends nothing twice.
  await write(contact.actor, contact)
  const [sent, ...more] = await outboxOf(contact)
  expect(more).toEqual([])
  expect(sent).toMatchObject({ kind: 'client_message', to_address: contact.email, reply_to: contact.to })
  expect(sent?.html).toContain('<strong>Eva</strong>')
  expect(sent?.plain).toMatch(/^Hola, Eva\n\n-- \n/)
  imap().deliver(message(contact.to, 'Mándamelos.', `In-Reply-To: <${sent?.uuid}@agencia.test>\n`))
  await visit()
  await write(contact.actor, contact, '<p>Aquí van.</p>')
  expect(await messagesOf(contact)).toMatchObject([
    { kind: 'email', text: 'Perfiles', mail: { own_words: true, to: '' } },
    { kind: 'reply', text: 'Mándamelos.', reply: { from: 'ana@correo.test' } },
    { kind: 'email', mail: { text: expect.stringContaining('Aquí van.') } },
  ])
  const [, answer] = await outboxOf(contact)
  expect(answer).toMatchObject({
    in_reply_to: expect.stringMatching(/^<.+@correo\.test>$/),
    thread: expect.stringContaining(`${sent?.uuid}@`),
  })
  expect(await noticesOf(contact.actor)).toEqual([{ kind: 'client_wrote' }])
  expect((await site.auditOf(contact.actor)).filter((action) => action === 'client.contact_written')).toHaveLength(2)
})

test('CLT-01 an answer without the signed address is found by the e-mail that it answers, and read once', async () => {
  const contact = await aContact()
  await write(contact.actor, contact)
  const [sent] = await outboxOf(contact)
  imap().deliver(message(address, 'Sin dirección', `In-Reply-To: <${sent?.uuid}@agencia.test>\n`))
  await visit()
  imap().makeAnew()
  await visit()
  expect((await messagesOf(contact)).filter(({ reply }) => reply)).toMatchObject([{ text: 'Sin dirección' }])
})

test('CLT-01 files of a contact are files of the client, and an automatic answer notifies nobody', async () => {
  const contact = await aContact()
  const parts = [attached('application/pdf', pdf, 'Content-Disposition: attachment; filename="contrato.pdf"\n')]
  const headers = 'Auto-Submitted: auto-replied\nContent-Type: multipart/mixed; boundary=x\n'
  imap().deliver(message(contact.to, mixed('Estoy fuera.', parts), headers))
  await visit()
  const [answer] = await messagesOf(contact)
  expect(answer).toMatchObject({ kind: 'automatic_reply', reply: { files: [{ name: 'contrato.pdf' }], left_out: [] } })
  expect((await site.app.inject(answer?.reply?.files[0]?.file ?? '')).statusCode).toBe(200)
  const { token } = contact.actor
  const files = (await site.call(page.listClientFilesEndpoint, { token, params: { id: contact.client.uuid } })).answer.data
  expect(files).toMatchObject([{ name: 'contrato.pdf', added_by: null }])
  expect(await noticesOf(contact.actor)).toEqual([])
})

test('CLT-01 an e-mail that comes back shows its failure, and its writer is notified', async () => {
  const contact = await aContact()
  await write(contact.actor, contact)
  const [sent] = await outboxOf(contact)
  await site.platform.db.updateTable('outgoing_emails').set({ status: 'sent' }).where('id', '=', sent!.id).execute()
  imap().deliver(report(replyAddress(over(), { kind: 'email', id: sent!.id }) ?? '', '5.1.1'))
  await visit()
  expect(await messagesOf(contact)).toMatchObject([{ kind: 'email', state: 'failed' }])
  expect(await noticesOf(contact.actor)).toEqual([{ kind: 'email_failed' }])
})

test('CLT-01 a contact without an address, empty words and a contact of another client are refused', async () => {
  const without = await aContact({ email: '' })
  expect((await write(without.actor, without)).refusal.error_message).toBe('notification.error.no_address')
  const contact = await aContact()
  expect((await write(contact.actor, contact, '<p><script>x</script></p>')).refusal.errors).toHaveProperty('message')
  const foreign = { params: { ...contact.params, id: without.client.uuid } }
  expect((await write(contact.actor, foreign)).status).toBe(404)
})

test('CLT-01 deleting a contact deletes the conversation', async () => {
  const contact = await aContact()
  await write(contact.actor, contact)
  imap().deliver(message(contact.to, 'Adiós'))
  await visit()
  await site.call(page.deleteContactEndpoint, { token: contact.actor.token, params: contact.params })
  expect(await outboxOf(contact)).toEqual([])
  const kept = await site.platform.db.selectFrom('client_replies').select('id').where('contact_id', '=', contact.id).execute()
  expect(kept).toEqual([])
})

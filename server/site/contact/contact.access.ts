import {
  listContactMessagesEndpoint,
  markContactMessageReadEndpoint,
  sendContactMessageEndpoint,
} from '#domain/site/contact/contact.contract.ts'
import { type AccessRow, changeRequired, everyone, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { registrationForm } from '../../testing/registrations.ts'

export const access: readonly AccessRow[] = [
  [sendContactMessageEndpoint, everyone, async () => ({ body: contactMessage() })],
  [listContactMessagesEndpoint, viewRequired],
  [markContactMessageReadEndpoint, changeRequired, async (app) => ({ params: { id: await aContactMessage(app) } })],
]

function contactMessage() {
  return { fullname: 'Ana Prueba', email: registrationForm().email, phone: '', message: 'Hola' }
}

async function aContactMessage(app: TestApp): Promise<string> {
  const row = await app.platform.db
    .insertInto('contact_messages')
    .values({ full_name: 'Ana Prueba', email: registrationForm().email, phone: '', message: 'Hola' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return row.uuid
}

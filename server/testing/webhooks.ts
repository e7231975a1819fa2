import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { hireEndpoint } from '#domain/hiring/board/hires.contract.ts'
import { type WebhookEvent, webhookEvents } from '#domain/kernel/webhook-events.ts'
import { encryptSecret, newSecret } from '../platform/webhooks/signing.ts'
import type { TestApp, TestPerson } from './app.ts'
import { makeApplication, makeVacancy } from './records.ts'

/** Adds a receiver directly to its table: the form refuses addresses of this machine. */
export async function makeReceiver(
  { platform }: Pick<TestApp, 'platform'>,
  { url = 'https://hooks.example.com/cantera', events = webhookEvents }: { url?: string; events?: readonly WebhookEvent[] } = {},
) {
  const [uuid, secret] = [randomUUID(), newSecret()]
  const stored = encryptSecret(platform.secretKey, uuid, secret)
  const { id } = await platform.db
    .insertInto('webhook_receivers')
    .values({ uuid, url, description: '', events: [...events], secret: stored })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, uuid, secret }
}

export interface Received {
  readonly headers: Record<string, string>
  readonly body: string
}

/** A receiver on this machine. `answer` answers each message; by default with 204. */
export async function startReceiver(
  answer: (reply: ServerResponse, request: IncomingMessage) => void = (reply) => reply.writeHead(204).end(),
) {
  const received: Received[] = []
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(parts).toString('utf8') })
      answer(reply, request)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received }
}

/** What was queued for a receiver, in order. */
export const deliveriesTo = ({ platform }: Pick<TestApp, 'platform'>, id: number) =>
  platform.db.selectFrom('webhook_deliveries').selectAll().where('receiver_id', '=', id).orderBy('id').execute()

/** Queues an event for the receivers, by a hire. */
export async function hireSomebody(site: TestApp, actor: TestPerson) {
  const vacancy = await makeVacancy(site.platform)
  const person = await site.person()
  const { uuid } = await makeApplication(site.platform, vacancy.id, person.id, 'approved')
  const { answer } = await site.call(hireEndpoint, { token: actor.token, body: { uuid_element: uuid } })
  return { application: answer.data.uuid_element, vacancy: vacancy.uuid, candidate: person.uuid }
}

import { createRequire } from 'node:module'
import type { AddressInfo, Server } from 'node:net'

interface Mailbox {
  uidvalidity: number
  messages: { raw: string; uid?: number; flags: string[] }[]
}
interface Hoodiecrow {
  readonly server: Server
  listen(port: number, host: string, ready: () => void): void
  close(done: () => void): void
  appendMessage(folder: string, flags: readonly string[], date: false, raw: string): void
  getMailbox(folder: string): Mailbox
}

/** A real IMAP server on a free port, whose only account is testuser with testpass. Its folders are separated by dots. */
export async function startImapServer() {
  const hoodiecrow = createRequire(import.meta.url)('hoodiecrow-imap') as (options: object) => Hoodiecrow
  const folders = { separator: '.', folders: { Agencia: { folders: { 'Selecci&APM-n': {} } } } }
  const server = hoodiecrow({ plugins: ['ID', 'ENABLE', 'IDLE', 'LITERALPLUS'], storage: { INBOX: {}, '': folders } })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  const inbox = () => server.getMailbox('INBOX')
  return {
    url: `imap://testuser:testpass@127.0.0.1:${port}/INBOX`,
    /** The same server with a password that it refuses. */
    lockedUrl: `imap://testuser:secreto-equivocado@127.0.0.1:${port}/INBOX`,
    /** The server keeps bytes as text. */
    deliver: (raw: string, folder = 'INBOX') =>
      server.appendMessage(folder, [], false, Buffer.from(raw.replace(/\r?\n/g, '\r\n')).toString('latin1')),
    /** Whether each message is read, in order. */
    read: () => inbox().messages.map(({ flags }) => flags.includes('\\Seen')),
    makeAnew: () => {
      inbox().uidvalidity += 1
    },
    stop: () => new Promise<void>((done) => server.close(done)),
  }
}

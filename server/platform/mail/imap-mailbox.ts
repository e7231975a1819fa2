import type { ImapFlow } from 'imapflow'

/** A message of the mailbox. Its parts are fetched when they are asked for. */
export interface MailboxMessage {
  readonly uidValidity: number
  readonly uid: number
  /** Its first bytes; undefined when the server no longer has it. Rejects with NotHandedOver or ConnectionLost. */
  beginning(bytes: number): Promise<Buffer | undefined>
  /** The message, or only its first bytes when it is longer. Rejects like `beginning`. */
  whole(mostBytes: number): Promise<{ readonly source: Buffer; readonly isCut: boolean } | undefined>
}

/** The last message that was handled. */
export interface MailboxPlace {
  readonly uidValidity: number
  readonly lastUid: number
  /** Earlier messages that are handed over once more. */
  readonly again?: readonly number[]
}

/** The server fails at one message, while the connection to it is open. */
export class NotHandedOver extends Error {
  override name = 'NotHandedOver'
}

/** The connection broke while a message was fetched. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

const longestMs = 30_000
/** The most messages of one visit, so that a full mailbox does not hold one connection for hours. */
const mostAtOnce = 200

/**
 * Visits a mailbox over IMAP and hands over the messages behind a place, in order, then those `again`. `handle` returns whether the message was
 * taken; others stay unread. When the mailbox was made anew (another UIDVALIDITY), it is read from its first message.
 * @throws when the server is away, refuses the login or lacks the mailbox
 */
export async function visitMailbox(
  address: string,
  place: MailboxPlace,
  handle: (message: MailboxMessage, isAgain: boolean) => Promise<boolean>,
): Promise<void> {
  const { protocol, hostname, port, username, password, pathname } = new URL(address)
  const secure = protocol === 'imaps:'
  const client = new (await import('imapflow')).ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: longestMs,
    greetingTimeout: longestMs,
    socketTimeout: 2 * longestMs,
  })
  // A connection that breaks also rejects the running command; without a listener it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    // As folders, which the client joins by the separator of the server.
    const folders = (pathname.slice(1) || 'INBOX').split('/').map(decodeURIComponent)
    const lock = await client.getMailboxLock(folders)
    try {
      const uidValidity = client.mailbox ? Number(client.mailbox.uidValidity) : 0
      const isSame = uidValidity === place.uidValidity
      const from = (isSame ? place.lastUid : 0) + 1
      // A search touches no message, so that one that cannot be read does not hide the others.
      const found = (await client.search({ uid: `${from}:*` }, { uid: true })) || []
      // The last message also answers to a range that begins behind it.
      const fresh = found.filter((uid) => uid >= from).sort((one, other) => one - other)
      const handOver = async (uid: number, isAgain: boolean) => {
        const taken = await handle(messageOf(client, uidValidity, uid), isAgain)
        if (taken) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
      }
      for (const uid of fresh.slice(0, mostAtOnce)) await handOver(uid, false)
      for (const uid of (isSame && place.again) || []) await handOver(uid, true)
    } finally {
      lock.release()
    }
    await client.logout()
  } finally {
    client.close()
  }
}

function messageOf(client: ImapFlow, uidValidity: number, uid: number): MailboxMessage {
  const fetch = async (maxLength: number) => {
    try {
      const message = await client.fetchOne(String(uid), { source: { start: 0, maxLength } }, { uid: true })
      return message ? message.source : undefined
    } catch (error) {
      const { message } = error as Error
      throw client.usable ? new NotHandedOver(message) : new ConnectionLost(message)
    }
  }
  return {
    uidValidity,
    uid,
    beginning: fetch,
    async whole(mostBytes) {
      // One byte more shows whether there is more.
      const source = await fetch(mostBytes + 1)
      return source && { source: source.subarray(0, mostBytes), isCut: source.length > mostBytes }
    },
  }
}

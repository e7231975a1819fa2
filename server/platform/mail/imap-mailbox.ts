import { ImapFlow } from 'imapflow'

/** A message of the mailbox. */
export interface MailboxMessage {
  readonly uidValidity: number
  readonly uid: number
  /** Only the beginning of a message that is larger than the limit; undefined when the server no longer has it. */
  readonly source: Buffer | undefined
  readonly isCut: boolean
}

/** The last message that was handled. */
export interface MailboxPlace {
  readonly uidValidity: number
  readonly lastUid: number
}

const longestMs = 30_000
/** The most messages of one visit, so that a full mailbox does not hold one connection for hours. */
const mostAtOnce = 200

/**
 * Visits a mailbox over IMAP and hands over the messages behind a place, in order. `handle` returns whether the message was taken; others
 * stay unread. When the mailbox was made anew (another UIDVALIDITY), it is read from its first message.
 * @throws when the server is away, refuses the login or lacks the mailbox
 */
export async function visitMailbox(
  address: string,
  place: MailboxPlace,
  mostBytes: number,
  handle: (message: MailboxMessage) => Promise<boolean>,
): Promise<void> {
  const { protocol, hostname, port, username, password, pathname } = new URL(address)
  const secure = protocol === 'imaps:'
  const client = new ImapFlow({
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
      const from = (uidValidity === place.uidValidity ? place.lastUid : 0) + 1
      const found = await client.fetchAll(`${from}:*`, { uid: true, size: true }, { uid: true })
      // The last message also answers to a range that begins behind it.
      const fresh = found.filter(({ uid }) => uid >= from).sort((one, other) => one.uid - other.uid)
      for (const { uid, size = 0 } of fresh.slice(0, mostAtOnce)) {
        const isCut = size > mostBytes
        const message = await client.fetchOne(
          String(uid),
          { source: isCut ? { start: 0, maxLength: mostBytes } : true },
          { uid: true },
        )
        const taken = await handle({ uidValidity, uid, source: message ? message.source : undefined, isCut })
        if (taken) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
      }
    } finally {
      lock.release()
    }
    await client.logout()
  } finally {
    client.close()
  }
}

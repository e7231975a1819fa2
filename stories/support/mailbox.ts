import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

/** A worker whose wake-up was lost polls after ten seconds (`lookSeconds`), and then it sends. */
export const deliveredWithinMs = 20_000

/** A filter for messages: the recipient, and optionally a part of the subject. */
export interface Wanted {
  to: string
  subject?: string | RegExp
}

/** The e-mails that a server without SMTP stores in its data folder (SPEC-45), the oldest first. */
export class Mailbox {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = path.join(dataDir, 'mailbox')
  }

  /** All messages that match now. */
  async find(wanted: Wanted): Promise<Email[]> {
    const messages = await this.#readThoseTo(wanted.to)
    return messages.filter((message) => isTo(message, wanted.to) && hasSubject(message, wanted.subject))
  }

  /** Waits for the first message that matches. */
  async waitFor(wanted: Wanted): Promise<Email> {
    const [message] = await this.waitForAll(wanted, 1)
    if (message === undefined) throw new Error('no message')
    return message
  }

  /** Waits until at least this many messages match. */
  async waitForAll(wanted: Wanted, count: number): Promise<Email[]> {
    let found: Email[] = []
    const look = async () => {
      found = await this.find(wanted)
      return found.length
    }
    await expect
      .poll(look, { message: `${count} e-mail(s) to ${wanted.to} ${wanted.subject ?? ''}`, timeout: deliveredWithinMs })
      .toBeGreaterThanOrEqual(count)
    return found
  }

  /** Parses only messages whose headers have the address: earlier stories of the same server leave hundreds of others. */
  async #readThoseTo(address: string): Promise<Email[]> {
    const names = await readdir(this.#folder).catch(() => [])
    const files = names.filter((name) => name.endsWith('.eml')).sort()
    const messages = await Promise.all(files.map((name) => readOnce(path.join(this.#folder, name))))
    const headersOf = (bytes: Buffer) => bytes.toString('latin1', 0, bytes.indexOf('\r\n\r\n')).toLowerCase()
    return Promise.all(
      messages.filter((bytes) => headersOf(bytes).includes(address.toLowerCase())).map((bytes) => PostalMime.parse(bytes)),
    )
  }
}

const read = new Map<string, Buffer>()

/** A message, which does not change once it has its name; empty when it has just been removed. */
async function readOnce(file: string): Promise<Buffer> {
  const bytes = read.get(file) ?? (await readFile(file).catch(() => Buffer.alloc(0)))
  read.set(file, bytes)
  return bytes
}

function isTo(message: Email, address: string): boolean {
  return (message.to ?? []).some((receiver) => receiver.address?.toLowerCase() === address.toLowerCase())
}

function hasSubject(message: Email, subject: Wanted['subject']): boolean {
  if (subject === undefined) return true
  return typeof subject === 'string' ? (message.subject ?? '').includes(subject) : subject.test(message.subject ?? '')
}

import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Delivered {
  /** The sender of the envelope, independent of the headers. */
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  readonly email: Email
}

type Verdict = { readonly code: number; readonly text: string } | undefined

/**
 * A real SMTP server on a free port, or on `port`. `verdict` may refuse a recipient; `thinksMs` is the delay before it answers to an e-mail.
 */
export async function startSmtpServer(verdict: (recipient: string) => Verdict = () => undefined, thinksMs = 0, port = 0) {
  const delivered: Delivered[] = []
  const waiting: { count: number; done: (all: readonly Delivered[]) => void }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Clients keep their connections open.
    closeTimeout: 1,
    onRcptTo({ address }, _session, done) {
      const refusal = verdict(address)
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    async onData(stream, { envelope }, done) {
      const raw = Buffer.concat(await stream.toArray()).toString('utf8')
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      delivered.push({
        from,
        to: envelope.rcptTo.map(({ address }) => address),
        raw,
        email: await PostalMime.parse(raw, { attachmentEncoding: 'utf8' }),
      })
      setTimeout(done, thinksMs)
      for (const { count, done: arrived } of waiting) if (delivered.length >= count) arrived(delivered)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    delivered: delivered as readonly Delivered[],
    /** Resolves with all delivered e-mails once there are `count` of them. */
    until: (count: number) =>
      new Promise<readonly Delivered[]>((done) => (delivered.length >= count ? done(delivered) : waiting.push({ count, done }))),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

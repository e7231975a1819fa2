import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import { isMailAddress } from '#domain/mail/mail.rules.ts'
import type { Config } from '../../config.ts'
import { keepInMailbox, mailboxFolder } from './mailbox-folder.ts'
import { messageOf, type OutgoingEmail, parseMailFrom } from './message.ts'

/** Hands e-mails over: to an SMTP server, or to the mailbox folder when none is configured. */
export interface MailTransport {
  /** Resolves when the e-mail has been taken over. @throws RecipientRefused when trying again cannot help, else any error. */
  send(email: OutgoingEmail): Promise<void>
  close(): void
}

/** The SMTP server does not take e-mails for this address, for good. */
export class RecipientRefused extends Error {
  override name = 'RecipientRefused'
}

/** How long an SMTP server may take for any one answer. */
const longestAnswerMs = 10_000
/** A server that answers, but so slowly that no single answer times out. */
const wholeMs = 45_000

export function openTransport(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  answerMs = longestAnswerMs,
): MailTransport {
  const from = parseMailFrom(config.mailFrom)
  if (!config.smtpUrl) {
    const folder = mailboxFolder(config)
    return {
      async send(email) {
        await keepInMailbox(
          folder,
          email,
          await new MailComposer({ ...messageOf(email, from), newline: 'win' }).compile().build(),
        )
      },
      close() {},
    }
  }
  const smtp = createTransport({
    url: config.smtpUrl,
    pool: true,
    maxConnections: 5,
    maxRequeues: 0,
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
    dnsTimeout: answerMs,
  })
  return {
    async send(email) {
      if (!isMailAddress(email.to_address)) throw new RecipientRefused('This is not the address of one person.')
      await smtp.sendMail({ ...messageOf(email, from), signal: AbortSignal.timeout(wholeMs) }).catch((error: unknown) => {
        throw isRefusedForGood(error) ? new RecipientRefused((error as Error).message) : error
      })
    },
    close: () => smtp.close({ force: true }),
  }
}

function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 550 && responseCode < 560
}

import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Language } from '#domain/kernel/languages.ts'
import { type HandedOver, isMailAddress } from '#domain/mail/mail.rules.ts'
import type { Config } from '../../config.ts'
import { mostInHand } from '../jobs/job-queue.ts'
import { dropFromMailbox, keepInMailbox, mailboxFolder } from './mailbox-folder.ts'
import { messageOf, type OutgoingEmail } from './message.ts'

/** Hands e-mails over: to an SMTP server, or to the mailbox folder when none is configured. */
export interface MailTransport {
  /** What it means when `send` resolves: an SMTP server accepted the e-mail, or it lies in the mailbox and nobody received it. */
  readonly outcome: HandedOver
  /** Resolves when the e-mail has been taken over. @throws RecipientRefused when trying again cannot help, else any error. */
  send(email: OutgoingEmail): Promise<void>
  /** Removes the copy of an e-mail that the outbox does not hold any more. What an SMTP server accepted has left. */
  forget(email: OutgoingEmail): Promise<void>
  close(): void
}

/** The SMTP server does not take e-mails for this address, for good. */
export class RecipientRefused extends Error {
  override name = 'RecipientRefused'
}

/** How long it may take until an SMTP server greets: so far nothing has been handed over. */
const longestGreetingMs = 10_000
/**
 * How long a server may take for any one answer. After the text of an e-mail these are ten minutes (RFC 5321, 4.5.3.2.6): who
 * hangs up before them hands over again what the server has taken already.
 */
const longestAnswerMs = 10 * 60_000
/** A server that answers, but so slowly that no single answer times out; below the longest time of a job. */
const wholeMs = 11 * 60_000

export function openTransport(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  { greetingMs = longestGreetingMs, answerMs = longestAnswerMs, from = async (_language: Language) => config.mailFrom } = {},
): MailTransport {
  if (!config.smtpUrl) {
    const folder = mailboxFolder(config)
    return {
      outcome: 'kept',
      async send(email) {
        await keepInMailbox(
          folder,
          email,
          await new MailComposer({ ...messageOf(email, await from(email.language)), newline: 'win' }).compile().build(),
        )
      },
      forget: (email) => dropFromMailbox(config, [email]),
      close() {},
    }
  }
  const smtp = createTransport({
    url: config.smtpUrl,
    pool: true,
    // None waits for a connection while its job's time runs.
    maxConnections: mostInHand,
    maxRequeues: 0,
    connectionTimeout: greetingMs,
    greetingTimeout: greetingMs,
    dnsTimeout: greetingMs,
    socketTimeout: answerMs,
  })
  return {
    outcome: 'sent',
    async send(email) {
      if (!isMailAddress(email.to_address)) throw new RecipientRefused('This is not the address of one person.')
      const message = messageOf(email, await from(email.language))
      await smtp.sendMail({ ...message, signal: AbortSignal.timeout(wholeMs) }).catch((error: unknown) => {
        throw isRefusedForGood(error) ? new RecipientRefused((error as Error).message) : error
      })
    },
    async forget() {},
    close: () => smtp.close({ force: true }),
  }
}

function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 550 && responseCode < 560
}

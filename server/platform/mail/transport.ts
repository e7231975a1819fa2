import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import { isMailAddress } from '#domain/kernel/mail-address.ts'
import { isUnknownAddress } from '#domain/mail/bounces.rules.ts'
import type { DeliveredStatus } from '#domain/mail/mail.rules.ts'
import type { Config } from '../../config.ts'
import { mostInHand } from '../jobs/job-queue.ts'
import { dropFromMailbox, keepInMailbox, mailboxFolder } from './mailbox-folder.ts'
import { type Attachment, messageOf, type OutgoingEmail } from './message.ts'

/** Delivers e-mails: to an SMTP server, or to the mailbox folder when none is configured. */
export interface MailTransport {
  /** The meaning of a resolved `send`: an SMTP server accepted the e-mail, or it lies in the mailbox folder. */
  readonly outcome: DeliveredStatus
  /**
   * Resolves when the e-mail is delivered.
   * @throws RecipientRefused when a retry cannot help, else any error.
   */
  send(email: OutgoingEmail): Promise<void>
  /**
   * Resolves when the mail server answers and accepts the login; the mailbox folder always does.
   * @throws the error of the connection, which names nobody
   */
  verify(): Promise<void>
  /** Removes the mailbox copy of an e-mail that the outbox no longer holds. E-mails that an SMTP server accepted have no copy. */
  forget(email: OutgoingEmail): Promise<void>
  close(): void
}

/** The SMTP server permanently refuses this address. */
export class RecipientRefused extends Error {
  override name = 'RecipientRefused'
  /** Whether the server says that the address does not exist, rather than refusing it for another reason. */
  readonly isUnknown: boolean

  constructor(message: string, isUnknown = false) {
    super(message)
    this.isUnknown = isUnknown
  }
}

/** The time limit until an SMTP server greets; nothing has been sent by then. */
const longestGreetingMs = 10_000
/**
 * The time limit for each answer of a server. After the text of an e-mail a server may take ten minutes (RFC 5321, 4.5.3.2.6). A client
 * that hangs up earlier would send an e-mail again that the server has already accepted.
 */
const longestAnswerMs = 10 * 60_000
/** The time limit for the whole exchange, for servers that are slow with every answer. It is below the longest time of a job. */
const wholeMs = 11 * 60_000

export function openTransport(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  {
    greetingMs = longestGreetingMs,
    answerMs = longestAnswerMs,
    from = async (_email: OutgoingEmail) => config.mailFrom,
    returnTo = (_email: OutgoingEmail): string | undefined => undefined,
    attachmentsOf = async (_email: OutgoingEmail): Promise<Attachment[]> => [],
  } = {},
): MailTransport {
  const compose = async (email: OutgoingEmail) => messageOf(email, await from(email), returnTo(email), await attachmentsOf(email))
  if (!config.smtpUrl) {
    const folder = mailboxFolder(config)
    return {
      outcome: 'kept',
      async send(email) {
        await keepInMailbox(
          folder,
          email,
          await new MailComposer({ ...(await compose(email)), newline: 'win' }).compile().build(),
        )
      },
      verify: async () => {},
      forget: (email) => dropFromMailbox(config, [email]),
      close() {},
    }
  }
  const smtp = createTransport({
    url: config.smtpUrl,
    pool: true,
    // One connection per parallel job, so that none waits while its time runs.
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
      const message = await compose(email)
      await smtp.sendMail({ ...message, signal: AbortSignal.timeout(wholeMs) }).catch((error: unknown) => {
        throw isRefusedForGood(error) ? refusedRecipient(error) : error
      })
    },
    async verify() {
      await smtp.verify()
    },
    async forget() {},
    close: () => smtp.close({ force: true }),
  }
}

function refusedRecipient(error: unknown): RecipientRefused {
  const { message, response = '', responseCode = 0 } = error as Error & { response?: string; responseCode?: number }
  return new RecipientRefused(message, isUnknownAddress(responseCode, response))
}

/**
 * Whether a failure may concern every e-mail: not the refusal of one receiver, nor a temporary trouble of their mailbox (RFC 5321: 450 to
 * 452 after RCPT TO).
 */
export function mayConcernAll(error: unknown): boolean {
  if (error instanceof RecipientRefused) return false
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return !(command === 'RCPT TO' && responseCode >= 450 && responseCode <= 452)
}

function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 550 && responseCode < 560
}

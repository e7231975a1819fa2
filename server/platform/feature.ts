import type { FastifyBaseLogger } from 'fastify'
import type { RawBuilder } from 'kysely'
import type { MailKind } from '#domain/mail-kinds.ts'
import type { ExportedList } from './exported-list.ts'
import type { Removal } from './housekeeping.ts'
import type { Route } from './http/route.ts'
import type { ComposedMail, MailContext } from './mail/mail-parts.ts'
import type { Platform } from './platform.ts'
import type { Backlogs, UpdateOfRecords } from './stated.ts'

/** An e-mail with what the list of e-mails says about it (`npm run mails`). */
export interface ListedMail {
  readonly mail: { readonly kind: MailKind; previews(context: MailContext): Record<string, ComposedMail> }
  /** The event that sends it. */
  readonly sent: string
  readonly to: string
}

type Stop = () => void

/**
 * What a feature adds to the server, in `<feature>.feature.ts` (ADR-0151). Its names, screens and kinds are in the file of the same name in
 * domain/.
 */
export interface Feature {
  readonly routes?: readonly ((platform: Platform) => readonly Route[])[]
  /** Its e-mails by the names of their files. */
  readonly mails?: Readonly<Record<string, ListedMail>>
  /** Its lists that leave as files. */
  readonly exports?: Readonly<Record<string, ExportedList>>
  /** The present name of its audited kinds of records, as SQL: see record-names.ts. A kind without one is shown by the entry's detail. */
  readonly records?: Readonly<Record<string, RawBuilder<unknown>>>
  /** The right and the name of records of its kinds of updates about them. */
  readonly updates?: Readonly<Record<string, UpdateOfRecords>>
  /** Periodic tasks of a process with a worker; each returns the function that stops it. */
  readonly tasks?: readonly ((platform: Platform, log: FastifyBaseLogger) => Stop)[]
  /** The tables whose rows wait for its periodic tasks. */
  readonly backlogs?: Backlogs
  /** Starts the workers of its jobs, in a process with a worker. */
  readonly workers?: readonly ((platform: Platform) => Promise<unknown>)[]
  /** What the housekeeping removes every hour. */
  readonly removals?: readonly Removal[]
}

import { limits } from './limits.ts'

/**
 * What stored files are for: CVs, portfolio, answers to questions of vacancies, attachments of e-mails, proofs of consent, media of questions
 * with the logo, files to import, files of clients.
 */
export const filePurposes = ['cv', 'portfolio', 'answer', 'reply', 'consent', 'media', 'import', 'client'] as const
export type FilePurpose = (typeof filePurposes)[number]

/** What fills a database besides people: replies, e-mails that were sent, the audit, the log of reads. */
export const loggedKinds = ['replies', 'outbox', 'audit', 'reads'] as const
export type LoggedKind = (typeof loggedKinds)[number]

export const megabyteBytes = 1024 ** 2
export const gigabyteBytes = 1024 ** 3

/** Whether the stored files leave room, come close to the bound of the site, or have reached it (QUO-01). */
export const storageStates = ['free', 'warned', 'full'] as const
export type StorageState = (typeof storageStates)[number]

export function storageState(bytes: number, gigabytes: number): StorageState {
  const bound = gigabytes * gigabyteBytes
  if (bytes >= bound) return 'full'
  return bytes * 100 >= bound * limits.filled.warnedPercent ? 'warned' : 'free'
}

import { readSettings } from './settings.ts'

/** The one of two texts that is true here: `sent` speaks of e-mails that leave, `kept` of those of a site without a mail server (SPEC-45). */
export function sentOrKept<Sent, Kept>(sent: Sent, kept: Kept): Sent | Kept {
  return readSettings().mailbox ? kept : sent
}

import { readSettings } from './settings.ts'

/** Chooses between two texts: `sent` for sites that send e-mails, `kept` for sites without a mail server (SPEC-45). */
export function sentOrKept<Sent, Kept>(sent: Sent, kept: Kept): Sent | Kept {
  return readSettings().mailbox ? kept : sent
}

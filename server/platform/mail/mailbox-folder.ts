import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config.ts'

/** Where e-mails are kept when no SMTP server is configured (decision 45). */
export function mailboxFolder(config: Pick<Config, 'dataDir'>): string {
  return path.join(config.dataDir, 'mailbox')
}

/** Keeps an e-mail whole or not at all, under a name that sorts by time; keeping the same one again replaces it. */
export async function keepInMailbox(folder: string, email: { uuid: string; queued_at: Date }, bytes: Buffer): Promise<void> {
  const name = `${email.queued_at.toISOString().replace(/[-:.]/g, '')}-${email.uuid}.eml`
  await mkdir(folder, { recursive: true })
  const unfinished = path.join(folder, `.${name}.unfinished`)
  await writeFile(unfinished, bytes)
  await rename(unfinished, path.join(folder, name))
}

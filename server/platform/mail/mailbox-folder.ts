import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config.ts'
import { makeFolder, publishFile } from '../../database/durable-files.ts'
import { removeAbandoned } from '../abandoned-files.ts'

/** The folder of e-mails on a site without an SMTP server (SPEC-45). */
export function mailboxFolder(config: Pick<Config, 'dataDir'>): string {
  return path.join(config.dataDir, 'mailbox')
}

interface Kept {
  readonly uuid: string
  readonly queued_at: Date
}

const nameOf = ({ uuid, queued_at }: Kept): string => `${queued_at.toISOString().replace(/[-:.]/g, '')}-${uuid}.eml`
const unfinished = '.unfinished'

/**
 * Writes an e-mail as a whole or not at all, under a name that sorts by time. Writing the same e-mail again replaces it. Its row then says that
 * it left, so a power cut must not take the file.
 */
export async function keepInMailbox(folder: string, email: Kept, bytes: Buffer): Promise<void> {
  const name = nameOf(email)
  await makeFolder(folder)
  const partial = path.join(folder, `.${name}${unfinished}`)
  try {
    await writeFile(partial, bytes)
    await publishFile(partial, path.join(folder, name))
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Removes the files of these e-mails, including unfinished ones after a crash. Missing files are ignored. */
export async function dropFromMailbox(config: Pick<Config, 'dataDir'>, emails: readonly Kept[]): Promise<void> {
  const folder = mailboxFolder(config)
  for (const name of emails.map(nameOf)) {
    await rm(path.join(folder, name), { force: true })
    await rm(path.join(folder, `.${name}${unfinished}`), { force: true })
  }
}

/** Removes unfinished files that were begun before `before`, as after a crash; their e-mails are written again. */
export function removeUnfinished(config: Pick<Config, 'dataDir'>, before: number): Promise<void> {
  return removeAbandoned(mailboxFolder(config), before, (name) => name.endsWith(unfinished))
}

import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config.ts'

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

/** Writes an e-mail as a whole or not at all, under a name that sorts by time. Writing the same e-mail again replaces it. */
export async function keepInMailbox(folder: string, email: Kept, bytes: Buffer): Promise<void> {
  const name = nameOf(email)
  await mkdir(folder, { recursive: true })
  const partial = path.join(folder, `.${name}${unfinished}`)
  await writeFile(partial, bytes)
  await rename(partial, path.join(folder, name))
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
export async function removeUnfinished(config: Pick<Config, 'dataDir'>, before: number): Promise<void> {
  const folder = mailboxFolder(config)
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.endsWith(unfinished))) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < before) await rm(file, { force: true })
  }
}

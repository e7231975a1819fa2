import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import PostalMime, { type Email } from 'postal-mime'
import { mailboxName } from '#domain/desk/mailbox/mailbox.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'

const extension = '.eml'
/** The uuid of the e-mail's row, with which a name ends. */
const uuidIn = (name: string) => name.slice(-36)

/** A stored e-mail with the name of its file. */
export interface StoredEmail {
  readonly name: string
  readonly email: Email
}

/** One page of the e-mails in the mailbox folder that a viewer may know of. Their names sort by time. */
export async function readStoredEmails(
  db: Reader,
  viewer: Viewer,
  folder: string,
  { page, size, sort, q }: { page: number; size: number; sort: string; q: string },
) {
  const names = (await namesIn(folder)).sort()
  if (sort.startsWith('-')) names.reverse()
  const counted = names.slice(0, limits.countCap)
  const hidden = await readHidden(db, viewer, counted)
  const kept = counted.filter((name) => !hidden.has(name))
  const fitting = q === '' ? kept : await namesThatFit(db, folder, kept, q)
  const shown = await Promise.all(fitting.slice(page * size, (page + 1) * size).map((name) => readStoredEmail(folder, name)))
  return { rows: shown.filter((one) => one !== undefined), total: fitting.length, total_capped: names.length > limits.countCap }
}

/** One stored e-mail, or undefined. `name` must have passed `mailboxName`, so that it stays within the folder. */
export async function readStoredEmail(folder: string, name: string): Promise<StoredEmail | undefined> {
  const bytes = await readFile(path.join(folder, name + extension)).catch(() => undefined)
  return bytes && { name, email: await PostalMime.parse(bytes, { attachmentEncoding: 'utf8' }) }
}

/** Those of the e-mails whose receiver has not consented, and whom the viewer may not know of before (SPEC-77). */
export async function readHidden(db: Reader, viewer: Viewer, names: readonly string[]): Promise<Set<string>> {
  const nameOf = new Map(names.map((name) => [uuidIn(name), name]))
  const rows = await db
    .selectFrom('outgoing_emails')
    .innerJoin('users', (join) =>
      join.on(({ or, eb }) =>
        or([
          eb('users.id', '=', eb.ref('outgoing_emails.user_id')),
          eb('users.email', '=', eb.ref('outgoing_emails.to_address')),
        ]),
      ),
    )
    .select('outgoing_emails.uuid')
    .where('users.consent_due_at', 'is not', null)
    .where(sql<boolean>`outgoing_emails.uuid = any(${[...nameOf.keys()]}::uuid[])`)
    .where(sql<boolean>`(${isKnownTo(viewer)}) is not true`)
    .execute()
  return new Set(rows.map(({ uuid }) => nameOf.get(uuid) ?? ''))
}

async function namesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  return files
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
    .filter((name) => mailboxName.safeParse(name).success)
}

/** The rows answer, so that a search reads no file but those whose row is gone. */
async function namesThatFit(db: Reader, folder: string, names: readonly string[], words: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outgoing_emails')
    .select(['uuid', sql<string>`concat_ws(' ', subject, to_name, to_address)`.as('words')])
    .where(sql<boolean>`uuid = any(${names.map(uuidIn)}::uuid[])`)
    .execute()
  const wordsOf = new Map(rows.map((row) => [row.uuid, row.words]))
  const wanted = words.toLowerCase()
  const fitting: string[] = []
  for (const name of names) {
    const searched = wordsOf.get(uuidIn(name)) ?? (await wordsInFile(folder, name))
    if (searched.toLowerCase().includes(wanted)) fitting.push(name)
  }
  return fitting
}

async function wordsInFile(folder: string, name: string): Promise<string> {
  const kept = await readStoredEmail(folder, name)
  const to = kept?.email.to?.map((one) => `${one.name} ${one.address}`) ?? []
  return [kept?.email.subject, ...to].join(' ')
}

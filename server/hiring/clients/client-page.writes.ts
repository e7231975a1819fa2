import type { AuditedAction } from '#domain/audited-actions.ts'
import type { ContactFields } from '#domain/hiring/clients/client-page.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { type ClientFileRow, type ContactRow, lockClient, readClientFile, readContact } from './client-page.reads.ts'
import type { ClientRow } from './clients.reads.ts'

type Client = Pick<ClientRow, 'id'>

/** Makes a change about a locked client, audited as one of the client: names of contacts and files stay out of the audit. */
async function changeOf<Row extends { id: number }>(
  platform: Platform,
  actor: Person,
  { id }: Client,
  { action, upload }: { readonly action: AuditedAction; readonly upload?: Upload | undefined },
  write: (tx: Tx, now: Date, keep: () => Promise<number | null>) => Promise<Row | Refusal | undefined>,
): Promise<Row | Refusal> {
  let row: Row | undefined
  const changed = await change(platform, actor, { action, upload, purpose: 'client' }, async (tx, now, keep) => {
    if (!(await lockClient(tx, id))) return refuse('errors.not_found')
    const written = await write(tx, now, () => keep())
    if (!written || isRefusal(written)) return written
    row = written
    return { id }
  })
  return isRefusal(changed) ? changed : (row ?? refuse('errors.stale'))
}

/** Adds a contact to a client (CLT-01). The first one is the main one. */
export function addContact(platform: Platform, actor: Person, client: Client, fields: ContactFields) {
  return changeOf(platform, actor, client, { action: 'client.contact_added' }, async (tx, now) => {
    const { contacts } = await tx
      .selectFrom('client_contacts')
      .select(({ fn }) => fn.countAll<number>().as('contacts'))
      .where('client_id', '=', client.id)
      .executeTakeFirstOrThrow()
    if (contacts >= limits.contactsOfClient) return refuse('clients.error.contacts_full')
    const main = fields.main || Number(contacts) === 0
    if (main) await noMainContact(tx, client)
    const { id } = await tx
      .insertInto('client_contacts')
      .values({ ...fields, main, client_id: client.id, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return readContact(tx, client.id, String(id))
  })
}

/** Changes a contact. The main one stays it until another one becomes it. */
export function updateContact(
  platform: Platform,
  actor: Person,
  client: Client,
  contact: ContactRow,
  version: number,
  fields: ContactFields,
) {
  return changeOf(platform, actor, client, { action: 'client.contact_changed' }, async (tx) => {
    const current = await readContact(tx, client.id, contact.uuid)
    if (!current) return refuse('errors.not_found')
    if (current.version !== version) return undefined
    if (fields.main && !current.main) await noMainContact(tx, client)
    await tx
      .updateTable('client_contacts')
      .set({ ...fields, main: fields.main || current.main, version: version + 1 })
      .where('id', '=', current.id)
      .execute()
    return readContact(tx, client.id, contact.uuid)
  })
}

/** Deletes a contact. Of the others the oldest becomes the main one. */
export function deleteContact(platform: Platform, actor: Person, client: Client, contact: ContactRow) {
  return changeOf(platform, actor, client, { action: 'client.contact_removed' }, async (tx) => {
    const gone = await tx.deleteFrom('client_contacts').where('id', '=', contact.id).returning('main').executeTakeFirst()
    if (!gone) return refuse('errors.not_found')
    if (gone.main)
      await tx
        .updateTable('client_contacts')
        .set({ main: true })
        .where('id', '=', ({ selectFrom }) =>
          selectFrom('client_contacts').select('id').where('client_id', '=', client.id).orderBy('id').limit(1),
        )
        .execute()
    return contact
  })
}

const noMainContact = (tx: Tx, { id }: Client) =>
  tx.updateTable('client_contacts').set({ main: false }).where('client_id', '=', id).where('main', '=', true).execute()

/** Adds a file to a client (CLT-01). */
export function addClientFile(platform: Platform, actor: Person, client: Client, upload: Upload) {
  return changeOf(platform, actor, client, { action: 'client.file_added', upload }, async (tx, _now, keep) => {
    const { files } = await tx
      .selectFrom('client_files')
      .select(({ fn }) => fn.countAll<number>().as('files'))
      .where('client_id', '=', client.id)
      .executeTakeFirstOrThrow()
    if (files >= limits.filesOfClient) return refuse('clients.error.files_full')
    const file_id = (await keep()) ?? 0
    await tx.insertInto('client_files').values({ file_id, client_id: client.id, added_by: actor.id }).execute()
    return readClientFile(tx, client.id, String(file_id))
  })
}

/** Deletes a file of a client. */
export function deleteClientFile(platform: Platform, actor: Person, client: Client, file: ClientFileRow) {
  return changeOf(platform, actor, client, { action: 'client.file_removed' }, async (tx) => {
    const gone = await tx.deleteFrom('client_files').where('file_id', '=', file.id).returning('file_id').executeTakeFirst()
    if (!gone) return refuse('errors.not_found')
    await releaseFiles(tx, platform, [gone.file_id])
    return file
  })
}

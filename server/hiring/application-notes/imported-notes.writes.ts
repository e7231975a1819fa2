import { sql } from 'kysely'
import type { Tx } from '../../platform/platform.ts'

/** A note of an import on an application, at the stage that the application has. */
export interface ImportedNote {
  readonly applicationId: number
  readonly body: string
  readonly at: Date
}

/** Notes of one statement. */
const atOnce = 2000

/** Adds notes by one author; the caller audits it and has locked the people. */
export async function addImportedNotes(tx: Tx, authorId: number, notes: readonly ImportedNote[]): Promise<void> {
  for (let at = 0; at < notes.length; at += atOnce)
    await sql`
      insert into comments (application_id, author_id, stage, body, created_at, updated_at)
      select applications.id, ${authorId}::bigint, applications.stage, given.body, given.at, given.at
      from rows from (jsonb_to_recordset(${JSON.stringify(notes.slice(at, at + atOnce))}::jsonb)
        as ("applicationId" bigint, body text, at timestamptz)) with ordinality as given
      join applications on applications.id = given."applicationId"
      order by given.ordinality`.execute(tx)
}

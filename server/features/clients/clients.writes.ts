import { audit } from '../../platform/audit/audit.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'

interface ClientFields {
  readonly name: string
  readonly location: string
}

/** Adds an active client and leaves an audit row. */
export async function addClient(platform: Platform, actor: Person, { name, location }: ClientFields): Promise<{ uuid: string }> {
  const now = platform.now()
  return platform.db.transaction().execute(async (tx) => {
    const { id, uuid } = await tx
      .insertInto('clients')
      .values({ name, location, created_at: now, updated_at: now })
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow()
    await audit(tx, actor, { action: 'client.added', subjectType: 'client', subjectId: id, detail: { name } }, now)
    return { uuid }
  })
}

import { audit } from '../../platform/audit/audit.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'

/** Audits that a person downloads figures as a file. */
export function noteExport({ db, now }: Pick<Platform, 'db' | 'now'>, actor: Person, file: string): Promise<void> {
  const entry = { action: 'figures.exported', subjectType: 'figures', subjectId: null, detail: { file } } as const
  return db.transaction().execute((tx) => audit(tx, actor, entry, now()))
}

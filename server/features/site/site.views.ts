import type { ContentPart, Contents, VersionView } from '#domain/site/contents.contract.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { mayReadAll } from './site.policy.ts'
import type { Version, VersionRow } from './site.reads.ts'

export function presentContent<Part extends ContentPart>({
  content,
  version,
  changed_at,
}: Version<Part>): {
  content: Contents[Part]
  version: number
  changed_at: string
} {
  return { content, version, changed_at: changed_at.toISOString() }
}

/** Who wrote a version is told to staff only. */
export const presentVersion =
  (viewer: Viewer) =>
  ({ version, changed_at, changed_by }: VersionRow): VersionView => ({
    version,
    changed_at: changed_at.toISOString(),
    changed_by: mayReadAll(viewer) ? changed_by : null,
  })

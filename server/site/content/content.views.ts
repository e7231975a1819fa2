import type { ContentPart, Contents } from '#domain/kernel/site-contents.ts'
import type { VersionView } from '#domain/site/content/contents.contract.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { logoPath } from '../../platform/settings.ts'
import type { Version } from '../../platform/site-content.ts'
import { mayReadAll } from './content.policy.ts'
import type { PartRow, VersionRow } from './content.reads.ts'

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

/** A version; only staff see its author. */
export const presentVersion =
  (viewer: Viewer) =>
  ({ version, changed_at, changed_by }: VersionRow): VersionView => ({
    version,
    changed_at: changed_at.toISOString(),
    changed_by: mayReadAll(viewer) ? changed_by : null,
  })

/** The newest version of a part in one language. */
export const presentPart = (viewer: Viewer) => {
  const present = presentVersion(viewer)
  return (row: PartRow) => ({ ...present(row), part: row.part, language: row.language })
}

/** The steps of hiring, numbered from one. */
export function presentSteps({ content: { steps } }: Version<'steps'>) {
  return { data: steps.map((step, index) => ({ number_step: index + 1, description_step: step })), total: steps.length }
}

export const presentLogo = ({ uuid }: { uuid: string | null }) => ({ logo: uuid && logoPath(uuid) })

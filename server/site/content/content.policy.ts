import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { ContentPart } from '#domain/kernel/site-contents.ts'
import { policyParts } from '#domain/site/content/content.screens.ts'
import { mayUse, type Viewer } from '../../platform/sessions/viewer.ts'

/** Former versions of policies are public; those of other parts are for staff (SPEC-59). */
export function refuseVersions(viewer: Viewer, part: ContentPart): Refusal | undefined {
  if ((policyParts as readonly ContentPart[]).includes(part) || mayReadAll(viewer)) return undefined
  return refuse(viewer.kind === 'nobody' ? 'errors.not_logged_in' : 'errors.forbidden')
}

export const mayReadAll = (viewer: Viewer) => mayUse(viewer, { module: 'roles', item: 'view' })

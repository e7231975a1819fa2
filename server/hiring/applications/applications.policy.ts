import type { Person } from '../../platform/sessions/viewer.ts'

/** Candidates apply for themselves only, by their uuid or number (SPEC-25). */
export function mayApplyAs(viewer: Person, id: string): boolean {
  return id.toLowerCase() === viewer.uuid || id === String(viewer.id)
}

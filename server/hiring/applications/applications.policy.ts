import type { Person } from '../../platform/sessions/viewer.ts'

/** People apply for themselves only, named by their uuid or number (SPEC-25). */
export function mayApplyAs(viewer: Person, id: string): boolean {
  return id.toLowerCase() === viewer.uuid || id === String(viewer.id)
}

import { mayUse, type Viewer } from '../sessions/viewer.ts'

/**
 * Whether a viewer may read the CVs of the people whom they see (SPEC-18, CVS-04). It decides about the paths of CVs, and about finding
 * people by the words of their CVs.
 */
export function mayReadCvs(viewer: Viewer): boolean {
  return mayUse(viewer, { module: 'users', item: 'view' }) || mayUse(viewer, { module: 'candidates', item: 'view' })
}

import { mayUse, type Viewer } from '../../platform/sessions/viewer.ts'

/** Staff with module 1 see every vacancy; everyone else sees published ones. */
export function maySeeAll(viewer: Viewer): boolean {
  return mayUse(viewer, { module: 'candidates', item: 'view' })
}

/** A vacancy that ever had an application is deactivated instead of deleted (SPEC-26). */
export function mayDo(viewer: Viewer, vacancy: { ever_applied: boolean }) {
  const change = mayUse(viewer, { module: 'candidates', item: 'change' })
  return { change, delete: change && !vacancy.ever_applied }
}

import { mayUse, type Viewer } from '../../platform/sessions/viewer.ts'

/** Whether a viewer sees every vacancy: staff with module 1 do, everybody else sees published ones. */
export function maySeeAll(viewer: Viewer): boolean {
  return mayUse(viewer, { module: 'candidates', item: 'view' })
}

/** What a viewer may do with a vacancy. One that ever had an application is deactivated instead of deleted (SPEC-26). */
export function mayDo(viewer: Viewer, vacancy: { ever_applied: boolean }) {
  const change = mayUse(viewer, { module: 'candidates', item: 'change' })
  return { change, delete: change && !vacancy.ever_applied }
}

import { mayUse, type Viewer } from '../../platform/sessions/viewer.ts'

/** Whether the viewer may put a person whom they add into a vacancy. */
export function mayPutInto(viewer: Viewer): boolean {
  return mayUse(viewer, { module: 'candidates', item: 'change' })
}

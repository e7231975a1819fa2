import { moveCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { mayUse, type Viewer } from '../../platform/sessions/viewer.ts'

/** Whether the viewer may move and remove cards; other viewers only see the board. */
export function mayDo(viewer: Viewer) {
  return { change: mayUse(viewer, moveCardEndpoint.access) }
}

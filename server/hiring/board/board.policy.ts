import { moveCard } from '#domain/hiring/board/board.contract.ts'
import { mayUse, type Viewer } from '../../platform/sessions/viewer.ts'

/** Who may move and remove cards; the others look on. */
export function mayDo(viewer: Viewer) {
  return { change: mayUse(viewer, moveCard.access) }
}

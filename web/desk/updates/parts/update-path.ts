import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import type { UpdateView } from '#domain/desk/updates/updates.contract.ts'
import { boardScreens, boardWithCard } from '#domain/hiring/board/board.screens.ts'
import { personNotesPart } from '#domain/people/person-notes/person-notes.rules.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { updateScreen } from '#domain/update-kinds.ts'

/** The page that an update is about. */
export function updatePath({ kind, vacancy, candidate, count }: UpdateView): string {
  const screen = updateScreen(kind)
  if (screen) return screen
  if (kind === 'rating_due') return resultScreens.rating.to()
  if (candidate && !candidate.uuid_element) {
    const profile = userScreens.userProfile.to({ uuid: candidate.uuid })
    return kind === 'mention' ? `${profile}#${personNotesPart}` : profile
  }
  if (!vacancy) return dashboardScreens.failedEmails.to()
  if (!candidate?.uuid_element || (kind === 'application' && count > 1)) return boardScreens.board.to({ id: vacancy.uuid })
  const card = { card: candidate.uuid_element, name: candidate.fullname }
  return boardWithCard(vacancy.uuid, card, kind === 'mention' ? 'notes' : kind === 'reply' ? 'timeline' : 'details')
}

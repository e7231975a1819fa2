import { staffScreens } from '../../kernel/screens.ts'
import { vacancyScreens } from '../vacancies/vacancies.screens.ts'

export const boardScreens = staffScreens('hiring/board', 'candidates', {
  board: { path: '/dropDrag/:id/:name?', heading: 'board.title', belongsTo: vacancyScreens.staffVacancies.path },
})

/** The parts of the dialog about a card that a link may open. */
export const cardParts = ['details', 'notes', 'timeline'] as const
export type CardPart = (typeof cardParts)[number]

/** The path of a vacancy's board with the dialog about a card open. It searches for the name, so that the card is loaded. */
export function boardWithCard(id: string, { card, name }: { card: string; name: string }, show: CardPart): string {
  return `${boardScreens.board.to({ id })}?q=${encodeURIComponent(name)}&card=${card}&show=${show}`
}

/** The path of a vacancy's board with the review of its first people begun (REV-01). */
export const boardReview = (id: string) => `${boardScreens.board.to({ id })}?review=1`

/** The path of a vacancy's board with a search for a person. */
export const boardSearchedFor = (id: string, name: string) => `${boardScreens.board.to({ id })}?q=${encodeURIComponent(name)}`

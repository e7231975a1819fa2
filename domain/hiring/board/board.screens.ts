import { staffScreens } from '../../kernel/screens.ts'
import { vacancyScreens } from '../vacancies/vacancies.screens.ts'

export const boardScreens = staffScreens('hiring/board', 'candidates', {
  board: { path: '/dropDrag/:id/:name?', heading: 'board.title', belongsTo: vacancyScreens.staffVacancies.path },
})

/** The path of a vacancy's board with a search for a person. */
export const boardSearchedFor = (id: string, name: string) => `${boardScreens.board.to({ id })}?q=${encodeURIComponent(name)}`

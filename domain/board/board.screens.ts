import { staffScreens } from '../kernel/screens.ts'

export const boardScreens = staffScreens('board', 'candidates', {
  board: { path: '/dropDrag/:id/:name?', heading: 'board.title' },
})

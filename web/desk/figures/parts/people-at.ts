import { figureScreens } from '#domain/desk/figures/figures.screens.ts'
import { type FigureFilter, filtersSet } from '../figures.queries.ts'

/** The address of the people behind a figure. */
export const peopleAt = (figure: string, filter: FigureFilter): string =>
  `${figureScreens.figurePeople.to()}?${new URLSearchParams({ ...filtersSet(filter), figure })}`

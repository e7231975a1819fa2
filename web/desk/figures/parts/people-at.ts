import { figureScreens } from '#domain/desk/figures/figures.screens.ts'
import { type FigureFilter, filtersSet } from '../figures.queries.ts'

/** An address with the filters that are set. */
export const withFilter = (path: string, filter: object): string => `${path}?${new URLSearchParams(filtersSet(filter))}`

/** The address of the people behind a figure. */
export const peopleAt = (figure: string, filter: FigureFilter): string =>
  withFilter(figureScreens.figurePeople.to(), { ...filter, figure })

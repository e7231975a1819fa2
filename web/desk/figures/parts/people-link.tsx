import { Link } from 'react-router'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import type { FigureFilter } from '../figures.queries.ts'
import { peopleAt } from './people-at.ts'

interface Props {
  value: number
  figure: string
  /** The names of its row and column. */
  row: string
  column: string
  filter: FigureFilter
}

/** A count that leads to its people (REP-01). */
export function PeopleLink({ value, figure, row, column, filter }: Props) {
  const t = useText()
  const number = useNumber(0)
  if (value === 0) return number(value)
  return (
    <Link to={peopleAt(figure, filter)} aria-label={t('figures.people_behind', { row, column, value: number(value) })}>
      {number(value)}
    </Link>
  )
}

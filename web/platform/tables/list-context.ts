import { createContext, useContext } from 'react'
import type { Column } from './column.tsx'
import type { ColumnChoice } from './column-choice.ts'
import type { ListView } from './list-view.ts'

interface ShownList {
  readonly list: ListView<unknown>
  readonly columns: readonly Column<never>[]
  /** With those that are hidden. */
  readonly allColumns: readonly Column<never>[]
  readonly choice: ColumnChoice
}

/** The list of a table and its columns, for the parts that a page puts into the table. */
export const ListContext = createContext<ShownList | undefined>(undefined)

export function useShownList(): ShownList {
  const shown = useContext(ListContext)
  if (!shown) throw new Error('A part of a list stands outside of its table.')
  return shown
}

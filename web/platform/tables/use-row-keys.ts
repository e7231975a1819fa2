import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { keysOfRows, type RowKeys } from './row-keys.ts'

/**
 * The keys of a table's rows by their ids, see keysOfRows. While a row holds the focus, no element is reused, so that the focus never moves
 * to another row.
 */
export function useRowKeys<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  { body, mayReuse }: { body: RefObject<HTMLElement | null>; mayReuse: boolean },
): RowKeys {
  const before = useRef<RowKeys>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys are given to rows that come, not anew with each rendering.
  const keys = useMemo(() => {
    const holdsFocus = body.current?.contains(document.activeElement) ?? false
    return keysOfRows(before.current, rows.map(idOf), mayReuse && !holdsFocus)
  }, [rows])
  useLayoutEffect(() => {
    before.current = keys
  }, [keys])
  return keys
}

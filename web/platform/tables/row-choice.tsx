import type { RowSelection } from './use-row-selection.ts'

export function ChoiceOfRow<Row>({ selection, row }: { selection: RowSelection<Row>; row: Row }) {
  const isChosen = selection.has(row)
  return (
    <label title={selection.labelOf(row)}>
      <input
        type="checkbox"
        aria-label={selection.labelOf(row)}
        checked={isChosen}
        aria-disabled={(selection.isFull && !isChosen) || undefined}
        onChange={() => selection.choose([row], !isChosen)}
      />
    </label>
  )
}

export function ChoiceOfAll<Row>({ selection, rows }: { selection: RowSelection<Row>; rows: readonly Row[] }) {
  const isChosen = rows.length > 0 && rows.every((row) => selection.has(row))
  return (
    <label title={selection.allLabel}>
      <input
        type="checkbox"
        aria-label={selection.allLabel}
        checked={isChosen}
        onChange={() => selection.choose(rows, !isChosen)}
      />
    </label>
  )
}

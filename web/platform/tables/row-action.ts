/** An action of a row: a change, or a link to a screen. */
export type RowAction = {
  readonly label: string
  /** The accessible name, which also names the row, for a button outside a menu. It contains the label. */
  readonly name: string
  /** The action leads to a deletion and is red. */
  readonly deletes?: boolean
} & ({ readonly onPress: () => void } | { readonly to: string; readonly newTab?: boolean })

/** What can be done with a row: a change made here, or a screen that it leads to. */
export type RowAction = {
  /** The words on the button or in the menu. */
  readonly label: string
  /** Names the row too, for the button outside a menu; begins with the label, or contains it. */
  readonly name: string
  /** Leads to a deletion: shown in red. */
  readonly deletes?: boolean
} & ({ readonly onPress: () => void } | { readonly to: string; readonly newTab?: boolean })

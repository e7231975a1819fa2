import type { ReactNode } from 'react'

/** What is asked before a row is deleted. */
export interface Deletion {
  /** Deletes after the person has confirmed; a refusal is shown in the dialog. */
  onDelete(): Promise<unknown>
  /** Why the row cannot be deleted now; undefined for a row that can. */
  readonly stays?: string | undefined
  /** What is deleted together with the row. */
  readonly loses?: string | undefined
}

/** An action of a row, with its words. */
interface Offer {
  readonly label: string
  /** The accessible name, which also names the row, for a button outside a menu. It contains the label. */
  readonly name: string
  /** The action leads to a deletion and is red. */
  readonly deletes?: boolean
  /** Edits or deletes the row itself. */
  readonly changes?: boolean
  /** Stands in a menu even where it is the only action. */
  readonly inMenu?: boolean
}

/** An action that a press starts, or a link to a screen. */
export type PressedAction = Offer & ({ readonly onPress: () => void } | { readonly to: string; readonly newTab?: boolean })

/** A button before the other actions, e.g. one with a busy state; nothing in a row that has none now, whose place stays free. */
export interface OwnButton {
  readonly label: string
  readonly button: ReactNode
}

/** An action of a row: a change, a link to a screen, a deletion that is asked about before, or a button of its own. */
export type RowAction = PressedAction | (Offer & { readonly deletion: Deletion }) | OwnButton

/** The actions of a row; those that it does not offer are left out. */
export type RowActions = readonly (RowAction | false | undefined)[]

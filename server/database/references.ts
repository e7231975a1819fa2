import type { RawBuilder } from 'kysely'

/** The sections of the download of a person's own data (SPEC-53). */
export type OwnDataSection =
  | ('account' | 'personal' | 'education' | 'experience' | 'references' | 'portfolio' | 'skills' | 'tests' | 'applications')
  | (
      | 'interviews'
      | 'emails'
      | 'answers_to_emails'
      | 'sessions'
      | 'second_factor'
      | 'consents'
      | 'held_consents'
      | 'corrections_by_staff'
      | 'reads_by_staff'
      | 'results_of_other_sites'
    )

/** What becomes of the rows of a column that refers to a person or to a card. Each table states it beside itself (ADR-0138). */
export interface Reference {
  /**
   * When two people are merged (INT-05, ADR-0116): the rows move to the survivor; code joins them with the survivor's; they are deleted
   * with the duplicate; or there are none, because the column names a colleague, and colleagues are never merged.
   */
  readonly merge: 'move' | 'join' | 'delete' | 'none'
  /** When a person is erased (SPEC-54). Rows that changes of other rows write again are deleted last. */
  readonly erasure: 'delete' | 'delete last' | 'keep'
  /**
   * When an import is undone (ADR-0108): whether a row that was written later keeps the person. `ignored` rows follow from others;
   * a condition selects the rows that are part of the import, such as its e-mails.
   */
  readonly undo: 'keeps the person' | 'ignored' | { readonly ignored: RawBuilder<boolean> }
  /** The section of the own data that shows the rows, or why none does. */
  readonly ownData: OwnDataSection | 'about a colleague' | 'work of staff' | 'made from other rows' | 'technical'
}

/** The columns of a feature's tables that refer to people and to cards, each as `table.column`. */
export interface References {
  readonly people?: Readonly<Record<string, Reference>>
  readonly cards?: Readonly<Record<string, Reference>>
  /** Columns with addresses of people who need no account. Their rows are erased with a person who has confirmed the address. */
  readonly addresses?: readonly string[]
}

/** A column that names the colleague who did something. It stays, so that history says who acted. */
export const namesColleague: Reference = {
  merge: 'none',
  erasure: 'keep',
  undo: 'keeps the person',
  ownData: 'about a colleague',
}

/** Rows that belong to the work of a colleague and end with their account. */
export const ofColleague: Reference = { ...namesColleague, erasure: 'delete' }

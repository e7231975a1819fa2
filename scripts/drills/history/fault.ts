/** Something that the product promises and the history contradicts. */
export interface Fault {
  readonly rule: string
  readonly about: string
  /** The numbers of the operations that show it. */
  readonly operations: readonly number[]
}

import type { Stage } from '#domain/kernel/stages.ts'

/** Something that somebody does, or that time does. Cards are named by their uuids, people and colleagues by their numbers. */
export type Request =
  | { readonly kind: 'apply'; readonly person: number; readonly vacancy: number }
  | { readonly kind: 'withdraw'; readonly person: number; readonly card: string }
  | {
      readonly kind: 'move'
      readonly by: number
      readonly card: string
      readonly stage: Stage
      readonly before: string | null
      /** The version that the colleague saw; undefined for a client that names none. */
      readonly version: number | undefined
    }
  | { readonly kind: 'undo'; readonly by: number; readonly card: string; readonly version: number }
  | { readonly kind: 'remove'; readonly by: number; readonly card: string }
  | { readonly kind: 'start'; readonly person: number; readonly window: number; readonly again: boolean }
  | {
      readonly kind: 'answer'
      readonly person: number
      readonly window: number
      readonly position: number
      readonly choice: number
    }
  | { readonly kind: 'finish'; readonly person: number }
  | { readonly kind: 'merge'; readonly by: number; readonly stays: number; readonly leaves: number }
  | { readonly kind: 'close'; readonly by: number; readonly person: number }
  | { readonly kind: 'reopen'; readonly by: number; readonly person: number }
  | { readonly kind: 'logIn'; readonly person: number }
  /** A month passes. */
  | { readonly kind: 'pass' }
  /** The hourly task that erases closed accounts. */
  | { readonly kind: 'erase' }
  | {
      readonly kind: 'import'
      readonly by: number
      readonly added: readonly { readonly firstName: string; readonly email: string }[]
      readonly known: readonly number[]
      readonly vacancy: number | null
    }
  | { readonly kind: 'undoImport'; readonly by: number; readonly number: number }

export type Kind = Request['kind']
export type RequestOf<K extends Kind> = Extract<Request, { kind: K }>

/** What the server answers: `done` with what the caller learns, or the code of the refusal. */
export type Answer = Readonly<Record<string, unknown>>

export const done = (more: Record<string, unknown> = {}): Answer => ({ done: true, ...more })
export const refused = (code: string): Answer => ({ refused: code })

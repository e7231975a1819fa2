/** A text in Spanish and in English. */
export type Both = readonly [es: string, en: string]

/** A demo question in both languages. Its first answer is right; a question without answers asks for free text. */
export interface DemoQuestion {
  readonly question: Both
  readonly answers?: readonly Both[]
  /** A picture or an audio of the project in ../media, and its alternative text. */
  readonly media?: { readonly files: Both; readonly text: Both }
}

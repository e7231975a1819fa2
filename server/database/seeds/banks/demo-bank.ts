/** A text in Spanish and in English. */
export type Both = readonly [es: string, en: string]

/** A demo question in both languages: its answers begin with the right one; without answers it is answered in free text. */
export interface DemoQuestion {
  readonly question: Both
  readonly answers?: readonly Both[]
  /** A picture or an audio made for the project, in ../media, and what stands for it. */
  readonly media?: { readonly files: Both; readonly text: Both }
}

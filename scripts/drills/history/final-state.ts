/** What the database, the boards and the mailbox hold when every request has ended. */
export interface FinalState {
  readonly cards: readonly FinalCard[]
  /** The columns as the board shows them, by vacancy and stage; once per process. */
  readonly boards: readonly ReadonlyMap<string, readonly string[]>[]
  readonly answers: readonly FinalAnswer[]
  readonly attempts: readonly FinalAttempt[]
  readonly mails: readonly FinalMail[]
  /** The uuid in the name of each file of the mailbox. */
  readonly files: readonly string[]
  readonly people: readonly FinalPerson[]
  /** Rows about erased people that should be gone, as "table.column". */
  readonly leftOfErased: readonly string[]
}

export interface FinalCard {
  readonly uuid: string
  readonly person: string
  readonly vacancy: string
  readonly stage: string
  readonly version: number
  readonly isOnBoard: boolean
  /** How often its history says that the person applied or came back. */
  readonly arrivals: number
  /** How often its history says that the person withdrew when they had withdrawn already. */
  readonly withdrawnAgain: number
  /** The e-mails that confirm an application. */
  readonly confirmations: number
}

export interface FinalAnswer {
  readonly person: string
  readonly skill: string
  readonly position: number
  /** Null for a question without an answer. */
  readonly choice: string | null
  readonly points: number | null
}

export interface FinalAttempt {
  readonly person: string
  readonly skill: string
  readonly state: string
  readonly points: number | null
}

export interface FinalMail {
  readonly uuid: string
  readonly subject: string
  readonly status: string
  /** Whether a job waits for it or has it in hand. */
  readonly hasJob: boolean
  /** Whether it is to or about somebody whose account is closed: its copy in the mailbox may be gone before its row. */
  readonly isOfClosed: boolean
}

export interface FinalPerson {
  readonly uuid: string
  readonly mergedInto: string | null
  readonly isClosed: boolean
}

export const columnOf = ({ vacancy, stage }: Pick<FinalCard, 'vacancy' | 'stage'>): string => `${vacancy} ${stage}`

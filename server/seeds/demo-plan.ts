import type { Source } from '#domain/hiring/applications/source.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { InterviewStage, Stage } from '#domain/kernel/stages.ts'
import type { DemoHome } from './demo-year-texts.ts'

/** A person of the year, before there is a row for them. */
export interface PlannedPerson {
  readonly number: number
  readonly name: string
  readonly lastname: string
  readonly email: string
  readonly language: Language
  readonly home: DemoHome
  readonly phone: string
  readonly registeredAt: Date
  /** Whether the person filled in their profile; without it they have not confirmed their address either. */
  readonly isComplete: boolean
  readonly isPhotographed: boolean
  /** What they look for: the title of a vacancy. */
  readonly work: string
}

export interface PlannedStep {
  readonly kind: 'applied' | 'moved' | 'withdrawn' | 'hired'
  readonly stage: Stage
  readonly at: Date
}

export interface PlannedInterview {
  readonly stage: InterviewStage
  readonly startsAt: Date
  readonly minutes: number
  /** The address of the colleague who interviews. */
  readonly with: string
  readonly invitedAt: Date
  readonly answer: 'confirmed' | 'declined' | 'other_time' | null
}

export interface PlannedApplication {
  readonly person: PlannedPerson
  /** The title of the vacancy. */
  readonly vacancy: string
  readonly source: Source
  readonly steps: readonly PlannedStep[]
  readonly stage: Stage
  /** When the card came to its stage. */
  readonly stageAt: Date
  readonly openedAt: Date | null
  /** Whether the candidate was written about the stage; the e-mail about the first one leaves by itself. */
  readonly isNotified: boolean
  readonly reason: string | null
  readonly interviews: readonly PlannedInterview[]
  /** The address of the colleague who worked on it. */
  readonly by: string
}

export interface PlannedTest {
  readonly person: PlannedPerson
  readonly skill: string
  readonly began: Date
  /** In logits, like the difficulty of the questions. */
  readonly ability: number
  /** A running one has some answers, an abandoned one was never finished. */
  readonly ending: 'finished' | 'running' | 'abandoned'
  readonly texts: 'rated' | 'rated twice' | 'waiting'
  /** The candidate pasted text and left the window, and explained why. */
  readonly explanation?: string
}

export interface DemoPlan {
  readonly people: readonly PlannedPerson[]
  readonly applications: readonly PlannedApplication[]
  readonly tests: readonly PlannedTest[]
}

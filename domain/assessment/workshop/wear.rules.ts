/** What the latest answers to a question say about whether it is known outside. */
export interface Wear {
  readonly answers: number
  /** Answers that came faster than the question can be read. */
  readonly too_fast: number
  /** Answers of people who copied the question. */
  readonly copied: number
  /** Answers of people who had answered it before. */
  readonly known: number
  /** Chosen answers of the older and of the newer half, and how many of each were right. */
  readonly older: number
  readonly older_right: number
  readonly newer: number
  readonly newer_right: number
}

/** Signs of a worn question, from the most serious; each ends a message key `workshop.sign.…`. */
export const wearSigns = ['easier', 'too_fast', 'copied', 'known'] as const
export type WearSign = (typeof wearSigns)[number]

/** With fewer answers, chance decides. Each half needs as many for a comparison of the two. */
export const enoughToWear = 20
const worryingShare = { too_fast: 0.1, copied: 0.1, known: 0.2 } as const
/** So many standard errors are no chance: one of 700 questions that stayed as hard reaches them. */
const surprising = 3

const shiftOf = ({ older, older_right, newer, newer_right }: Wear): number | null =>
  older < enoughToWear || newer < enoughToWear ? null : newer_right / newer - older_right / older

/** The middle of the changes of a bank's questions from the older to the newer half of their answers: abler people change all of them. */
export function commonShift(all: readonly Wear[]): number {
  const shifts = all.flatMap((wear) => shiftOf(wear) ?? []).sort((one, other) => one - other)
  const middle = Math.floor(shifts.length / 2)
  if (shifts.length === 0) return 0
  return shifts.length % 2 ? (shifts[middle] as number) : ((shifts[middle - 1] as number) + (shifts[middle] as number)) / 2
}

/** Whether people began to know the answer: the newer half is right more often than the older one, beyond what all questions changed by. */
function becameEasier(wear: Wear, common: number): boolean {
  const shift = shiftOf(wear)
  if (shift === null) return false
  const { older, older_right, newer, newer_right } = wear
  const share = (older_right + newer_right) / (older + newer)
  const error = Math.sqrt(share * (1 - share) * (1 / older + 1 / newer))
  return error > 0 && (shift - common) / error > surprising
}

/** The signs that a question is worn out (FAI-07). */
export function signsOf(wear: Wear, common: number): WearSign[] {
  return wearSigns.filter((sign) => {
    if (sign === 'easier') return becameEasier(wear, common)
    return wear.answers >= enoughToWear && wear[sign] / wear.answers >= worryingShare[sign]
  })
}

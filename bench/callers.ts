import { scaled } from './size.ts'

/** The access token of a caller of the benchmark. */
export const tokenOf = (kind: Caller, number: number) => `bench-${kind}-token-${String(number).padStart(8, '0')}-0000000000`

const usual = { candidates: 70_000, recruiters: 60 }
export const callers = { ...usual, candidates: scaled(usual.candidates) }
/** Recruiters are administrators, a colleague sees everything with a role of the company's own, a member only the vacancies of their team. */
export type Caller = 'candidate' | 'recruiter' | 'colleague' | 'member'

/** The headers of a caller; numbers start at 1. */
export const as = (kind: Caller, number: number) => ({ authorization: `Bearer ${tokenOf(kind, number)}` })

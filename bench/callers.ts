/** People who call during the benchmark; the text is their access token. */
export const tokenOf = (kind: Caller, number: number) => `bench-${kind}-token-${String(number).padStart(8, '0')}-0000000000`
export const callers = { candidates: 49_000, recruiters: 60 }
export type Caller = 'candidate' | 'recruiter'

/** The headers of a call by one of them, counted from 1. */
export const as = (kind: Caller, number: number) => ({ authorization: `Bearer ${tokenOf(kind, number)}` })

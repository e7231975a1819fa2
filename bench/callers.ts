/** People who call during the benchmark; the text is their access token. */
export const tokenOf = (kind: 'candidate' | 'recruiter', number: number) =>
  `bench-${kind}-token-${String(number).padStart(8, '0')}-0000000000`
export const callers = { candidates: 40_000, recruiters: 1 }

/** The lowest points of each band of results, from the best (RES-03). */
export const bandStarts = { S: 81, E: 61, R: 41, D: 21, M: 0 } as const
export type Band = keyof typeof bandStarts

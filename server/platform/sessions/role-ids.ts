export const administratorRole = 1

export const candidateRole = 2

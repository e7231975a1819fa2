/** Numbers of the built-in roles, the same in every installation (SPEC-15). */
export const administratorRole = 1
export const candidateRole = 2

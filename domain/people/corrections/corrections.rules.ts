/** What staff may correct about a person (SPEC-82). Passwords, consent and answers of tests are never theirs to change. */
export const correctableFields = ['name', 'lastname', 'email', 'phone', 'city', 'birth', 'cv'] as const
export type CorrectableField = (typeof correctableFields)[number]

/** Fields whose corrections a person reads: an import fills some more (INT-13). */
export const correctedFields = [...correctableFields, 'country', 'skills'] as const
export type CorrectedField = (typeof correctedFields)[number]

/** The values of a person by field. `cv` is the name of its file; empty texts stand for what nobody knows. */
export type Facts = Readonly<Record<CorrectableField, string>>

export interface Correction {
  readonly field: CorrectableField
  readonly former: string
  readonly present: string
}

/** The fields that a correction changes, in the order of the form. Another file with the same name is a change too. */
export function correctionsOf(before: Facts, after: Facts, replacesCv: boolean): Correction[] {
  return correctableFields
    .filter((field) => before[field] !== after[field] || (field === 'cv' && replacesCv))
    .map((field) => ({ field, former: before[field], present: after[field] }))
}

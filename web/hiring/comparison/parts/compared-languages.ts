import type { ComparedPerson } from '#domain/hiring/comparison/comparison.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'

/** The languages in which the people took the test of a skill: results in two languages cannot be compared (FAI-04). */
export const languagesOf = (people: readonly ComparedPerson[], place: number): ReadonlySet<Language> =>
  new Set(people.flatMap(({ of }) => of?.results[place]?.language ?? []))

import { z } from 'zod'
import { shortlistForm } from '#domain/hiring/shortlists/shortlists.contract.ts'
import { type SharedFact, sharedFacts, usualEnd, usuallyShared } from '#domain/hiring/shortlists/shortlists.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'

const flags = (chosen: (fact: SharedFact) => boolean) =>
  Object.fromEntries(sharedFacts.map((fact) => [fact, chosen(fact)])) as Record<SharedFact, boolean>

/** The form of the dialog: a checkbox for each fact, and one for initials. */
export const presentForm = (today: string) =>
  shortlistForm(today)
    .omit({ facts: true, names: true })
    .extend({ share: z.record(z.enum(sharedFacts), z.boolean()), initials: z.boolean() })
type Input = z.input<ReturnType<typeof presentForm>>

/** What staff share unless they choose otherwise (decision 104). */
export const presentDefaults = (people: readonly string[], language: Language, today: string) => ({
  people: people.map((uuid_element) => ({ uuid_element, note: '', salary: '' })),
  share: flags(usuallyShared),
  ...{ initials: false, language, ends_on: usualEnd(today), code: '', message: '', email: '' },
})

/** The form as it is sent. */
export const bodyOf = ({ share, initials, ...rest }: Input) => ({
  ...rest,
  facts: sharedFacts.filter((fact) => share[fact]),
  names: initials ? ('initials' as const) : ('full' as const),
})

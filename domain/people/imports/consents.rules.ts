import { limits } from '../../kernel/limits.ts'
import { withoutAccents } from '../../kernel/search-words.ts'
import { type DateOrder, isNoDate, readRecentDay } from './dates.rules.ts'

/** What an import does about a new person's consent: it comes in with them, they are asked, or they refused before and are not written to. */
export const consentOutcomes = ['refused', 'asked', 'held'] as const

/** What a row says of the person's consent. Texts without a value are empty. */
export type ConsentCells = {
  /** The day as yyyy-mm-dd. */
  readonly day: string
  readonly how: string
  /** Whether the row says yes without a manner. */
  readonly saysYes: boolean
} & (
  | { readonly wrong: null; readonly problem: null }
  /** The cell that keeps the consent from being used, and why, as a message key: the person is asked. */
  | { readonly wrong: 'consented_on' | 'consent_how'; readonly problem: string }
)

/** Words for a consent that is given without a manner, and beginnings of answers that give none: in doubt the person is asked. */
const yes =
  /^(?:s|si|y|yes|x|ok|true|verdadero|1|v|✓|✔|acept[ao]d?[ao]?|autoriz[ao]d?[ao]?|firmad[ao]|given|granted|accepted|agreed|signed)$/
const no =
  /^(?:n|f|0|(?:no|not|nunca|never|sin|false|falso|pendiente|por firmar|pending|waiting|expired|vencid[ao]|withdrawn|revok\w*|revoc\w*|retirad[ao]|denied|declined|refus\w*|reject\w*|rechaz\w*|neg\w+|unsubscribed|opt(?:ed)? out)\b.*)$/s

interface Reading {
  readonly consentOrder: DateOrder
  /** The site's day, yyyy-mm-dd. */
  readonly today: string
}

/** Reads the cells of the day and of the manner. A consent is never guessed: what is not a day up to today, or says no, is a problem. */
export function readConsentCells(dayText: string, howText: string, { consentOrder, today }: Reading): ConsentCells {
  const wrong = (column: 'consented_on' | 'consent_how', problem: string): ConsentCells => ({
    ...{ day: '', how: '', saysYes: false, wrong: column, problem },
  })
  const word = withoutAccents(howText.trim()).replace(/[.!]+$/, '')
  if (no.test(word)) return wrong('consent_how', 'imports.error.consent_no')
  if (no.test(withoutAccents(dayText.trim()))) return wrong('consented_on', 'imports.error.consent_no')
  const how = yes.test(word) ? '' : howText
  if ([...how].length > limits.heldConsent.manner) return wrong('consent_how', 'imports.error.too_long')
  const day = dayText === '' || isNoDate(dayText) ? '' : readRecentDay(dayText, consentOrder, today)
  if (day === undefined) return wrong('consented_on', 'imports.error.consent_day')
  if (day > today) return wrong('consented_on', 'imports.error.consent_future')
  return { day, how, saysYes: yes.test(word), wrong: null, problem: null }
}

interface Choices {
  readonly columns: readonly string[]
  readonly consent_way: 'ask' | 'held'
  readonly consented_on: string
  readonly consent_how: string
}

/** Whether people may come in with a consent, so that the colleague has to declare it. */
export const comesWithConsents = ({ columns, consent_way }: Choices): boolean =>
  consent_way === 'held' || columns.includes('consented_on') || columns.includes('consent_how')

interface RowConsent {
  /** The consent of the row; undefined if the person is asked. */
  readonly consent: { readonly consentedOn: string; readonly manner: string } | undefined
  /** Why the person is asked, as a message key; null where nothing was said of a consent. */
  readonly reason: string | null
}

/**
 * The consent with which a row comes in (INT-07). A column of days or of answers counts row by row: an empty cell says nothing of that
 * person. The statement for the whole file gives the day where no column has it, and the manner where the row has none.
 */
export function consentOfRow(row: ConsentCells, choices: Choices, today: string): RowConsent {
  const ask = (reason: string | null): RowConsent => ({ consent: undefined, reason })
  if (!comesWithConsents(choices)) return ask(null)
  if (row.problem) return ask(row.problem)
  const hasDays = choices.columns.includes('consented_on')
  const saysNothing = row.how === '' && !row.saysYes
  if (hasDays ? row.day === '' && saysNothing : saysNothing && choices.columns.includes('consent_how')) return ask(null)
  const consentedOn = hasDays ? row.day : choices.consented_on
  const manner = row.how || choices.consent_how
  if (consentedOn === '') return ask('imports.error.consent_no_day')
  if (consentedOn > today) return ask('imports.error.consent_future')
  return manner === '' ? ask('imports.error.consent_no_how') : { consent: { consentedOn, manner }, reason: null }
}

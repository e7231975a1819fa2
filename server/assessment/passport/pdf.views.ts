import type { SharedResult } from '#domain/assessment/passport/passport.contract.ts'
import { stateBands, stateError } from '#domain/assessment/passport/statement.rules.ts'
import { companyColours } from '#domain/kernel/company-colours.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import type { PdfBlock, PdfDocument } from '../../platform/pdf/pdf-document.ts'
import { sayIn } from '../../platform/texts.ts'

interface Printing {
  readonly siteName: string
  readonly colour: string | null
  readonly logo: Uint8Array | undefined
  readonly now: Date
  readonly timeZone: string
}

/**
 * A shared result on paper, in the language of its test (PAS-03). Paper outlives what it states, so it says that the address alone shows
 * whether the result is still valid. The QR code holds that address and nothing else.
 */
export function presentPdf(
  { attested, address, shared_at }: SharedResult,
  { siteName, colour, logo, now, timeZone }: Printing,
): PdfDocument {
  const { language, skill, bands, error, name, finished_at, questions } = attested
  const say = sayIn(language)
  const head: PdfBlock = logo
    ? { kind: 'picture', picture: { content: logo, alternative: siteName, small: true } }
    : { kind: 'note', text: siteName }
  const facts: (readonly [string, string])[] = [
    ...(name === null ? [] : [[say('passport.name'), name] as const]),
    [say('passport.skill'), skill],
    [say('passport.band'), stateBands(bands, language, say)],
    ...(error === null ? [] : [[say('passport.error'), stateError(error, language, say)] as const]),
    [say('passport.language'), say(`passport.language.${language}`)],
    [say('passport.date'), formatDate(finished_at, language, timeZone)],
    [say('passport.questions'), String(questions)],
    [say('passport.issuer'), siteName],
  ]
  const code: readonly PdfBlock[] = address
    ? [
        { kind: 'chapter', text: say('passport.paper_check') },
        { kind: 'text', text: say('passport.paper_check_text', { site: new URL(address).host }) },
        { kind: 'code', text: address, alternative: say('passport.paper_code') },
        { kind: 'note', text: address },
      ]
    : []
  const title = say('passport.title')
  return {
    ...{ language, title: `${title} · ${skill}`, author: siteName, made: now, pageOf: say('reports.page_of') },
    accent: companyColours(colour).ink,
    blocks: [
      head,
      { kind: 'rule' },
      { kind: 'title', text: title },
      { kind: 'facts', facts },
      ...(bands.length > 1 ? [{ kind: 'note', text: say('passport.bands_hint') } as const] : []),
      { kind: 'text', text: say('passport.paper_shared', { date: formatDate(shared_at, language, timeZone) }) },
      ...code,
    ],
  }
}

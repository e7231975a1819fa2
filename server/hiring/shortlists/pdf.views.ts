import { en as bandsEn } from '#domain/assessment/attempts/attempts.candidate.en.ts'
import { es as bandsEs } from '#domain/assessment/attempts/attempts.candidate.es.ts'
import { en } from '#domain/hiring/shortlists/shortlists.candidate.en.ts'
import { es } from '#domain/hiring/shortlists/shortlists.candidate.es.ts'
import type { ClientView, PresentedProfile } from '#domain/hiring/shortlists/shortlists.contract.ts'
import { en as printedEn } from '#domain/hiring/shortlists/shortlists.mail.en.ts'
import { es as printedEs } from '#domain/hiring/shortlists/shortlists.mail.es.ts'
import { companyColours } from '#domain/kernel/company-colours.ts'
import { formatDate, formatMonth } from '#domain/kernel/dates.ts'
import { findText } from '#domain/kernel/find-text.ts'
import { type Language, localeOf } from '#domain/kernel/languages.ts'
import type { PdfBlock, PdfDocument, PdfRange } from '../../platform/pdf/pdf-document.ts'

const texts = { es: { ...bandsEs, ...es, ...printedEs }, en: { ...bandsEn, ...en, ...printedEn } }
/** Keys of texts with a number are written without their ending. */
type Key = keyof typeof texts.es | 'shortlist.heading' | 'shortlist_pdf.people'
type Say = (key: Key, values?: Record<string, string | number>) => string

/** As much as fits on one page with everything else. */
const most = { skills: 7, jobs: 3, summary: 330 }

export interface Printing {
  readonly language: Language
  readonly siteName: string
  readonly contact: readonly string[]
  readonly logo: Uint8Array | undefined
  /** The company's colour as `#rrggbb`; null for the product's. */
  readonly colour: string | null
  readonly timeZone: string
  readonly now: Date
}

type Person = PresentedProfile & { readonly name: string }
const isAvailable = (person: PresentedProfile): person is Person => person.name !== null

/** A shortlist on paper: a cover with the vacancy and the people, then a page for each person who is available (CLT-03). */
export function presentPdf({ vacancy, message, people }: ClientView, printing: Printing): PdfDocument {
  const { language, siteName, contact, logo, colour, now, timeZone } = printing
  const say: Say = (key, values = {}) => findText(texts[language], language, key, values) ?? key
  const shown = people.filter(isAvailable)
  const title = say('shortlist.heading', { count: shown.length, job: vacancy.name_job })
  const head: PdfBlock = logo
    ? { kind: 'picture', picture: { content: logo, alternative: siteName, small: true } }
    : { kind: 'note', text: siteName }
  const foot = [[siteName, ...contact].join(' · ')]
  const cover: PdfBlock[] = [
    head,
    { kind: 'rule' },
    { kind: 'name', text: vacancy.name_job, language: vacancy.language },
    { kind: 'lead', text: [vacancy.ubication, formatDate(now, language, timeZone)].filter(Boolean).join(' · ') },
    ...(message ? [{ kind: 'text', text: message } as const] : []),
    { kind: 'chapter', text: say('shortlist_pdf.people', { count: shown.length }) },
    { kind: 'list', items: shown.map(({ name }, at) => ({ label: `${at + 1}.`, text: name, strong: true })) },
    { kind: 'foot', lines: foot },
  ]
  return {
    ...{ language, title, author: siteName, made: now, pageOf: say('shortlist_pdf.page_of') },
    accent: companyColours(colour).ink,
    blocks: [...cover, ...shown.flatMap((person) => presentPage(person, say, language))],
  }
}

function presentPage(person: Person, say: Say, language: Language): PdfBlock[] {
  const { name, note, summary, skills, experience, salary, step, available } = person
  const section = (key: Key, ...blocks: PdfBlock[]): PdfBlock[] => [{ kind: 'section', text: say(key) }, ...blocks]
  const facts = [
    ...(salary ? [[say('shortlist.salary'), salary] as const] : []),
    ...(step ? [[say('shortlist.step'), step] as const] : []),
    ...(available === null
      ? []
      : [[say('shortlist.availability'), say(available ? 'shortlist.available' : 'shortlist.not_available')] as const]),
  ]
  return [
    { kind: 'page' },
    { kind: 'name', text: name },
    { kind: 'rule' },
    ...(note ? section('shortlist.note', { kind: 'text', text: oneParagraph(note) }) : []),
    ...(skills.length > 0
      ? section(
          'shortlist.skills',
          { kind: 'ranges', rows: skills.slice(0, most.skills).map((result) => rangeOf(result, say, language)) },
          {
            kind: 'note',
            text: [say('shortlist.skills_hint'), ...moreOf(skills, most.skills, 'shortlist.more_skills', say)].join(' '),
          },
        )
      : []),
    ...(summary ? section('shortlist.summary', { kind: 'text', text: cut(summary) }) : []),
    ...(experience.length > 0
      ? section('shortlist.experience', {
          kind: 'facts',
          facts: experience
            .slice(0, most.jobs)
            .map(
              (job) => [periodOf(job, say, language), say('shortlist.job', { title: job.title, company: job.company })] as const,
            ),
        })
      : []),
    ...moreOf(experience, most.jobs, 'shortlist.more_jobs', say).map((text) => ({ kind: 'note', text }) as const),
    ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
  ]
}

const oneParagraph = (text: string): string => text.replace(/\s+/g, ' ')

function cut(summary: string): string {
  const text = oneParagraph(summary)
  return text.length > most.summary ? `${text.slice(0, most.summary).trimEnd()}…` : text
}

type Job = PresentedProfile['experience'][number]
/** A sentence about what the page leaves out, which the client reads behind the link. */
const moreOf = (all: readonly unknown[], shown: number, key: Key, say: Say): string[] =>
  all.length > shown ? [say(key, { count: all.length - shown })] : []

const periodOf = ({ from, to }: Job, say: Say, language: Language): string =>
  `${formatMonth(from, language)} – ${to ? formatMonth(to, language) : say('shortlist.today')}`

function rangeOf({ skill, points, error, bands }: PresentedProfile['skills'][number], say: Say, language: Language): PdfRange {
  const number = (value: number, decimals: number) =>
    new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: decimals }).format(value)
  const listed = new Intl.ListFormat(localeOf[language], { type: 'disjunction' })
  const shown = error === null ? number(points, 2) : `${number(points, 2)} ±${number(error, 0)}`
  const words = [
    say('attempts.range_points', { points: shown }),
    listed.format(bands.map((code) => say(`attempts.band.${code}`))),
  ]
  return { name: skill, points, error, number: shown, words: words.filter(Boolean).join(': ') }
}

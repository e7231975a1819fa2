import { mediaKindOf } from '#domain/assessment/questions/questions.rules.ts'
import { languages } from '#domain/kernel/languages.ts'
import type { PdfBlock, PdfDocument, PdfPicture } from '../../../platform/pdf/pdf-document.ts'
import type { BankAnswer, BankMedia, BankQuestion } from '../../banks/banks.reads.ts'
import type { Pictures } from '../reads/pictures.ts'
import { letterOf, type Printing, presentReport, type ReportWords, reportWords, shownDate } from '../reports.views.ts'

interface Bank {
  readonly skill: { readonly name: string }
  readonly questions: readonly BankQuestion[]
  readonly pictures: Pictures
  /** Whether the skill has more questions than the report. */
  readonly more: boolean
}

/** The questions of a skill with their answers; those in the reader's language come first (RPT-02). */
export function presentSkillReport({ skill, questions, pictures, more }: Bank, printing: Printing): PdfDocument {
  const say = reportWords(printing.language)
  const title = say('reports.skill_title', { skill: skill.name })
  const ready = questions.filter((question) => question.ready).length
  const ordered = [...languages].sort((one) => (one === printing.language ? -1 : 1))
  const chapters = ordered.flatMap((language): PdfBlock[] => {
    const own = questions.filter((question) => question.language === language)
    if (own.length === 0) return []
    const chapter: PdfBlock = { kind: 'chapter', text: say(`reports.in_language.${language}`) }
    const [first, ...others] = own.flatMap((question, place) => presentQuestion(question, place, pictures, say))
    return [{ kind: 'together', blocks: [chapter, ...(first ? [first] : [])] }, ...others]
  })
  return presentReport(title, printing, [
    { kind: 'title', text: title },
    {
      kind: 'facts',
      facts: [
        [say('reports.made'), shownDate(printing.now, printing)],
        [say('reports.count'), describeReadiness(questions.length, ready, say)],
      ],
    },
    ...(more ? [{ kind: 'note', text: say('reports.first_only', { count: questions.length }) } as const] : []),
    ...(questions.length === 0 ? [{ kind: 'text', text: say('reports.empty') } as const] : chapters),
  ])
}

/** How many questions there are, and how many of them may be asked in a test, in a sentence. */
function describeReadiness(all: number, ready: number, say: ReportWords): string {
  if (all === 0) return say('reports.readiness.none')
  if (all === 1) return say(ready === 1 ? 'reports.readiness.only_ready' : 'reports.readiness.only_unready')
  if (ready === all) return say('reports.readiness.all', { count: all })
  if (ready === 0) return say('reports.readiness.no', { count: all })
  return say('reports.readiness.some', { all, count: ready })
}

/** A question's heading stays with its picture. */
function presentQuestion(question: BankQuestion, place: number, pictures: Pictures, say: ReportWords): PdfBlock[] {
  const { language, media } = question
  const state = question.broken_at ? [say('reports.broken')] : question.ready ? [] : [say('reports.not_ready')]
  const head: PdfBlock[] = [
    { kind: 'section', text: `${place + 1}. ${question.text}`, language },
    { kind: 'note', text: [say(`reports.type.${question.type}`), ...state].join(' · ') },
  ]
  const picture = media && pictureOf(media, question.alternative_text, pictures, say)
  const blocks: PdfBlock[] = picture ? [{ kind: 'together', blocks: [...head, { kind: 'picture', picture, language }] }] : head
  if (media && !picture) blocks.push({ kind: 'note', text: wordsFor(media, question.transcript, say) })
  if (question.type === 'select')
    blocks.push({
      kind: 'list',
      language,
      items: question.answers.map((answer, nth) => presentAnswer(answer, nth, pictures, say)),
    })
  return blocks
}

function presentAnswer(answer: BankAnswer, place: number, pictures: Pictures, say: ReportWords) {
  const { text, correct, media, alternative_text } = answer
  return {
    label: letterOf(place),
    text: correct ? say('reports.correct', { answer: text }) : text,
    strong: correct,
    picture: (media && pictureOf(media, alternative_text, pictures, say)) ?? undefined,
  }
}

/** A picture with its text, or only its text when the picture is missing or too large. */
export function pictureOf(
  media: Pick<BankMedia, 'media_type' | 'storage_key'>,
  alternative: string,
  pictures: Pictures,
  say: ReportWords,
): PdfPicture | undefined {
  if (mediaKindOf(media.media_type) !== 'picture') return undefined
  return { content: pictures.get(media.storage_key) ?? new Uint8Array(), alternative: alternative || say('reports.picture') }
}

/** The text that replaces media that cannot be printed. */
export function wordsFor(media: Pick<BankMedia, 'media_type' | 'name'>, transcript: string, say: ReportWords): string {
  if (mediaKindOf(media.media_type) !== 'audio') return say('reports.attached', { name: media.name })
  return transcript ? say('reports.transcript', { transcript }) : say('reports.no_transcript')
}

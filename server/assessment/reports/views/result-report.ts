import { judgeSignals } from '#domain/assessment/attempts/signals.rules.ts'
import { codeOf, durationText, figuresOfQuestions, secondsOf } from '#domain/assessment/results/results.rules.ts'
import { findText } from '#domain/kernel/find-text.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import type { PdfBlock, PdfDocument } from '../../../platform/pdf/pdf-document.ts'
import type { AttemptQuestionRow } from '../../results/results.reads.ts'
import type { MediaFiles } from '../reads/media-files.ts'
import type { Pictures } from '../reads/pictures.ts'
import { letterOf, type Printing, presentReport, type ReportWords, reportWords, shownDate } from '../reports.views.ts'
import { type Fact, factsOf, hasEnded, isScored, type Outcome, partIn, resultTexts, scoreBlocksOf } from './result-facts.ts'
import { pictureOf, wordsFor } from './skill-report.ts'

interface Result extends Outcome {
  readonly media: MediaFiles
  readonly pictures: Pictures
}

/** The result of a test with its figures and its questions as asked (RPT-01). */
export function presentResultReport(result: Result, printing: Printing): PdfDocument {
  const say = reportWords(printing.language)
  const { row } = result
  const name = fullName(row.first_name, row.last_name)
  const title = say('reports.result_title', { name, skill: row.skill })
  const isOver = hasEnded(row)
  return presentReport(title, printing, [
    { kind: 'name', text: name },
    { kind: 'lead', text: row.skill, language: row.skill_language ?? printing.language },
    ...(isScored(row) ? scoreBlocksOf(row, say, printing) : []),
    {
      kind: 'facts',
      facts: [
        [say('reports.email'), row.email],
        ...factsOf(result, say, printing),
        ...signalFactsOf(result, say, printing),
        [say('reports.made'), shownDate(printing.now, printing)],
      ],
    },
    ...(isOver ? presentSignals(result, say, printing) : []),
    ...(isOver ? presentQuestions(result, say, printing) : []),
  ])
}

/** The level of the signals, its rules and the candidate's explanation (SPEC-37). */
function presentSignals({ row, questions }: Result, say: ReportWords, { language }: Printing): PdfBlock[] {
  const words = resultTexts[language]
  const { level, reasons } = judgeSignals(questions)
  const items = reasons.map((reason) => ({
    label: '•',
    text: `${findText(words, language, reason.key, { count: reason.count })} ${words[`results.signals.${reason.level}`]}`,
  }))
  const explained: PdfBlock[] = row.explanation
    ? [
        { kind: 'section', text: say('reports.explanation') },
        { kind: 'text', text: row.explanation },
      ]
    : []
  return [
    { kind: 'section', text: words['results.signals'] },
    { kind: 'text', text: words[`results.signals.${level}`] },
    ...(items.length > 0 ? [{ kind: 'list', items } as const] : []),
    { kind: 'note', text: words['results.signals_hint'] },
    ...(level !== 'nothing' && !row.explanation ? [{ kind: 'text', text: words['results.signals_unexplained'] } as const] : []),
    ...explained,
  ]
}

/** The counts of the signals, for staff only. */
function signalFactsOf({ row, questions }: Result, say: ReportWords, printing: Printing): Fact[] {
  if (!hasEnded(row)) return []
  const { pasted, answerCopied, questionCopied, windowLeft } = figuresOfQuestions(questions)
  const part = partIn(printing.language)
  const counts = { paste: pasted, answer: answerCopied, question: questionCopied, left: windowLeft }
  const noted = (['paste', 'answer', 'question', 'left'] as const)
    .filter((signal) => counts[signal].count > 0)
    .map((signal) => say(`reports.noted.${signal}`, { part: part(counts[signal]) }))
  return noted.length > 0 ? [[say('reports.noted'), noted.join('; ')]] : []
}

/** The heading is kept on the page of the first question. */
function presentQuestions(result: Result, say: ReportWords, printing: Printing): PdfBlock[] {
  const [first, ...others] = result.questions.map((question, place) => presentQuestion(question, place, result, say, printing))
  const heading: PdfBlock = { kind: 'chapter', text: resultTexts[printing.language]['results.questions'] }
  return first ? [{ kind: 'together', blocks: [heading, first] }, ...others] : []
}

function presentQuestion(
  question: AttemptQuestionRow,
  place: number,
  { row, media, pictures }: Result,
  say: ReportWords,
  printing: Printing,
): PdfBlock {
  const language = row.language ?? printing.language
  const words = resultTexts[printing.language]
  const seconds = secondsOf(question)
  const file = media.get(question.media_file_id ?? 0)
  const picture = file && pictureOf(file, question.alternative_text, pictures, say)
  const blocks: PdfBlock[] = [
    { kind: 'section', text: `${place + 1}. ${question.text}`, language },
    { kind: 'note', text: [stateOf(question, say, words), ...(seconds === null ? [] : [durationText(seconds)])].join(' · ') },
  ]
  if (picture) blocks.push({ kind: 'picture', picture, language })
  else if (file) blocks.push({ kind: 'note', text: wordsFor(file, question.transcript, say) })
  if (question.type === 'select') blocks.push({ kind: 'list', language, items: answersOf(question, media, pictures, say) })
  else if (question.annotation) blocks.push({ kind: 'text', text: question.annotation, language })
  if (question.answered_at === null) blocks.push({ kind: 'text', text: words['results.no_answer'] })
  return { kind: 'together', blocks }
}

function stateOf(question: AttemptQuestionRow, say: ReportWords, words: (typeof resultTexts)['es' | 'en']): string {
  if (question.given) return words['results.given']
  const code = codeOf(question)
  const points =
    question.points === null ? words['results.waiting_rating'] : say('reports.of_question', { points: question.points })
  return code ? `${points} (${words[`attempts.band.${code}`]})` : points
}

/** The answers in the order in which the candidate saw them, with marks for the chosen and the right one. */
function answersOf(question: AttemptQuestionRow, media: MediaFiles, pictures: Pictures, say: ReportWords) {
  const shown = question.answer_order.flatMap((place) => question.answers[place] ?? [])
  return shown.map(({ uuid, text, correct, media_file_id, alternative_text }, place) => {
    const chosen = uuid === question.answer_uuid
    const file = media.get(media_file_id ?? 0)
    const key = chosen ? (correct ? 'reports.chosen_right' : 'reports.chosen_wrong') : 'reports.correct'
    return {
      label: letterOf(place),
      text: chosen || correct ? say(key, { answer: text }) : text,
      strong: chosen,
      picture: file && pictureOf(file, alternative_text, pictures, say),
    }
  })
}

import type { QuestionView } from '#domain/assessment/questions/questions.contract.ts'

const most = 60

/** A question in buttons and banners: its beginning, on one line. */
export function shortName({ question }: QuestionView): string {
  const line = question.replace(/\s+/g, ' ')
  return line.length > most ? `${line.slice(0, most).trimEnd()}…` : line
}

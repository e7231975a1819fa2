import type { QuestionView } from '#domain/assessment/questions/questions.contract.ts'

const maxLength = 60

/** The beginning of a question on one line, for buttons and banners. */
export function shortName({ question }: QuestionView): string {
  const line = question.replace(/\s+/g, ' ')
  return line.length > maxLength ? `${line.slice(0, maxLength).trimEnd()}…` : line
}

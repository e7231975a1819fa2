import { buffer } from 'node:stream/consumers'
import { tableColumns } from '#domain/banks/bank-file.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { csvFile } from '../../../platform/csv-file.ts'
import type { BankQuestion } from '../banks.reads.ts'

/** A bank as a table. Refused when no import would take it. */
export async function presentCsv(questions: readonly BankQuestion[]): Promise<Buffer | Refusal> {
  const mostAnswers = Math.max(2, ...questions.map(({ answers }) => answers.length))
  const header = [...tableColumns, ...Array.from({ length: mostAnswers }, (_, place) => `answer_${place + 1}`)]
  const rows = csvFile(header, questions, (question) => {
    const right = question.answers.findIndex(({ correct }) => correct)
    const cells = [
      question.uuid,
      question.pair ?? '',
      question.language,
      question.type,
      question.text,
      question.alternative_text,
      question.transcript,
      right < 0 ? '' : String(right + 1),
      ...question.answers.map(({ text }) => text),
    ]
    return [...cells, ...Array(header.length - cells.length).fill('')]
  })
  const table = await buffer(rows)
  return table.length > limits.bankFile.tableBytes ? refuse('banks.error.too_large') : table
}

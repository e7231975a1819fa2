import { buffer } from 'node:stream/consumers'
import { tableColumns } from '#domain/assessment/banks/bank-file.contract.ts'
import { toTextCell } from '#domain/kernel/cells.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { csvFile } from '../../../platform/csv-file.ts'
import type { BankQuestion } from '../banks.reads.ts'

/** A bank as a table for spreadsheets. Refused when it could not be imported again. */
export async function presentCsv(questions: readonly BankQuestion[], language: Language): Promise<Buffer | Refusal> {
  const mostAnswers = Math.max(2, ...questions.map(({ answers }) => answers.length))
  const header = [...tableColumns, ...Array.from({ length: mostAnswers }, (_, place) => `answer_${place + 1}`)]
  const cellsOf = (question: BankQuestion) => {
    const right = question.answers.findIndex(({ correct }) => correct)
    const cells: string[] = [
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
    const all = [...cells, ...Array(header.length - cells.length).fill('')]
    return all.map((cell, column) => (header[column] === 'correct' ? cell : toTextCell(cell)))
  }
  const table = await buffer(csvFile({ header, rows: questions, cellsOf, cellOf: (cell) => cell, language }))
  return table.length > limits.bankFile.tableBytes ? refuse('banks.error.too_large') : table
}

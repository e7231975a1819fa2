/** The banks of questions that come with the product, by the names of their files. */
export const starterBankNames = [
  'spreadsheets',
  'accounting',
  'customer-service',
  'writing',
  'sql',
  'javascript',
  'logistics',
  'tables-and-charts',
] as const
export type StarterBankName = (typeof starterBankNames)[number]

/** How hard the authors find a question: easy, middling, hard. A guess of theirs. */
export const questionLevels = [1, 2, 3] as const
export type QuestionLevel = (typeof questionLevels)[number]

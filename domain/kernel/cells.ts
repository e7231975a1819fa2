/** What spreadsheets take for a formula, or for the end of a cell (INJ-06). */
const risky = /^'*[=+\-@＝＋－＠\t\r]/
const neutralised = /^'+[=+\-@＝＋－＠\t\r]/

/** A cell that no spreadsheet takes for a formula: an apostrophe stands before what could be one (INJ-06). */
export const toCell = (text: string): string => (risky.test(text) ? `'${text}` : text)

/** The text of a cell as it was before toCell. */
export const fromCell = (cell: string): string => (neutralised.test(cell) ? cell.slice(1) : cell)

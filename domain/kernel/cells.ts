/** Beginnings that spreadsheets read as a formula, or as the end of a cell (INJ-06). */
const formula = /^[=+\-@＝＋－＠\t\r]/

const months =
  'ene(?:ro)?|feb(?:rero|ruary)?|mar(?:zo|ch)?|abr(?:il)?|apr(?:il)?|mayo?|jun(?:io|e)?|jul(?:io|y)?|ago(?:sto)?|aug(?:ust)?|sept?(?:iembre|ember)?|oct(?:ubre|ober)?|nov(?:iembre|ember)?|dic(?:iembre)?|dec(?:ember)?|jan(?:uary)?'
const weekdays = 'lunes|martes|miércoles|jueves|viernes|sábado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const booleans = 'true|false|verdadero|falso'
/** A number with its usual signs: money, per cent, powers, times, dates, fractions. */
const figure = new RegExp(
  `^(?:[\\d\\s.,:;/%()'’°+\\-−–$€£¥]|\\b(?:${months}|${weekdays}|de|del|of|am|pm|a\\.? ?m\\.?|p\\.? ?m\\.?|e[+-]?\\d+|cop|usd|eur|us)\\b|(?<=\\d)e(?=[+\\-−]?\\d))+$`,
  'iu',
)
const boolean = new RegExp(`^(?:${booleans})$`, 'i')

/** Whether a spreadsheet would convert the text: to a number, a date, a time or a truth value. */
function isConverted(text: string): boolean {
  const trimmed = text.trim()
  return boolean.test(trimmed) || (trimmed.length <= 40 && /\d/.test(trimmed) && figure.test(trimmed))
}

const bare = (text: string): string => text.replace(/^'+/, '')

/** Turns a text into a cell; an apostrophe precedes a text that spreadsheets could read as a formula (INJ-06). */
export const toCell = (text: string): string => (formula.test(bare(text)) ? `'${text}` : text)

/** Turns a text into a cell that spreadsheets leave unchanged: they would otherwise run formulas and convert numbers and dates. */
export const toTextCell = (text: string): string => (formula.test(bare(text)) || isConverted(bare(text)) ? `'${text}` : text)

/** The text of a cell that toTextCell or toCell made. */
export const fromCell = (cell: string): string =>
  cell.startsWith("'") && (formula.test(bare(cell)) || isConverted(bare(cell))) ? cell.slice(1) : cell

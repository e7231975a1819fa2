import { limits } from '../../kernel/limits.ts'
import { severalLines } from '../../kernel/plain-text.ts'

/** Longer cells are refused before their text is looked into. */
export const longestCell = limits.text.paragraph * limits.importFile.notesOfRow

/** A line of a note: a cell with the heading of its column. */
export const noteLine = (heading: string, cell: string): string => {
  const text = severalLines(
    cell
      .slice(0, longestCell + 1)
      .normalize('NFC')
      .replaceAll('\u00a0', ' '),
  )
  return heading === '' ? text : `${heading}: ${text}`
}

/** The notes of a row: a text that is too long for one note becomes several, between lines or words where possible. */
export function notesOf(note: string): string[] {
  const notes: string[] = []
  let rest = note.trim()
  while (rest.length > limits.text.paragraph) {
    const head = rest.slice(0, limits.text.paragraph)
    const cut = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(' '))
    const end = cut > limits.text.paragraph / 2 ? cut : limits.text.paragraph
    notes.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest === '' ? notes : [...notes, rest]
}

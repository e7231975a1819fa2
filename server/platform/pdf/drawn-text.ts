interface Fonts {
  font(name: string): unknown
}
interface Face {
  hasGlyphForCodePoint(point: number): boolean
}

const standIn = '\ufffd'

/**
 * Text as the report's typeface can draw it: Latin, Greek and Cyrillic. A character that it lacks becomes a question mark in a diamond,
 * so that one sees that something stood there.
 */
export function createDrawnText(drawing: Fonts) {
  const known = new Map<string, boolean>()
  return (text: string, font: string): string => {
    let drawn = ''
    for (const character of text.replaceAll('\t', '    ')) {
      const key = font + character
      const there = known.get(key) ?? (character === '\n' || hasGlyph(drawing, font, character))
      known.set(key, there)
      drawn += there ? character : standIn
    }
    return drawn
  }
}

function hasGlyph(drawing: Fonts, font: string, character: string): boolean {
  drawing.font(font)
  const { font: face } = (drawing as unknown as { _font: { font: Face } })._font
  return face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}

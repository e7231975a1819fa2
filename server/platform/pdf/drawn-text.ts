interface Fonts {
  font(name: string): unknown
}
interface Face {
  hasGlyphForCodePoint(point: number): boolean
}

export const replacementSign = '\ufffd'

/**
 * Creates the function that reduces text to the characters of the report's typeface: Latin, Greek and Cyrillic. A missing character becomes
 * a question mark in a diamond, so that readers see that something is missing.
 */
export function createDrawnText(drawing: Fonts) {
  const known = new Map<string, boolean>()
  return (text: string, font: string): string => {
    let drawn = ''
    for (const character of text.replaceAll('\t', '    ')) {
      const key = font + character
      const there = known.get(key) ?? (character === '\n' || hasGlyph(drawing, font, character))
      known.set(key, there)
      drawn += there ? character : replacementSign
    }
    return drawn
  }
}

function hasGlyph(drawing: Fonts, font: string, character: string): boolean {
  drawing.font(font)
  const { font: face } = (drawing as unknown as { _font: { font: Face } })._font
  return face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}

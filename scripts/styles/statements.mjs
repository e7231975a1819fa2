/**
 * Yields each rule's prelude and each declaration of a style sheet, with the surrounding preludes. Declarations of one rule have the same
 * `block`.
 */
export function* statementsOf(sheet) {
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const around = []
  let start = 0
  for (const { 0: sign, index } of text.matchAll(/"[^"]*"|'[^']*'|[{};]/g)) {
    if (sign.length > 1) continue
    const piece = text.slice(start, index)
    const content = piece.trim()
    const line = text.slice(0, start + piece.search(/\S|$/)).split('\n').length
    const preludes = around.map(({ prelude }) => prelude)
    if (sign === '{') {
      yield { line, around: preludes, prelude: content }
      around.push({ prelude: content })
    } else if (content !== '') {
      const colon = content.indexOf(':')
      const declaration = [content.slice(0, colon).trim(), content.slice(colon + 1).trim()]
      if (colon > 0) yield { line, around: preludes, block: around.at(-1), declaration }
    }
    if (sign === '}') around.pop()
    start = index + 1
  }
}

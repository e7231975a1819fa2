const beginningLength = 30

/** A message in a list: its first 30 characters without a variable that is cut in two, and an ellipsis where it goes on (TPL-01). */
export function messageBeginning(text: string): string {
  const characters = [...text]
  return characters.length <= beginningLength
    ? text
    : `${characters
        .slice(0, beginningLength)
        .join('')
        .replace(/\{[^}]*\}?$/, '')
        .trimEnd()}…`
}

const beginningLength = 30

/** The beginning of a message for the list: 30 characters and an ellipsis (TPL-01). */
export function messageBeginning(text: string): string {
  const characters = [...text]
  return characters.length <= beginningLength ? text : `${characters.slice(0, beginningLength).join('')}…`
}

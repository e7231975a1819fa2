/** A text in which each line is a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return text.split('\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}

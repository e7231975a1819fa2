/** Prints a text alone, without the page around it: in a frame of its own, which is removed once the dialog for printing has closed. */
export function printText(text: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const inside = frame.contentWindow as Window
  const lines = inside.document.createElement('pre')
  lines.textContent = text
  inside.document.body.append(lines)
  inside.addEventListener('afterprint', () => frame.remove(), { once: true })
  inside.print()
}

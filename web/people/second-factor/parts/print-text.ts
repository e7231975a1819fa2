/**
 * Prints a text alone, without the page around it, in a frame of its own. The frame is removed once the dialog for printing has closed, or by
 * the function that this returns.
 */
export function printText(text: string): () => void {
  const frame = document.createElement('iframe')
  // Firefox does not print a frame that is not displayed.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' })
  frame.srcdoc = '<!doctype html><pre></pre>'
  const print = () => {
    const inside = frame.contentWindow as Window
    const lines = inside.document.querySelector('pre')
    if (lines) lines.textContent = text
    inside.addEventListener('afterprint', () => frame.remove(), { once: true })
    inside.print()
  }
  frame.addEventListener('load', print, { once: true })
  document.body.append(frame)
  return () => frame.remove()
}

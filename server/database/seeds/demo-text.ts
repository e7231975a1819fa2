/** A bulleted list as the editor writes it. */
export function list(...items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`
}

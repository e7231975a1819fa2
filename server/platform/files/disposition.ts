/**
 * The content-disposition header of a file, with its name as in RFC 8187. It also encodes the characters that encodeURIComponent leaves.
 */
export function dispositionOf(disposition: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${disposition}; filename*=UTF-8''${encoded}`
}

/** The name of a file to save, without extension: the letters and digits of a title, or `fallback` when it has none. */
export function fileStem(title: string, fallback: string): string {
  return (
    title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || fallback
  )
}

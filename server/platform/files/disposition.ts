/** Says what a browser does with a file, and its name as RFC 8187 writes it in a header: also the signs that encodeURIComponent leaves. */
export function dispositionOf(disposition: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${disposition}; filename*=UTF-8''${encoded}`
}

/** What a file is called that people keep, before its ending: the letters and digits of a title, or `fallback` without any. */
export function fileStem(title: string, fallback: string): string {
  return (
    title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || fallback
  )
}

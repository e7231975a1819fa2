/** Says what a browser does with a file, and its name as RFC 8187 writes it in a header: also the signs that encodeURIComponent leaves. */
export function dispositionOf(disposition: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${disposition}; filename*=UTF-8''${encoded}`
}

/** The address of a call: fills in and encodes the `:name` parts and appends the query; undefined values are left out. */
export function addressOf(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    if (params[name] === undefined) throw new Error(`${path} needs '${name}'`)
    return encodeURIComponent(String(params[name]))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

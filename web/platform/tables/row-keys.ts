/** The React key of each row's element, by the row's id. */
export type RowKeys = ReadonlyMap<string, number>

/**
 * The keys of the new rows. Remaining rows keep their keys. With `mayReuse` new rows take the keys of removed rows in order, and so their
 * elements (P17). All others get new keys.
 */
export function keysOfRows(before: RowKeys, ids: readonly string[], mayReuse: boolean): RowKeys {
  const coming = new Set(ids)
  const free = mayReuse ? [...before].filter(([id]) => !coming.has(id)).map(([, key]) => key) : []
  let last = Math.max(-1, ...before.values())
  return new Map(
    ids.map((id) => {
      const key = before.get(id) ?? free.shift()
      if (key !== undefined) return [id, key]
      last += 1
      return [id, last]
    }),
  )
}

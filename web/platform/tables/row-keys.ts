/** Which elements show which rows: a key of React for each id. */
export type RowKeys = ReadonlyMap<string, number>

/**
 * The keys of the rows that come now. Rows that stay keep theirs; where elements may be used again, new rows take the keys of those that
 * went, in their order, and so are shown in their elements (P17). All others get new ones.
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

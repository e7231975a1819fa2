import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { Platform } from '../platform.ts'
import { isStaff, type Viewer } from '../sessions/viewer.ts'

/** Notes what an answer showed a member of staff of people, as its endpoint states (AUD-01). `request` are its parameters and body. */
export function noteRead(
  { reads }: Pick<Platform, 'reads'>,
  { reads: read }: Endpoint,
  viewer: Viewer,
  request: Readonly<Record<string, unknown>>,
  answer: unknown,
): void {
  if (!read || viewer.kind !== 'person' || !isStaff(viewer)) return
  if ('of' in read)
    for (const field of read.by) reads.note(viewer.uuid, { what: read.what, of: read.of, id: String(request[field]) })
  else reads.note(viewer.uuid, { ...read, rows: rowsOf(answer as Answer) })
}

interface Answer {
  readonly rows?: number
  readonly total?: number
  readonly data?: unknown
}

/** The number of rows that a list or a file has over all its pages; null where the answer does not say. */
function rowsOf({ rows, total, data }: Answer): number | null {
  if (rows !== undefined) return rows
  // A board answers with columns, each with its own total.
  const columns = Array.isArray(data) ? data.map((column: Answer | null) => column?.total) : []
  if (columns.length > 0 && columns.every((one) => typeof one === 'number')) return columns.reduce((sum, one) => sum + one, 0)
  return total ?? null
}

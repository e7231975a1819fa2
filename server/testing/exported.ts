import { parse } from 'csv-parse/sync'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { type ExportName, exports } from '../exports.ts'
import type { TestApp, TestPerson } from './app.ts'

export interface ListRequest {
  readonly params?: Record<string, string>
  readonly query: Record<string, unknown>
}

/** Exports a list as a Spanish CSV: its header, its rows, and the first cell of each row. */
export async function exportedRows(site: TestApp, list: ExportName, { token }: TestPerson, { params = {}, query }: ListRequest) {
  const answer = await site.call(exports[list][1] as Endpoint, { token, params, query, body: { format: 'csv' } })
  if (answer.status !== 200) throw new Error(`${list}: ${answer.status} ${answer.text}`)
  const [header = [], ...rows] = parse(answer.bytes, { bom: true, delimiter: ';' }) as string[][]
  return { header, rows, names: rows.map(([name]) => name) }
}

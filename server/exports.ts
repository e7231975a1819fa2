import { exportOf } from '#domain/desk/exports/exports.contract.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { ExportFormat } from '#domain/kernel/export-formats.ts'
import { type Language, languages } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { type FactsOfPerson, readFactsOfPeople } from './desk/exports/exports.reads.ts'
import { settingOf } from './desk/exports/views/setting.ts'
import * as features from './features.ts'
import { audit } from './platform/audit/audit.ts'
import { csvOfPages } from './platform/csv-file.ts'
import type { Column, ExportedList } from './platform/exported-list.ts'
import type { Feature } from './platform/feature.ts'
import { fileStem } from './platform/files/disposition.ts'
import type { Call, Route } from './platform/http/route.ts'
import { ListWalk } from './platform/lists.ts'
import type { Platform } from './platform/platform.ts'
import type { Person } from './platform/sessions/viewer.ts'
import type { Cell } from './platform/table-cells.ts'
import { wordOf } from './platform/texts.ts'
import { xlsxOfPages } from './platform/xlsx-file.ts'

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
/** Rows that are read and written before other requests get the event loop. */
const pageSize = 200

/** The part of a list's answer that an export needs. */
interface Page {
  readonly data: readonly unknown[]
  readonly total: number
}

type Features = typeof features
type NameOf<One> = One extends { exports: infer Lists } ? keyof Lists : never
/** The name of a list that leaves as a file. */
export type ExportName = NameOf<Features[keyof Features]> & string

const all: readonly Feature[] = Object.values(features)
const lists: Readonly<Record<ExportName, ExportedList>> = Object.assign({}, ...all.map(({ exports }) => exports))

/** Each list that leaves as a file, with the endpoint of its export. */
export const exports = Object.fromEntries(
  Object.entries(lists).map(([name, { list }]) => [name, [list, exportOf(list)]]),
) as unknown as Readonly<Record<ExportName, readonly [list: Endpoint, exported: Endpoint]>>

/** The export of each list. It asks the list's own route for its pages, so that both show the same to the same person. */
export function exportRoutes(platform: Platform, routes: readonly Route[]): Route[] {
  return (Object.keys(exports) as ExportName[]).map((name) => {
    const [list, exported] = exports[name]
    const route = routes.find(({ endpoint }) => endpoint === list)
    if (!route) throw new Error(`No route has the list ${list.path}`)
    return { endpoint: exported, handler: (call) => exportList(platform, name, route, call) }
  })
}

async function exportList(platform: Platform, listName: ExportName, route: Route, call: Call<Endpoint>) {
  const { format, language } = call.body as { format: ExportFormat; language: Language }
  const walk = new ListWalk()
  const nextPage = async () => {
    const query = { ...(call.query as object), page: 0, size: pageSize, walk }
    return (await route.handler({ ...call, query })) as Page
  }
  const first = await nextPage()
  if (isRefusal(first)) return first
  if (first.total > limits.exportedListRows) return refuse('errors.too_long_to_export')
  const viewer = call.viewer as Person
  const name = wordOf(language, `exports.list.${listName}`)
  await platform.db.transaction().execute((tx) => {
    // The reader's language names the list; the words let a search in either language find the entry.
    const words = languages.map((one) => wordOf(one, `exports.list.${listName}`))
    const detail = { list: listName, words, rows: first.total, format }
    return audit(tx, viewer, { action: 'list.exported', subjectType: 'list', subjectId: null, detail }, platform.now())
  })
  const { table } = lists[listName]
  const facts = new Map<string, FactsOfPerson>()
  const setting = settingOf(language, platform.config.timeZone, viewer, (uuid) => facts.get(uuid))
  const columns = table.columns(setting, first)
  const readFacts = async (rows: readonly unknown[]) => {
    const { peopleOf } = table
    if (!peopleOf) return
    facts.clear()
    for (const [uuid, known] of await readFactsOfPeople(platform.db, viewer, rows.flatMap(peopleOf))) facts.set(uuid, known)
  }
  const header = columns.map(([title]) => title)
  const cells = cellsOf(columns, first, nextPage, readFacts)
  return {
    rows: first.total,
    name: `${fileStem(name, listName)}.${format}`,
    type: mediaTypes[format],
    content: format === 'csv' ? csvOfPages(header, cells, language) : xlsxOfPages(header, cells),
  }
}

/** The cells of all rows, page by page. Only the facts of one page are in memory. */
async function* cellsOf(
  columns: readonly Column<unknown>[],
  first: Page,
  nextPage: () => Promise<Page>,
  readFacts: (rows: readonly unknown[]) => Promise<void>,
): AsyncGenerator<(readonly Cell[])[]> {
  for (let page = first; page.data.length > 0; page = await nextPage()) {
    await readFacts(page.data)
    yield page.data.map((row) => columns.map(([, cellOf]) => cellOf(row)))
  }
}

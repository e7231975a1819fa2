import { limits } from '#domain/kernel/limits.ts'
import {
  askImportedEndpoint,
  discardImportEndpoint,
  downloadReportEndpoint,
  downloadWrongLinesEndpoint,
  getImportEndpoint,
  getUndoEndpoint,
  listImportedEndpoint,
  listImportsEndpoint,
  previewPeopleEndpoint,
  readImportAgainEndpoint,
  runImportEndpoint,
  undoImportEndpoint,
  uploadImportEndpoint,
} from '#domain/people/imports/imports.contract.ts'
import { decideConsentsEndpoint, listUncheckedConsentsEndpoint } from '#domain/people/imports/unchecked-consents.contract.ts'
import { type AccessRow, changeRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { importChoicesOf, makeUncheckedConsent, peopleCsv } from '../../testing/import-files.ts'
import { discardOldImports } from './imports.writes.ts'

let made = 0
const aFile = () => peopleCsv('Nombre;Correo', `Ana Acceso;ana.acceso.${++made}@example.com`)
const choices = importChoicesOf('full_name', 'email')

export const access: readonly AccessRow[] = [
  [listImportsEndpoint, changeRequired],
  [uploadImportEndpoint, changeRequired, async () => ({ files: { file: aFile() } })],
  [getImportEndpoint, changeRequired, async (site, caller) => ({ params: await anImport(site, caller) })],
  [
    readImportAgainEndpoint,
    changeRequired,
    async (site, caller) => ({ params: await anImport(site, caller), body: { sheet: '' } }),
  ],
  [previewPeopleEndpoint, changeRequired, async (site, caller) => ({ params: await anImport(site, caller), body: choices })],
  [downloadWrongLinesEndpoint, changeRequired, async (site, caller) => ({ params: await anImport(site, caller) })],
  [downloadReportEndpoint, changeRequired, async (site, caller) => ({ params: await anImport(site, caller, 'done') })],
  [runImportEndpoint, changeRequired, async (site, caller) => ({ params: await anImport(site, caller), body: { plan: 'a' } })],
  [discardImportEndpoint, changeRequired, async (site, caller) => ({ params: await anImport(site, caller) })],
  [askImportedEndpoint, changeRequired, async (site, caller) => ({ params: await anImport(site, caller, 'done') })],
  [getUndoEndpoint, changeRequired, async (site, caller) => ({ params: await anImport(site, caller, 'done') })],
  [undoImportEndpoint, changeRequired, async (site, caller) => ({ params: await anImport(site, caller, 'done') })],
  [listImportedEndpoint, changeRequired, async (site, caller) => ({ params: await anImport(site, caller) })],
  [listUncheckedConsentsEndpoint, changeRequired],
  [
    decideConsentsEndpoint,
    changeRequired,
    async (site) => ({ body: { uuids: [(await makeUncheckedConsent(site)).uuid], decision: 'stands' } }),
  ],
]

/** An import that is ready to run, or one that is done and added nobody. */
async function anImport(site: TestApp, caller: TestPerson | undefined, state: 'draft' | 'done' = 'draft') {
  const { token, id } = await site.person({ role: 'administrator' })
  // The matrix makes more files than may wait in preview (QUO-01).
  await discardOldImports({
    ...site.platform,
    now: () => new Date(site.platform.now().getTime() + 2 * limits.importFile.keptHours * 3_600_000),
  })
  const uploaded = await site.call(uploadImportEndpoint, { token, files: { file: aFile() } })
  const { uuid } = uploaded.answer.data
  const params = { id: uuid }
  await site.call(previewPeopleEndpoint, { token, params, body: choices })
  await site.platform.db
    .updateTable('imports')
    .set({ state, plan: 'a', created_by: caller?.id ?? id })
    .$if(state === 'done', (update) => update.set({ finished_at: site.platform.now() }))
    .where('uuid', '=', uuid)
    .execute()
  return params
}

import { type RecordChoices, recordImportEndpoints } from '#domain/desk/record-imports/record-imports.contract.ts'
import type { TestApp, TestPerson } from './app.ts'
import { fileOf } from './documents.ts'
import { makeVacancy } from './records.ts'

export type PastChoices = Partial<Omit<RecordChoices, 'history'>> & { history?: Partial<RecordChoices['history']> }

/** Imports of past applications, and what they made, for tests. */
export function historyImports(site: TestApp) {
  const { preview: previewEndpoint, run: runEndpoint, undo: undoEndpoint } = recordImportEndpoints.history

  const csv = (...rows: string[]) => fileOf(Buffer.from(rows.join('\r\n')), 'postulaciones.csv')
  const head =
    'Correo;Candidato;Vacante;Cliente;Etapa;Fecha de postulación;Fecha de la etapa;Reclutador;Motivo de descarte;Comentario'

  async function look({ token }: TestPerson, file: File, choices: PastChoices = {}) {
    const body = { choices: JSON.stringify(choices) }
    return (await site.call(previewEndpoint, { token, files: { file }, body })).answer.data
  }
  async function bring(staff: TestPerson, file: File, choices: PastChoices = {}) {
    const preview = await look(staff, file, choices)
    const body = { choices: JSON.stringify(choices), plan: preview.plan }
    const done = await site.call(runEndpoint, { token: staff.token, files: { file }, body })
    return { preview, done }
  }
  const undo = async ({ token }: TestPerson, id: string) => (await site.call(undoEndpoint, { token, params: { id } })).answer.data

  /** A person with an address and a name, who has consented. */
  const candidate = (email: string, firstName: string, lastName: string) => site.person({ email, firstName, lastName })
  async function vacancyAt(client: string, title: string) {
    const { db } = site.platform
    const vacancy = await makeVacancy(site.platform, { title })
    await db
      .updateTable('clients')
      .set({ name: client })
      .where('id', '=', (eb) => eb.selectFrom('vacancies').select('client_id').where('vacancies.id', '=', vacancy.id))
      .execute()
    return vacancy
  }
  /** The history of each application of a vacancy in short: `applied 2025-02-01`, with a question mark behind a day that is not known. */
  async function historyOf(userId: number) {
    const rows = await site.platform.db
      .selectFrom('application_history as step')
      .innerJoin('applications', 'applications.id', 'step.application_id')
      .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
      .select(['vacancies.title', 'step.kind', 'step.to_stage', 'step.at', 'step.brought'])
      .where('applications.user_id', '=', userId)
      .orderBy('step.id')
      .execute()
    return rows.map(
      ({ kind, to_stage, at, brought }) =>
        `${kind === 'moved' ? to_stage : kind} ${at.toISOString().slice(0, 10)}${brought === 'undated' ? '?' : ''}`,
    )
  }
  async function cardOf(userId: number) {
    return site.platform.db.selectFrom('applications').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
  }
  const lineOf = <Line extends { line: number }>(lines: readonly Line[], line: number) => lines.find((one) => one.line === line)
  return { csv, head, look, bring, undo, candidate, vacancyAt, historyOf, cardOf, lineOf }
}

import { vi } from 'vitest'
import type { ImportPreview } from '#domain/people/imports/import-preview.contract.ts'
import type { ImportChoices, WholeImport } from '#domain/people/imports/imports.contract.ts'

const column = (heading: string, guess: 'full_name' | 'email' | 'ignore') => ({ heading, samples: ['uno', 'dos'], guess })
/** A file of two columns with names and addresses. */
export const draft: WholeImport = {
  ...{ uuid: 'i1', file_name: 'gente.csv', created_at: '2026-11-25T10:00:00Z', created_by: 'Ana', state: 'draft', problem: null },
  ...{ progress: 0, counts: { new: 0, known: 0, declined: 0, twice: 0, wrong: 0 }, on_board: 0, vacancy: null, mails_from: null },
  ...{ finished_at: null, undo_until: null, undone_at: null, stayed: 0, left: 0, completed: 0, choices: null },
  ...{ waiting: 0, mails: { waiting: 0, left: 0 }, declined: [] },
  example_names: [],
  file: {
    ...{ rows: 3, empty_rows: 1, has_cvs: false, sheets: [], sheet: '', encoding: null },
    columns: [column('Nombre', 'full_name'), column('Correo', 'email'), column('', 'ignore')],
  },
}
const row = {
  ...{ email: 'ana@example.com', phone: '', city: '', country: '', date_of_birth: '', skills: [], tags: ['Feria'] },
  ...{ source: '', owner: '', note: '', cv: '', language: 'es' as const },
}
/** A preview with something of everything. */
export const preview: ImportPreview = {
  ...{ counts: { new: 1, known: 0, declined: 0, twice: 1, wrong: 1 }, to_ask: 1, without_email: 0 },
  example_names: [],
  consents: { open: 1, needs_declaration: false, held: 0, refused: 0, declined: 0, lines: [], count: 0 },
  rows: [{ ...row, line: 2, outcome: 'new', first_name: 'Ana', last_name: 'Gómez' }],
  problems: [{ line: 3, heading: 'Correo', value: 'luis@', reason: 'imports.error.email' }],
  interpreted: {
    cells: [
      { line: 2, heading: 'Nacimiento', value: '05/03/87', rule: 'short_year', result: '1987-03-05', reason: null },
      { line: 2, heading: 'Correo', value: 'luis(arroba)', rule: 'to_note', result: '', reason: 'imports.error.email' },
    ],
    count: 101,
  },
  repeated: [{ line: 4, fullname: 'Ana Gómez', by: 'email', person: null, first_line: 2 }],
  completions: { people: [], count: 0, unchanged: 0 },
  no_contact: { people: [], count: 0, already: 0 },
  same_phone: {
    people: [{ line: 2, fullname: 'Ana Gómez', phone: '300 111 2233', person: null, first_line: 9 }],
    count: 1,
  },
  unknown_skills: { names: ['Cobol'], count: 12 },
  unknown_owners: { names: [], count: 0 },
  new_tags: { names: [], count: 0 },
  unused_files: { names: [], count: 0 },
  ...{ asks_date_order: false, hidden_rows: [], on_board: 0, plan: 'a plan' },
}

/** Answers the preview, and collects the choices that the page sends. */
export function servePreview(answer: ImportPreview = preview) {
  const sent: ImportChoices[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method === 'PUT') sent.push(JSON.parse(String(init.body)) as ImportChoices)
    return new Response(JSON.stringify({ data: init?.method === 'PUT' ? answer : [] }), {
      headers: { 'content-type': 'application/json' },
    })
  })
  return sent
}

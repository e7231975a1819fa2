import { expect, test } from 'vitest'
import { type RecordChoices, recordImportEndpoints } from '#domain/desk/record-imports/record-imports.contract.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { exports } from '../../exports.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { fileOf } from '../../testing/documents.ts'
import { makeVacancy } from '../../testing/records.ts'
import { odsFile, rowsOfXlsx } from '../../testing/workbooks.ts'

const site = sharedTestApp()

test.each([
  ['clients', 'xlsx'],
  ['clients', 'ods'],
  ['vacancies', 'xlsx'],
  ['vacancies', 'ods'],
] as const)('INT-15 our own export of %s comes in again as %s, and changes nothing', async (kind, format) => {
  const { token } = await site.person({ role: 'administrator' })
  const title = `Regresa ${kind} ${format}`
  await makeVacancy(site.platform, { title })
  await site.platform.db.insertInto('clients').values({ name: title, location: 'Cali' }).execute()
  for (const language of ['es', 'en'] as const) {
    const params = kind === 'vacancies' ? { param: language } : {}
    const asked = { token, params, query: { q: title }, body: { format: 'xlsx', language } }
    const { bytes } = await site.call(exports[kind][1] as Endpoint, asked)
    const rows = await rowsOfXlsx(bytes)
    expect([language, rows.length]).toEqual([language, 2])
    const file = format === 'ods' ? await odsFile({ Lista: rows }) : fileOf(bytes, 'lista.xlsx')
    const choices: Partial<RecordChoices> = { known: 'complete' }
    const preview = await site.call(recordImportEndpoints[kind].preview, {
      token,
      files: { file },
      body: { choices: JSON.stringify(choices) },
    })
    expect([language, preview.answer.data.counts]).toEqual([
      language,
      { new: 0, known: 1, twice: 0, unknown: 0, wrong: 0, completed: 0 },
    ])
  }
})

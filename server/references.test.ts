import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readOwnData } from './people/users/own-data.reads.ts'
import { cardColumns, personColumns, type ReferringColumn } from './references.ts'
import { sharedTestApp } from './testing/app.ts'

const site = sharedTestApp()

test('INT-05 SPEC-53 SPEC-54 every column that refers to a person or a card states what becomes of its rows', async () => {
  const columnsTo = async (target: string) => {
    const { rows } = await sql<{ column: string }>`
      select conrelid::regclass || '.' || attname as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = ${target}::regclass`.execute(site.platform.db)
    return rows.map(({ column }) => column).sort()
  }
  const stated = (columns: readonly ReferringColumn[]) => columns.map(({ table, column }) => `${table}.${column}`).sort()
  expect(stated(personColumns)).toEqual(await columnsTo('users'))
  expect(stated(cardColumns)).toEqual(await columnsTo('applications'))
})

test('SPEC-53 the own data have each section that the tables name', async () => {
  const person = await site.person({})
  const sections = Object.keys(await readOwnData(site.platform, { id: person.id, language: 'es' }))
  const named = [...personColumns, ...cardColumns].map(({ ownData }) => ownData)
  const reasons = ['about a colleague', 'work of staff', 'made from other rows', 'technical']
  expect(named.filter((name) => !sections.includes(name) && !reasons.includes(name))).toEqual([])
})

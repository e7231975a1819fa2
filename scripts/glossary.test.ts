import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkTree } from './structure/check-tree.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'glossary-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('names of the glossary without a contract, and odd names without an explanation, are reported', () => {
  const files = {
    'GLOSSARY.md':
      '| on the wire | in code | meaning |\n|---|---|---|\n| name_job, dias of a card | title | |\n| gone_job | | |\n',
    'domain/hiring/vacancies/vacancies.contract.ts': 'export const view = { name_job: 1, dias: 2, city: 3, work_porc: 4 }\n',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  expect(checkTree(root).complaints).toEqual([
    'GLOSSARY.md:3  No contract has the name card.',
    'GLOSSARY.md:4  No contract has the name gone_job.',
    'domain/hiring/vacancies/vacancies.contract.ts:1  GLOSSARY.md does not explain the name work_porc.',
  ])
})

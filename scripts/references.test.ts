import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkTree } from './structure/check-tree.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'references-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('broken references and links, merged records and records that are long or not in the index are reported', () => {
  const files = {
    'docs/requirements.md': '- **BRD-03** Moves.\n- **SPEC-40** History.\n',
    'docs/decisions/README.md': '[0001](0001-places.md)\n\n| 0003, 0004 | [0001](0001-places.md) |\n',
    'docs/decisions/0001-places.md': '# 0001 Places are folders\n',
    'docs/decisions/0002-moves.md': `# 0002 ${'Moves '.repeat(10)}again\n\n${'word '.repeat(340)}\n`,
    'server/app.ts': '/** Moves a card (SPEC-41, BRD-03). */\nexport const move = 1\n',
    'server/database/migrations/0001-places.sql': '-- ADR-0004\n',
    'README.md': 'See BRD-03, ADR-0001 and UTF-16.\nSee ADR-0010.\nSee ADR-0004, [orders](docs/decisions/0004-orders.md).\n',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  expect(checkTree(root).complaints).toEqual([
    'server/app.ts:1  SPEC-41 stands neither in docs/requirements.md nor in docs/decisions/.',
    'README.md:2  ADR-0010 stands neither in docs/requirements.md nor in docs/decisions/.',
    'README.md:3  ADR-0004 is part of ADR-0001 now.',
    'docs/decisions/README.md:1  The index lacks 0002-moves.md.',
    'README.md  A link leads to 0004-orders.md, which is not in docs/decisions/.',
    'docs/decisions/0001-places.md:1  A title that is a sentence; write a noun phrase or an imperative.',
    'docs/decisions/0002-moves.md:1  A record of 353 words; at most 350.',
    'docs/decisions/0002-moves.md:1  A title of 65 letters; at most 60.',
  ])
})

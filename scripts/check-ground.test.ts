import { expect, test } from 'vitest'
import { checkFiles } from './structure/check-files.ts'

test('the ground may link to screens, the platform use the database, and tests read the access matrix', () => {
  const { complaints } = checkFiles({
    'server/platform/links.ts':
      "import '#domain/hiring/board/board.screens.ts'\nimport { open } from '../database/open.ts'\nexport { open }\n",
    'server/database/open.ts': "import { limits } from '#domain/kernel/limits.ts'\nexport const open = limits\n",
    'server/testing/matrix.ts': "import '../hiring/board/board.access.ts'\n",
    'server/hiring/board/board.access.ts': 'export const rows = []\n',
  })
  expect(complaints).toEqual([])
})

const refusals: [about: string, file: string, text: string, says: string][] = [
  [
    'a feature in the platform',
    'server/platform/mail/mail.ts',
    "import '../../hiring/board/board.reads.ts'",
    'server/platform/ must not know the feature board',
  ],
  [
    'a feature in the web platform',
    'web/platform/shell/header.tsx',
    "import '../../hiring/board/parts/card.tsx'",
    'web/platform/ must not know the feature board',
  ],
  [
    'a feature in the kernel',
    'domain/kernel/limits.ts',
    "import '../hiring/board/board.rules.ts'",
    'domain/kernel/ must not know the feature board',
  ],
  [
    'the contract of a feature in the ground',
    'web/platform/session/session.ts',
    "import type { Card } from '#domain/hiring/board/board.contract.ts'",
    'web/platform/ must not know the feature board: move this into the feature, or what both need to domain/kernel/',
  ],
  [
    'the platform in the database',
    'server/database/open.ts',
    "import '../platform/read-cache.ts'",
    'server/database/ is the lowest part of the server and imports nothing of server/platform/read-cache.ts',
  ],
  [
    'the seeds in the database',
    'server/database/open.ts',
    "import '../seeds/reference.ts'",
    'imports nothing of server/seeds/reference.ts',
  ],
  [
    'rows of the access matrix in the product',
    'server/hiring/board/board.routes.ts',
    "import './board.access.ts'",
    'Only tests read the rows of the access matrix',
  ],
]

test.each(refusals)('says where it belongs: %s', (_about, file, text, says) => {
  const { complaints } = checkFiles({ [file]: text })
  expect(complaints).toEqual([expect.stringContaining(says)])
})

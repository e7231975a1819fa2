import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { featuresWithRoutes, mainTests } from './main-tests.ts'

test('each feature with routes has one main test, which also runs on the embedded engine', () => {
  expect(mainTests.map(dirname).sort()).toEqual(featuresWithRoutes.sort())
  expect(mainTests).toContain('server/hiring/board/board.routes.test.ts')
})

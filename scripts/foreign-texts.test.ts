import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { screens } from '#domain/screens.ts'
import { foreignTexts } from './messages/foreign-texts.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const pages = screens.filter(({ audience }) => audience === 'public').map(({ folder, page }) => `web/${folder}/pages/${page}`)

test.each([...new Set(pages)])('PUB-01 %s uses only texts that visitors have loaded', (page) => {
  expect(foreignTexts(root, page)).toEqual([])
})

test('PUB-01 a page with texts of staff is reported', () => {
  expect(foreignTexts(root, 'web/hiring/currencies/pages/currencies.tsx')).toContain('currencies.title')
})

import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { screensIn } from '#domain/kernel/screens.ts'
import * as features from '#domain/screens.ts'
import { foreignTexts } from './messages/foreign-texts.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const pages = screensIn(features)
  .filter(({ audience }) => audience === 'public')
  .map(({ folder, page }) => `web/${folder}/pages/${page}`)

test.each([...new Set(pages)])('PUB-01 %s names no text that a visitor has not loaded', (page) => {
  expect(foreignTexts(root, page)).toEqual([])
})

test('PUB-01 a page of staff would be found out', () => {
  expect(foreignTexts(root, 'web/hiring/currencies/pages/currencies.tsx')).toContain('currencies.title')
})

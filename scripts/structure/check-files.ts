import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { checkTree } from './check-tree.mjs'

/** Checks a small tree of files. */
export function checkFiles(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'structure-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return checkTree(folder)
}

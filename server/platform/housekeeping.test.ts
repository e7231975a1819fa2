import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { startHousekeeping } from './housekeeping.ts'
import { countUse } from './sessions/rate-limits.ts'

const hourAgo = new Date(Date.now() - 3_700_000)

test('housekeeping comes round: expired tokens and counts go, and files that a crash left; what still serves stays', async () => {
  const { app, platform, dataDir, person } = await startTestApp()
  const { db } = platform
  await countUse(db, [{ key: 'passed', most: 5, seconds: -10 }])
  await countUse(db, [{ key: 'counting', most: 5, seconds: 600 }])
  const expired = await person()
  const current = await person()
  const tokensOf = () =>
    db.selectFrom('access_tokens').innerJoin('sessions', 'sessions.id', 'session_id').select('user_id').execute()
  const expiry = db.updateTable('access_tokens').set({ expires_at: hourAgo })
  await expiry.where('session_id', 'in', db.selectFrom('sessions').select('id').where('user_id', '=', expired.id)).execute()

  const folders = { uploads: path.join(dataDir, 'tmp'), stored: path.join(dataDir, 'files', 'cv') }
  const orphan = '11111111-2222-4333-8444-555555555555.pdf'
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true })
  for (const file of [path.join(folders.uploads, 'old'), path.join(folders.stored, orphan)]) {
    await writeFile(file, 'x')
    await utimes(file, hourAgo, hourAgo)
  }
  await writeFile(path.join(folders.uploads, 'new'), 'x')

  onTestFinished(startHousekeeping(platform, app.log, 20))
  await expect.poll(() => readdir(folders.stored)).toEqual([])
  expect(await readdir(folders.uploads)).toEqual(['new'])
  expect(await tokensOf()).toEqual([{ user_id: current.id }])
  const counts = await db.selectFrom('rate_limits').selectAll().execute()
  expect(counts).toHaveLength(1)
})

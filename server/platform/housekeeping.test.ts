import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeExpiredTokens } from '../people/sessions/sessions.writes.ts'
import { sharedTestApp } from '../testing/app.ts'
import { unfinishedFiles } from './files/durable-driver.ts'
import { temporaryFolder } from './files/uploads.ts'
import { startHousekeeping } from './housekeeping.ts'
import { mailboxFolder } from './mail/mailbox-folder.ts'
import { countUse } from './sessions/rate-limits.ts'

const site = sharedTestApp()
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('FIL-01 housekeeping removes expired rows and abandoned files, also after a file that fails', async () => {
  const { app, platform, dataDir, person } = site
  const { db, files } = platform
  const expired = await person()
  const current = await person()
  const tokensOf = () =>
    db.selectFrom('access_tokens').innerJoin('sessions', 'sessions.id', 'session_id').select('user_id').execute()
  const expiry = db.updateTable('access_tokens').set({ expires_at: minutesAgo(1) })

  const mailbox = mailboxFolder(platform.config)
  const folders = {
    uploads: temporaryFolder(platform.config),
    stored: path.join(dataDir, 'files', 'cv'),
    mailbox,
    unfinished: unfinishedFiles(platform.config),
  }
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true })
  await writeFile(path.join(folders.stored, 'left.pdf'), 'x')
  await writeFile(path.join(folders.uploads, 'left'), 'x')
  // An embedded database has one process, so older files were abandoned by another one.
  const left = platform.database.embedded ? new Date(performance.timeOrigin - 10) : minutesAgo(6)
  await utimes(path.join(folders.uploads, 'left'), left, left)
  await writeFile(path.join(folders.unfinished, 'left'), 'x')
  await utimes(path.join(folders.unfinished, 'left'), left, left)
  const crashed = '.20260504T101112131Z-11111111-2222-4333-8444-555555555555.eml.unfinished'
  await writeFile(path.join(mailbox, crashed), 'Subject: x')
  await utimes(path.join(mailbox, crashed), left, left)

  const remove: typeof files.remove = async (key) => {
    if (key === 'cv/held.pdf') throw new Error('it is held')
    await files.remove(key)
  }
  await db
    .insertInto('unnamed_files')
    .values({ storage_key: 'cv/held.pdf', remove_at: minutesAgo(2) })
    .execute()
  onTestFinished(startHousekeeping({ ...platform, files: { ...files, remove } }, app.log, [removeExpiredTokens], 20))
  await writeFile(path.join(folders.uploads, 'arriving'), 'x')
  await writeFile(path.join(folders.unfinished, 'arriving'), 'x')
  await writeFile(path.join(mailbox, '.arriving.eml.unfinished'), 'x')
  await countUse(db, [{ key: 'passed', most: 5, seconds: -10 }])
  await countUse(db, [{ key: 'counting', most: 5, seconds: 600 }])
  await expiry.where('session_id', 'in', db.selectFrom('sessions').select('id').where('user_id', '=', expired.id)).execute()
  await db
    .insertInto('unnamed_files')
    .values({ storage_key: 'cv/left.pdf', remove_at: minutesAgo(1) })
    .execute()
  await expect.poll(() => readdir(folders.stored)).toEqual([])
  await expect.poll(() => readdir(folders.uploads)).toEqual(['arriving'])
  await expect.poll(() => readdir(folders.unfinished)).toEqual(['arriving'])
  await expect.poll(() => readdir(mailbox)).toEqual(['.arriving.eml.unfinished'])
  // Housekeeping that was already running may have looked before these rows existed.
  await expect.poll(tokensOf).toEqual([{ user_id: current.id }])
  await expect.poll(() => db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'counting' }])
  expect(await db.selectFrom('unnamed_files').select('storage_key').execute()).toEqual([{ storage_key: 'cv/held.pdf' }])
})

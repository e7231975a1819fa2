import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startChildProgram } from '../testing/child-program.ts'
import { reasonAgainstMounting } from '../testing/mounted-disk.ts'
import { smallDisk } from '../testing/small-disk.ts'
import { openDatabase } from './open.ts'

const reason = reasonAgainstMounting()
if (reason) console.log(`The tests of a full disk are skipped: ${reason}.`)

test.skipIf(reason)(
  'OPS-06 a full disk refuses the copy for a backup, and the embedded database goes on',
  { timeout: 60_000 },
  async () => {
    const disk = smallDisk(200)
    const database = await openDatabase({ dataDir: disk.folder })
    onTestFinished(() => database.close())
    await database.pool.query('create table ledger (entry integer)')
    await database.pool.query('insert into ledger values (1)')
    disk.fill()
    await expect(database.embedded?.copyTo(path.join(disk.folder, 'copy'))).rejects.toThrow('no space left on the disk')
    disk.empty()
    await database.pool.query('insert into ledger values (2)')
    expect((await database.pool.query('select entry from ledger order by entry')).rows).toEqual([{ entry: 1 }, { entry: 2 }])
  },
)

test.skipIf(reason)(
  'R6 a process ends with its embedded database, which keeps what was committed',
  { timeout: 90_000 },
  async () => {
    const disk = smallDisk(200)
    const program = startChildProgram(
      `import { writeFileSync } from 'node:fs'
    import { openDatabase } from '#server/database/open.ts'
    const { pool } = await openDatabase({ dataDir: process.env.DISK })
    await pool.query('create table ledger (entry integer)')
    await pool.query('insert into ledger values (1)')
    for (const bytes of [2 ** 20, 512])
      try {
        for (;;) writeFileSync(process.env.DISK + '/filler', Buffer.alloc(bytes), { flag: 'a' })
      } catch {}
    console.log('full')
    await pool.query('checkpoint').catch((error) => console.log(error.message))
    setTimeout(() => console.log('lives on'), 20000)`,
      { DISK: disk.folder },
    )
    expect([await program.ended, program.lines]).toEqual([1, ['full', expect.stringContaining('No space left on device')]])
    disk.empty()
    const database = await openDatabase({ dataDir: disk.folder })
    onTestFinished(() => database.close())
    expect((await database.pool.query('select entry from ledger')).rows).toEqual([{ entry: 1 }])
  },
)

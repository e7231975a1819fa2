import { changeOwn } from '../../platform/changes.ts'
import { readCv } from '../../platform/files/cv.ts'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'

/**
 * Replaces a person's CV and deletes the former one with its row. Of two simultaneous uploads the later one stays. `keep` stores the file and
 * queues it to be read (stored-files.ts). With the new `cv_file_id` the trigger search_renamed_person takes the words of the former CV out of
 * the person's search document; those of the new one follow once it is read.
 */
export async function replaceCv(platform: Platform, person: Person, upload: Upload) {
  const { cv_file_id: replaces } = await platform.db
    .selectFrom('users')
    .select('cv_file_id')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  return changeOwn(platform, person, { upload, purpose: 'cv', replaces }, async (tx, now, keep) => {
    const before = await tx
      .selectFrom('users')
      .select('cv_file_id')
      .where('id', '=', person.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    await changePerson(tx, person.id, { cv_file_id: await keep() }, now)
    if (before.cv_file_id !== null) await releaseFiles(tx, platform, [before.cv_file_id])
    return readCv(tx, person.id)
  })
}

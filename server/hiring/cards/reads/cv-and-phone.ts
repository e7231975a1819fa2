import { presentCv, readCv } from '../../../platform/files/cv.ts'
import { mayReadCvs } from '../../../platform/files/readable-cvs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'

/** A person's CV with a freshly signed path, for a viewer who may read it (CVS-04), and their phone. */
export async function readCvAndPhone(platform: Platform, viewer: Viewer, userId: number) {
  const { db } = platform
  const [cv, profile] = await Promise.all([
    mayReadCvs(viewer) ? readCv(db, userId) : undefined,
    db.selectFrom('profiles').select('personal_phone').where('user_id', '=', userId).executeTakeFirst(),
  ])
  return { cv: cv ? presentCv(platform, viewer)(cv) : null, personal_phone: profile?.personal_phone ?? '' }
}

import { presentCv, readCv } from '../../../platform/files/cv.ts'
import type { Platform } from '../../../platform/platform.ts'

/** A person's CV with a freshly signed path, and their phone. */
export async function readCvAndPhone(platform: Platform, userId: number) {
  const { db } = platform
  const [cv, profile] = await Promise.all([
    readCv(db, userId),
    db.selectFrom('profiles').select('personal_phone').where('user_id', '=', userId).executeTakeFirst(),
  ])
  return { cv: cv ? presentCv(platform)(cv) : null, personal_phone: profile?.personal_phone ?? '' }
}

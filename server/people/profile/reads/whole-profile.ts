import type { Language } from '#domain/kernel/languages.ts'
import { presentCv, readCv } from '../../../platform/files/cv.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { readPortfolio } from '../files.reads.ts'
import { presentPortfolioItem } from '../files.views.ts'
import { readOwn } from '../own-records.reads.ts'
import { readPersonal } from '../personal.reads.ts'
import { presentPersonal } from '../personal.views.ts'
import { presentEducation, presentReference, presentWork } from '../sections.views.ts'

/** All that a person entered about themselves, in the views of this feature (USR-03), for a reader of a language. Paths of files are signed for ten minutes. */
export async function readWholeProfile(platform: Platform, userId: number, language: Language, viewer?: Viewer) {
  const { db } = platform
  const [personal, cv, education, experience, references, portfolio] = await Promise.all([
    readPersonal(db, userId, language, platform.now()),
    readCv(db, userId),
    readOwn(db, 'education', userId),
    readOwn(db, 'work_experience', userId),
    readOwn(db, 'personal_references', userId),
    readPortfolio(db, userId),
  ])
  return {
    personal: presentPersonal(personal, platform, viewer),
    cv: cv ? presentCv(platform, viewer)(cv) : null,
    education: education.rows.map(presentEducation),
    experience: experience.rows.map(presentWork),
    references: references.rows.map(presentReference),
    portfolio: portfolio.rows.map(presentPortfolioItem(platform, viewer)),
  }
}

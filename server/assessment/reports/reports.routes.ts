import { getResultReportEndpoint, getSkillReportEndpoint } from '#domain/assessment/reports/reports.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { fileStem } from '../../platform/files/disposition.ts'
import { route } from '../../platform/http/route.ts'
import type { PdfDocument } from '../../platform/pdf/pdf-document.ts'
import { createPdfMaker } from '../../platform/pdf/pdf-maker.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readContent } from '../../platform/site-content.ts'
import { readBank, readBankSkill } from '../banks/banks.reads.ts'
import { readAttemptQuestions, readResult } from '../results/results.reads.ts'
import { readLogo } from './reads/logo.ts'
import { readMediaFiles } from './reads/media-files.ts'
import { readPictures } from './reads/pictures.ts'
import { readScoredSkills } from './reads/scored-skills.ts'
import { readVacanciesOfSkill } from './reads/vacancies-of-skill.ts'
import type { Printing } from './reports.views.ts'
import { presentClientReport } from './views/client-report.ts'
import { presentResultReport } from './views/result-report.ts'
import { presentSkillReport } from './views/skill-report.ts'

const maxQuestions = 1000

export const reportRoutes = (platform: Platform) => {
  const makePdf = createPdfMaker()

  async function print(viewer: Person, language: Language, gather: (printing: Printing) => Promise<PdfDocument>) {
    let title = ''
    const content = await makePdf(viewer.id, async () => {
      const { content: company, version } = await readContent(platform, 'company', language)
      const document = await gather({
        language,
        siteName: company.name,
        // Until staff enter the company, its content is an example (SPEC-59).
        contact: version > 1 ? [company.address, company.phone, company.email].filter(Boolean) : [],
        timeZone: platform.config.timeZone,
        now: platform.now(),
        logo: await readLogo(platform),
        colour: company.colour || null,
      })
      title = document.title
      return document
    })
    return isRefusal(content) ? content : { name: `${fileStem(title, 'report')}.pdf`, content }
  }

  return [
    route(getResultReportEndpoint, async ({ params, query, viewer }) => {
      const row = await readResult(platform.db, viewer, params.uuid, query.attempt)
      if (!row || (query.attempt && !row.attempt)) return refuse('errors.not_found')
      return print(viewer, query.language, async (printing) => {
        const questions = row.attempt_id ? await readAttemptQuestions(platform.db, row.attempt_id) : []
        const held = { user: row.user_uuid, skill: row.skill_uuid }
        const vacancies = await readVacanciesOfSkill(platform.db, viewer, held)
        if (query.for === 'client') {
          const others = await readScoredSkills(platform.db, viewer, held)
          return presentClientReport({ row, questions, vacancies, others }, printing)
        }
        const media = await readMediaFiles(
          platform.db,
          questions.flatMap(({ files }) => files.map(({ id }) => id)),
        )
        const pictures = await readPictures(platform, [...media.values()])
        return presentResultReport({ row, questions, vacancies, media, pictures }, printing)
      })
    }),

    route(getSkillReportEndpoint, async ({ params, query, viewer }) => {
      const skill = await readBankSkill(platform.db, params.uuid)
      if (!skill) return refuse('errors.not_found')
      return print(viewer, query.language, async (printing) => {
        const found = await readBank(platform.db, skill.id, maxQuestions + 1)
        const questions = found.slice(0, maxQuestions)
        const media = questions.flatMap((question) => [question.media, ...question.answers.map((answer) => answer.media)])
        const pictures = await readPictures(
          platform,
          media.filter((one) => one !== null),
        )
        return presentSkillReport({ skill, questions, pictures, more: found.length > maxQuestions }, printing)
      })
    }),
  ]
}

import { getResultReportEndpoint, getSkillReportEndpoint } from '#domain/assessment/reports/reports.contract.ts'
import { useFile } from '../../platform/client/use-file.ts'
import { useLanguage } from '../../platform/i18n/language.tsx'

/** The questions of a skill as a PDF in the interface's language (RPT-02). */
export function useSkillReport(uuid: string) {
  const { language } = useLanguage()
  return useFile(getSkillReportEndpoint, { params: { uuid }, query: { language } })
}

/** A person's result as a PDF in the interface's language: of the given attempt, or of the last one (RPT-01). */
export function useResultReport(uuid: string, attempt: string | undefined, isForClient: boolean) {
  const { language } = useLanguage()
  return useFile(getResultReportEndpoint, {
    params: { uuid },
    query: { language, attempt, ...(isForClient && { for: 'client' as const }) },
  })
}

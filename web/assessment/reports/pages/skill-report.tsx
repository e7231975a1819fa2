import { questionScreens } from '#domain/assessment/questions/questions.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { PdfViewer } from '../parts/pdf-viewer.tsx'
import { useSkillReport } from '../reports.queries.ts'
import type { Route } from './+types/skill-report.ts'

/** /tests/admin/list/question/skill/{uuid}: a skill's questions and answers on A4 (RPT-02). */
export default function SkillReport({ params }: Route.ComponentProps) {
  const t = useText()
  return (
    <PdfViewer
      title={t('reports.skill_heading')}
      description={t('reports.skill_description')}
      back={{ to: questionScreens.printQuestions.to(), label: t('reports.back_to_list') }}
      query={useSkillReport(params.uuid)}
    />
  )
}

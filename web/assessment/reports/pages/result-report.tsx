import { useSearchParams } from 'react-router'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { PdfViewer } from '../parts/pdf-viewer.tsx'
import { useResultReport } from '../reports.queries.ts'
import type { Route } from './+types/result-report.ts'

/** /admin/users/print-results/{uuid}: the result of a test on A4 (RPT-01). */
export default function ResultReport({ params }: Route.ComponentProps) {
  const t = useText()
  const [search] = useSearchParams()
  const attempt = search.get('attempt') ?? undefined
  const isForClient = search.get('for') === 'client'
  const other = new URLSearchParams({ ...(attempt && { attempt }), ...(!isForClient && { for: 'client' }) })
  return (
    <PdfViewer
      title={t('reports.result_heading')}
      description={t(isForClient ? 'reports.client_description' : 'reports.result_description')}
      back={{ to: resultScreens.result.to({ uuid: params.uuid }), label: t('reports.back_to_result') }}
      query={useResultReport(params.uuid, attempt, isForClient)}
      other={{ to: `?${other}`, label: t(isForClient ? 'reports.full_version' : 'reports.client_version') }}
    />
  )
}

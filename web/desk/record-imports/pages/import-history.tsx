import { figureScreens } from '#domain/desk/figures/figures.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordImports } from '../parts/record-imports.tsx'

/** /vacancies/admin/history: past applications from a table (MOV-01). */
export default function ImportHistory() {
  const t = useText()
  return <RecordImports kind="history" back={{ to: figureScreens.figures.to(), label: t('figures.back') }} />
}

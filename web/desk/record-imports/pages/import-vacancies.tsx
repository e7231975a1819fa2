import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordImports } from '../parts/record-imports.tsx'

/** /vacancies/admin/import: vacancies from a table (INT-15). */
export default function ImportVacancies() {
  const t = useText()
  return <RecordImports kind="vacancies" back={{ to: vacancyScreens.staffVacancies.to(), label: t('vacancies.back_to_list') }} />
}

import { defaultSteps } from '#domain/hiring/steps/steps.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { StepLists } from '../parts/step-lists.tsx'

/** /vacancies/admin/default-steps: the steps that new vacancies begin with (STP-01). */
export default function DefaultSteps() {
  const t = useText()
  return (
    <StepLists
      list={defaultSteps}
      titleOf={() => t('steps.default')}
      description={t('steps.default_description')}
      back={{ to: vacancyScreens.staffVacancies.to(), label: t('vacancies.back_to_list') }}
    />
  )
}

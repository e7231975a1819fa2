import { library } from '#domain/hiring/screening-questions/screening-questions.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { QuestionList } from '../parts/question-list.tsx'

/** /vacancies/admin/question-library: the company's questions, of which vacancies take copies (SCQ-01). */
export default function QuestionLibrary() {
  const t = useText()
  return (
    <QuestionList
      list={library}
      titleOf={() => t('screening.library')}
      description={t('screening.library_description')}
      back={{ to: vacancyScreens.staffVacancies.to(), label: t('vacancies.back_to_list') }}
    />
  )
}

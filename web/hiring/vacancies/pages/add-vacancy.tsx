import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { newVacancy } from '#domain/hiring/vacancies/vacancy-form.contract.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { VacancyForm } from '../forms/vacancy-form.tsx'
import { useVacancySaved } from '../hooks/use-vacancy-saved.ts'
import { useVacancyChanges, useVacancyChoices } from '../staff-vacancies.queries.ts'

/** /vacancies/admin/add-jobs: adds a vacancy, then shows the list with a banner (JOB-02, JOB-06). */
export default function AddVacancy() {
  const t = useText()
  const { language } = useLanguage()
  const onSaved = useVacancySaved()
  const choices = useVacancyChoices()
  const { add } = useVacancyChanges()
  return (
    <div className="page">
      <PageHead
        title={t('vacancies.add_title')}
        back={{ to: vacancyScreens.staffVacancies.to(), label: t('vacancies.back_to_list') }}
      />
      <AsyncSection query={choices}>
        {(found) => (
          <VacancyForm
            name="vacancy:new"
            initial={{
              ...newVacancy,
              language,
              currency: found.currencies[0]?.code ?? '',
            }}
            choices={found}
            submit={(fields) => add(fields)}
            onDone={onSaved}
            submitLabel={t('vacancies.form.submit_add')}
          />
        )}
      </AsyncSection>
    </div>
  )
}

import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { copiedFieldsOf } from '../forms/form-fields.ts'
import { VacancyForm } from '../forms/vacancy-form.tsx'
import { useVacancySaved } from '../hooks/use-vacancy-saved.ts'
import { useEditableVacancy, useVacancyChanges, useVacancyChoices } from '../staff-vacancies.queries.ts'
import type { Route } from './+types/copy-vacancy.ts'

/** /vacancies/admin/copy/{uuid}: a new vacancy that begins with the fields of another one (TEA-03). */
export default function CopyVacancy({ params: { uuid } }: Route.ComponentProps) {
  const t = useText()
  const onSaved = useVacancySaved()
  const vacancy = useEditableVacancy(uuid)
  const choices = useVacancyChoices()
  const { add } = useVacancyChanges()
  return (
    <div className="page">
      <PageHead
        title={t('vacancies.copy_title')}
        description={vacancy.data && <TextIn language={vacancy.data.language}>{vacancy.data.name_job}</TextIn>}
        back={{ to: vacancyScreens.staffVacancies.to(), label: t('vacancies.back_to_list') }}
      />
      <AsyncSection query={vacancy}>
        {(found) => (
          <AsyncSection query={choices}>
            {(offered) => (
              <VacancyForm
                name={`vacancy:copy of ${uuid}`}
                initial={copiedFieldsOf(found)}
                choices={offered}
                submit={(fields) => add(fields, { copyOf: uuid })}
                onDone={onSaved}
                submitLabel={t('vacancies.form.submit_add')}
              />
            )}
          </AsyncSection>
        )}
      </AsyncSection>
    </div>
  )
}

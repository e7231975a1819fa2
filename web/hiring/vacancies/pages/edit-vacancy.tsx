import { screeningScreens } from '#domain/hiring/screening-questions/screening-questions.screens.ts'
import { stepScreens } from '#domain/hiring/steps/steps.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import TeamLine from '../../members/parts/team-line.tsx'
import { formFieldsOf } from '../forms/form-fields.ts'
import { VacancyForm } from '../forms/vacancy-form.tsx'
import { useVacancySaved } from '../hooks/use-vacancy-saved.ts'
import { useEditableVacancy, useVacancyChanges, useVacancyChoices } from '../staff-vacancies.queries.ts'
import type { Route } from './+types/edit-vacancy.ts'
import styles from './edit-vacancy.module.css'

/** /vacancies/admin/edit/{uuid}: edits all fields; a stale save is refused with an explanation (JOB-02, JOB-06). */
export default function EditVacancy({ params: { uuid } }: Route.ComponentProps) {
  const t = useText()
  const onSaved = useVacancySaved()
  const vacancy = useEditableVacancy(uuid)
  const choices = useVacancyChoices()
  const { save, reload } = useVacancyChanges()
  return (
    <div className="page">
      <PageHead
        title={t('vacancies.edit_title')}
        description={vacancy.data && <TextIn language={vacancy.data.language}>{vacancy.data.name_job}</TextIn>}
        back={{ to: vacancyScreens.staffVacancies.to(), label: t('vacancies.back_to_list') }}
      >
        <LinkButton tone="quiet" to={screeningScreens.vacancyQuestions.to({ uuid })}>
          {t('screening.title')}
        </LinkButton>
        <LinkButton tone="quiet" to={stepScreens.vacancySteps.to({ uuid })}>
          {t('steps.link')}
        </LinkButton>
        <LinkButton tone="quiet" to={vacancyScreens.vacancy.to({ uuid })} target="_blank">
          {t('vacancies.see_public')}
        </LinkButton>
      </PageHead>
      <div className={styles.team}>{vacancy.data && <TeamLine vacancy={{ uuid, name: vacancy.data.name_job }} />}</div>
      <AsyncSection query={vacancy}>
        {(found) => (
          <AsyncSection query={choices}>
            {(offered) => (
              <VacancyForm
                name={`vacancy:${uuid}`}
                // A draft keeps the version that it was made from: a later version would hide a conflict.
                initial={formFieldsOf(found)}
                present={found}
                choices={offered}
                submit={(fields) => save(uuid, fields)}
                onReload={() => void reload(uuid)}
                onDone={onSaved}
                submitLabel={t('vacancies.form.submit_edit')}
              />
            )}
          </AsyncSection>
        )}
      </AsyncSection>
    </div>
  )
}

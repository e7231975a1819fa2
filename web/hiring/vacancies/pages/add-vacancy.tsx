import { useSearchParams } from 'react-router'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { newVacancy } from '#domain/hiring/vacancies/vacancy-form.contract.ts'
import type { WholeVacancyDraft } from '#domain/hiring/vacancy-drafts/vacancy-drafts.contract.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { SaveDraft } from '../../vacancy-drafts/parts/save-draft.tsx'
import { useVacancyDraft } from '../../vacancy-drafts/vacancy-drafts.queries.ts'
import { VacancyForm } from '../forms/vacancy-form.tsx'
import { useVacancySaved } from '../hooks/use-vacancy-saved.ts'
import { useVacancyChanges, useVacancyChoices } from '../staff-vacancies.queries.ts'

/** /vacancies/admin/add-jobs: adds a vacancy, then shows the list with a banner (JOB-02, JOB-06). `?draft=` goes on with a draft. */
export default function AddVacancy() {
  const t = useText()
  const [address] = useSearchParams()
  const draft = address.get('draft')
  return (
    <div className="page">
      <PageHead
        title={t('vacancies.add_title')}
        back={{ to: vacancyScreens.staffVacancies.to(), label: t('vacancies.back_to_list') }}
      />
      {draft ? <FromDraft key={draft} id={draft} /> : <NewVacancy />}
    </div>
  )
}

function FromDraft({ id }: { id: string }) {
  return <AsyncSection query={useVacancyDraft(id)}>{(draft) => <NewVacancy draft={draft} />}</AsyncSection>
}

function NewVacancy({ draft }: { draft?: WholeVacancyDraft }) {
  const t = useText()
  const { language } = useLanguage()
  const onSaved = useVacancySaved()
  const choices = useVacancyChoices()
  const { add } = useVacancyChanges()
  return (
    <AsyncSection query={choices}>
      {(found) => (
        <VacancyForm
          name={draft ? `vacancy:draft ${draft.uuid}` : 'vacancy:new'}
          initial={{
            ...newVacancy,
            language,
            currency: found.currencies[0]?.code ?? '',
            ...(draft?.fields as Partial<typeof newVacancy> | undefined),
          }}
          choices={found}
          submit={(fields) => add(fields, { draft: draft?.uuid })}
          onDone={onSaved}
          submitLabel={t('vacancies.form.submit_add')}
          action={<SaveDraft draft={draft} />}
        />
      )}
    </AsyncSection>
  )
}

import { useState } from 'react'
import { useController } from 'react-hook-form'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import type { AddedPersonView } from '#domain/people/added-candidates/added-candidates.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { SearchSelect } from '../../../platform/forms/search-select.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ConsentLink } from '../../users/parts/consent-link.tsx'
import { useChoices } from '../../users/users.queries.ts'
import { AddPersonForm } from '../forms/add-person-form.tsx'
import { AddedPerson } from '../parts/added-person.tsx'
import styles from '../parts/claim.module.css'
import type { Route } from './+types/add-person.ts'

/** /admin/users/add/:jobsId?: adds a candidate by hand, at first into the vacancy of the address (INT-01). */
export default function AddPerson({ params: { jobsId = '' } }: Route.ComponentProps) {
  const t = useText()
  const [added, setAdded] = useState<{ person: AddedPersonView; vacancy: string }>()
  const back = jobsId
    ? { to: vacancyScreens.applicants.to({ id: jobsId }), label: t('users.back_to_applicants') }
    : { to: userScreens.users.to(), label: t('users.back') }
  return (
    <div className={`page ${styles.narrow}`}>
      <PageHead title={t('intake.add_title')} back={back} />
      {added ? (
        <AddedPerson
          added={added.person}
          vacancy={added.vacancy}
          linkToHandOver={added.person.link && <ConsentLink link={added.person.link} />}
          onAnother={() => setAdded(undefined)}
        />
      ) : (
        <>
          <p>{t('intake.add_intro')}</p>
          <AddPersonForm
            vacancy={jobsId}
            vacancyField={<VacancyField />}
            onAdded={(person, vacancy) => setAdded({ person, vacancy })}
          />
        </>
      )}
    </div>
  )
}

/** The vacancy that the person is put into, among the active ones; none by default. */
function VacancyField() {
  const t = useText()
  const { field } = useController({ name: 'uuid_jobs' })
  return (
    <SearchSelect
      label={t('intake.into')}
      placeholder={t('intake.pool')}
      {...useChoices('activeJobs', String(field.value ?? ''))}
      onChoose={(option) => field.onChange(option?.value ?? '')}
    />
  )
}

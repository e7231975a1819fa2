import { useNavigate } from 'react-router'
import type { EditableVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextNaming } from '../../../platform/i18n/text-in.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { VacancyRecord } from '../parts/vacancy-record.tsx'
import { useEditableVacancy, useVacancyChanges } from '../staff-vacancies.queries.ts'
import type { Route } from './+types/delete-vacancy.ts'
import styles from './delete-vacancy.module.css'

/**
 * /vacancies/admin/delete/{uuid}: the vacancy read-only. One with applicants cannot be deleted, and the page offers to deactivate
 * it (JOB-03).
 */
export default function DeleteVacancy({ params: { uuid } }: Route.ComponentProps) {
  const t = useText()
  const vacancy = useEditableVacancy(uuid)
  return (
    <div className="page">
      <PageHead
        title={t('vacancies.delete_title')}
        back={{ to: vacancyScreens.staffVacancies.to(), label: t('vacancies.back_to_list') }}
      />
      <AsyncSection query={vacancy}>
        {(found) => (
          <>
            <Deletion vacancy={found} />
            <VacancyRecord vacancy={found} />
          </>
        )}
      </AsyncSection>
    </div>
  )
}

function Deletion({ vacancy }: { vacancy: EditableVacancy }) {
  const t = useText()
  const navigate = useNavigate()
  const banner = useBanner()
  const { remove } = useVacancyChanges()
  const deletion = useAction(async () => {
    const { success_message, data } = await remove(vacancy.uuid)
    banner.success(success_message, { name: data.name_job })
    await navigate(vacancyScreens.staffVacancies.to())
  })
  const stays = !vacancy.may.delete || deletion.refusal?.code === 'vacancies.noDelete'
  return (
    <section className={styles.deletion} aria-label={t('vacancies.delete_title')}>
      {stays ? (
        <MessageBox tone="error">
          <span id="no-delete">{t('vacancies.noDelete')}</span>
        </MessageBox>
      ) : (
        <p>
          <TextNaming text="vacancies.delete_question" name={vacancy.name_job} language={vacancy.language} />
        </p>
      )}
      {!stays && <RefusalMessage refusal={deletion.refusal} />}
      {stays && <p>{t('vacancies.deactivate_hint')}</p>}
      <div className={styles.buttons}>
        <Button
          tone="danger"
          disabled={stays}
          aria-describedby={stays ? 'no-delete' : undefined}
          busy={deletion.busy}
          onClick={() => void deletion.run()}
        >
          {t('vacancies.delete')}
        </Button>
        {stays && (
          <LinkButton tone="quiet" to={vacancyScreens.editVacancy.to({ uuid: vacancy.uuid })}>
            {t('vacancies.deactivate')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

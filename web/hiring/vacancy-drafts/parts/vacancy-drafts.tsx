import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import { draftAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import type { VacancyDraft } from '#domain/hiring/vacancy-drafts/vacancy-drafts.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { IconButton } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useDraftChanges, useVacancyDrafts } from '../vacancy-drafts.queries.ts'
import styles from './vacancy-drafts.module.css'

/** The person's drafts above the list of vacancies, folded; nothing without any. */
export function VacancyDrafts() {
  const t = useText()
  const banner = useBanner()
  const drafts = useVacancyDrafts().data ?? []
  const { remove } = useDraftChanges()
  const [deleting, setDeleting] = useState<VacancyDraft>()
  if (drafts.length === 0) return null
  return (
    <details className={styles.drafts}>
      <summary>{t('vacancy_drafts.title', { count: drafts.length })}</summary>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.uuid}>
            <Link to={draftAt(draft.uuid)}>{draft.name_job}</Link>
            <small>
              {t('vacancy_drafts.changed')} <ShownDate at={draft.updated_at} withTime />
            </small>
            <IconButton label={t('vacancy_drafts.delete', { name: draft.name_job })} deletes onClick={() => setDeleting(draft)}>
              <IconTrash size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={deleting !== undefined}
        title={t('vacancy_drafts.delete_title')}
        confirmLabel={t('common.delete')}
        onConfirm={async () => {
          if (!deleting) return
          const { success_message, data } = await remove(deleting)
          setDeleting(undefined)
          banner.success(success_message, { name: data.name_job })
        }}
        onCancel={() => setDeleting(undefined)}
      >
        {deleting && <p>{t('vacancy_drafts.delete_text', { name: deleting.name_job })}</p>}
      </ConfirmDialog>
    </details>
  )
}

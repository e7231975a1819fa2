import { useId, useState } from 'react'
import { Link } from 'react-router'
import { questionScreens } from '#domain/assessment/questions/questions.screens.ts'
import type { CountsView } from '#domain/assessment/shared-counts/shared-counts.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { AddCounts, ExportCounts } from '../forms/counts-forms.tsx'
import { useCountsChanges, useSharedCounts } from '../shared-counts.queries.ts'
import styles from './shared-counts.module.css'

/** The counts of other sites from which the difficulties of a bank start, and those that this site gives away (CAL-01). */
export function SharedCounts({ id }: { id: string }) {
  const t = useText()
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{t('shared_counts.title')}</h2>
      <p>{t('shared_counts.description')}</p>
      <AsyncSection query={useSharedCounts(id)}>
        {({ files }) =>
          files.length === 0 ? <EmptyState title={t('shared_counts.empty')} /> : <CountsFiles id={id} files={files} />
        }
      </AsyncSection>
      <div className={styles.forms}>
        <details>
          <summary>{t('shared_counts.add')}</summary>
          <AddCounts id={id} />
        </details>
        <details>
          <summary>{t('shared_counts.export')}</summary>
          <ExportCounts id={id} />
        </details>
      </div>
    </section>
  )
}

function CountsFiles({ id, files }: { id: string; files: readonly CountsView[] }) {
  const t = useText()
  const banner = useBanner()
  const { remove } = useCountsChanges(id)
  const [going, setGoing] = useState<CountsView>()
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <CountsFile key={file.uuid} file={file} onRemove={() => setGoing(file)} />
      ))}
      <ConfirmDialog
        open={going !== undefined}
        title={t('shared_counts.remove_named', { site: going?.site ?? '' })}
        confirmLabel={t('shared_counts.remove')}
        onConfirm={async () => {
          if (!going) return
          const { success_message } = await remove(going.uuid)
          banner.success(success_message)
          setGoing(undefined)
        }}
        onCancel={() => setGoing(undefined)}
      >
        <p>{t('shared_counts.remove_question')}</p>
      </ConfirmDialog>
    </ul>
  )
}

function CountsFile({ file, onRemove }: { file: CountsView; onRemove(): void }) {
  const t = useText()
  const { site, language, attempts, questions, signed_at, added_by, used, left_out } = file
  return (
    <li>
      <h3>{t('shared_counts.from', { site, language: t(`banks.language.${language}`) })}</h3>
      <p>
        {t('shared_counts.facts', { count: attempts, questions })} <ShownDate at={signed_at} />.{' '}
        {t('shared_counts.added_by', { name: added_by })}
      </p>
      <p>{used === null ? t('shared_counts.waiting') : t('shared_counts.used', { count: used })}</p>
      {left_out.map((one) => (
        <div key={one.reason}>
          <p>{t(`shared_counts.left_out.${one.reason}`, { count: one.count })}</p>
          {one.questions.length > 0 && (
            <ul>
              {one.questions.map(({ uuid, question }) => (
                <li key={uuid}>
                  <Link to={questionScreens.editQuestion.to({ uuid })}>{question}</Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      <Button tone="quiet" size="small" aria-label={t('shared_counts.remove_named', { site })} onClick={onRemove}>
        {t('shared_counts.remove')}
      </Button>
    </li>
  )
}

import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import type { listImportedEndpoint, WholeImport } from '#domain/people/imports/imports.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { saveFile } from '../../../platform/client/save-file.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useLanguage, useText, useWireText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { ImportSteps } from '../../../platform/imports/import-steps.tsx'
import styles from '../../../platform/imports/imports.module.css'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { SeparateHeads } from '../../../platform/ui/beside-title.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { UndoDialog } from '../forms/undo-dialog.tsx'
import { downloadReport, useImported } from '../imports.queries.ts'
import { useCompletionWords } from './completions.tsx'
import { Declined } from './import-consents.tsx'
import { ImportMails } from './mail-times.tsx'

/** What became of an import, its people, and the way back. With `isNew` it has just ended, and its heading takes the focus. */
export function ImportResult({ one, isNew = false }: { one: WholeImport; isNew?: boolean }) {
  const t = useText()
  const wireText = useWireText()
  const number = useNumber()
  const listed = useListWords()
  const dates = useDates()
  const [isUndoing, setUndoing] = useState(false)
  const { counts, vacancy } = one
  const added = counts.new ?? 0
  const doneTitle =
    added > 0 || one.completed === 0 ? t('imports.done', { count: added }) : t('imports.done_complete', { count: one.completed })
  // Known people are left out where nothing was added to them.
  const outcomes = { ...counts, known: Math.max(0, (counts.known ?? 0) - one.completed) }
  const left = (['known', 'declined', 'twice', 'wrong'] as const).filter((outcome) => outcomes[outcome])
  return (
    <>
      <ImportSteps current="done" />
      <section className={styles.section}>
        <h2 {...(isNew && { ref: takeFocus, tabIndex: -1 })}>{one.state === 'undone' ? t('imports.undone_title') : doneTitle}</h2>
        <p className={styles.soft}>{t('imports.done_by', { file: one.file_name, name: one.created_by })}</p>
        {one.state === 'undone' ? (
          <>
            {one.stayed > 0 && <p>{t('imports.undone_stayed', { count: one.stayed })}</p>}
            {one.left > 0 && <p>{t('imports.undone_left', { count: one.left })}</p>}
          </>
        ) : (
          <>
            {one.problem && <MessageBox tone="error">{wireText(one.problem)}</MessageBox>}
            {added > 0 && one.completed > 0 && <p>{t('imports.done_complete', { count: one.completed })}</p>}
            {left.length > 0 && (
              <p>
                {t('imports.left_out', {
                  list: listed(left.map((outcome) => t(`imports.count.${outcome}`, { count: outcomes[outcome] ?? 0 }))),
                })}
              </p>
            )}
            {vacancy && (
              <p>
                <Link to={boardScreens.board.to({ id: vacancy.uuid })}>
                  {t('imports.in_vacancy', { name: vacancy.name, count: number(one.on_board) })}
                </Link>
              </p>
            )}
            <ImportMails one={one} />
          </>
        )}
        {one.undo_until && (
          <div className={styles.buttons}>
            <Button
              tone="quiet"
              deletes
              aria-haspopup="dialog"
              icon={<IconArrowBackUp size={20} aria-hidden="true" />}
              onClick={() => setUndoing(true)}
            >
              {t('imports.undo')}
            </Button>
            <span className={styles.soft}>{t('imports.undo_until', { time: dates.clock(one.undo_until) })}</span>
          </div>
        )}
      </section>
      <Declined declined={one.declined} />
      <People id={one.uuid} />
      {one.state === 'done' && <Report id={one.uuid} />}
      <UndoDialog one={one} open={isUndoing} onClose={() => setUndoing(false)} />
    </>
  )
}

/** The people of the import as a file. */
function Report({ id }: { id: string }) {
  const t = useText()
  const { language } = useLanguage()
  const { busy, refusal, run } = useAction(async () => saveFile(await downloadReport(id, language)))
  return (
    <>
      <RefusalMessage refusal={refusal} />
      <div className={styles.buttons}>
        <Button tone="quiet" icon={<IconDownload size={20} aria-hidden="true" />} busy={busy} onClick={() => void run()}>
          {t('imports.download_report')}
        </Button>
      </div>
    </>
  )
}

function People({ id }: { id: string }) {
  const t = useText()
  const words = useCompletionWords()
  const columns: ColumnsOf<typeof listImportedEndpoint> = [
    {
      key: 'fullname',
      label: t('imports.person'),
      sortable: true,
      cell: ({ uuid, fullname }) => <Link to={userScreens.userProfile.to({ uuid })}>{fullname}</Link>,
    },
    { key: 'email', label: t('imports.field.email'), cell: ({ email }) => email },
    { key: 'phone', label: t('imports.field.phone'), cell: ({ phone }) => phone },
    { key: 'city', label: t('imports.field.city'), cell: ({ city }) => city },
    {
      key: 'consented',
      label: t('imports.consent'),
      cell: ({ consented }) => (
        <StatusWord tone={consented ? 'green' : 'yellow'}>
          {t(consented ? 'imports.consent.given' : 'imports.consent.waiting')}
        </StatusWord>
      ),
    },
    {
      key: 'completion',
      label: t('imports.changes'),
      cell: ({ completion }) => (completion ? words(completion) : t('imports.outcome.new')),
    },
    { key: 'line', label: t('imports.line'), sortable: true, cell: ({ line }) => line },
  ]
  return (
    <SeparateHeads>
      <DataTable
        caption={t('imports.people')}
        list={useImported(id)}
        columns={columns}
        plainRows
        nameOf={({ fullname }) => fullname}
        empty={<EmptyState title={t('imports.people_empty')} />}
      />
    </SeparateHeads>
  )
}

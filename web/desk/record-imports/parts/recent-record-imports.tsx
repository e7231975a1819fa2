import { useState } from 'react'
import type { RecordKind } from '#domain/desk/record-imports/record-fields.rules.ts'
import type { clientImportEndpoints, RecordImport } from '#domain/desk/record-imports/record-imports.contract.ts'
import { saveFile } from '../../../platform/client/save-file.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import styles from '../../../platform/imports/imports.module.css'
import { ListBelow } from '../../../platform/imports/list-below.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { downloadRecordReport, useRecordImportChanges, useRecordImports } from '../record-imports.queries.ts'

/** Earlier imports of a kind, each with its result and, for an hour, its undo. */
export function RecentRecordImports({ kind }: { kind: RecordKind }) {
  const t = useText()
  const number = useNumber()
  const banner = useBanner()
  const list = useRecordImports(kind)
  const { undo } = useRecordImportChanges(kind)
  const [undoing, setUndoing] = useState<RecordImport>()
  const columns: ColumnsOf<(typeof clientImportEndpoints)['list']> = [
    { key: 'file_name', label: t('imports.step.file'), cell: ({ file_name }) => file_name },
    {
      key: 'added',
      label: t('records.result'),
      cell: ({ added, completed, undone_at, stayed }) =>
        undone_at
          ? t('records.result_undone', { stayed: number(stayed) })
          : kind === 'history'
            ? t('records.history.result_of', { count: added })
            : t('records.result_of', { added: number(added), completed: number(completed) }),
    },
    { key: 'created_by', label: t('imports.created_by'), cell: ({ created_by }) => created_by },
    {
      key: 'created_at',
      label: t('imports.created_at'),
      sortable: true,
      cell: ({ created_at }) => <ShownDate at={created_at} withTime />,
    },
    {
      key: 'uuid',
      label: t('records.does'),
      hasButtons: true,
      cell: (one) => <Actions kind={kind} one={one} onUndo={() => setUndoing(one)} />,
    },
  ]
  return (
    <>
      <ListBelow title={t('records.recent')} list={list}>
        <DataTable caption={t('records.recent')} list={list} columns={columns} plainRows nameOf={({ file_name }) => file_name} />
      </ListBelow>
      <ConfirmDialog
        open={undoing !== undefined}
        title={t('imports.undo')}
        confirmLabel={t('imports.undo')}
        onConfirm={async () => {
          if (undoing) banner.success((await undo(undoing.uuid)).success_message)
          setUndoing(undefined)
        }}
        onCancel={() => setUndoing(undefined)}
      >
        {t('records.undo_question', { file: undoing?.file_name ?? '' })}
      </ConfirmDialog>
    </>
  )
}

function Actions({ kind, one, onUndo }: { kind: RecordKind; one: RecordImport; onUndo(): void }) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const { busy, refusal, run } = useAction(async () => saveFile(await downloadRecordReport(kind, one.uuid, language)))
  return (
    <div className={styles.buttons}>
      <RefusalMessage refusal={refusal} />
      <Button tone="quiet" busy={busy} onClick={() => void run()}>
        {t('records.download')}
      </Button>
      {one.undo_until && (
        <Button
          tone="quiet"
          deletes
          aria-haspopup="dialog"
          title={t('imports.undo_until', { time: dates.clock(one.undo_until) })}
          onClick={onUndo}
        >
          {t('imports.undo')}
        </Button>
      )}
    </div>
  )
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { languages } from '#domain/kernel/languages.ts'
import { columnsProblem, hasNameColumn } from '#domain/people/imports/columns.rules.ts'
import { completesKnown } from '#domain/people/imports/completion.rules.ts'
import type { ImportPreview } from '#domain/people/imports/import-preview.contract.ts'
import type { ImportChoices, WholeImport } from '#domain/people/imports/imports.contract.ts'
import { importScreens } from '#domain/people/imports/imports.screens.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { InstantChoice } from '../../../platform/forms/choice-fields.tsx'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { ImportSteps } from '../../../platform/imports/import-steps.tsx'
import styles from '../../../platform/imports/imports.module.css'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useImportChanges } from '../imports.queries.ts'
import { ColumnChoice } from './column-choice.tsx'
import { ImportPreviewPart } from './import-preview-part.tsx'
import { ReadingChoice } from './reading-choice.tsx'

const noFile = { rows: 0, empty_rows: 0, has_cvs: false, columns: [], sheets: [], sheet: '', encoding: null }

const firstChoices = (columns: ImportChoices['columns']): ImportChoices => ({
  ...{ columns, date_order: '', language: 'es', vacancy: '' },
  known: hasNameColumn(columns) ? 'leave_out' : 'complete',
  ...{ wrong: 'stop', ask: 'after_undo', ask_on: '', hidden: '' },
  ...{ consent_way: 'ask', consented_on: '', consent_how: '', consent_covers: 'both', consent_declared: false },
})

/** A file whose columns are chosen and whose rows are reviewed; nobody is imported yet. */
export function DraftImport({ one }: { one: WholeImport }) {
  const t = useText()
  const wireText = useWireText()
  const file = one.file ?? noFile
  const { choices, choose, decide, preview, saved, review } = useDraftReview(one, file)
  const problem =
    columnsProblem(choices.columns, completesKnown(choices.known)) ??
    (file.encoding?.is_certain === false ? 'imports.why_not.encoding' : undefined)
  const isOutdated = !saved || keyOf(saved) !== keyOf(choices)
  return (
    <>
      <ImportSteps current={preview && !isOutdated ? 'rows' : 'columns'} />
      {one.problem && (
        <MessageBox tone="error">
          {t('imports.nobody_added')} {wireText(one.problem)}
        </MessageBox>
      )}
      <p>
        {t('imports.rows', { count: file.rows, file: one.file_name })}{' '}
        {file.empty_rows > 0 && t('imports.empty_rows', { count: file.empty_rows })}
      </p>
      <div className={styles.section}>
        <ReadingChoice id={one.uuid} file={file} />
        <ColumnChoice file={file} columns={choices.columns} onChange={(columns) => choose({ columns })} />
        {problem && <MessageBox tone="error">{wireText(problem)}</MessageBox>}
        {file.has_cvs && !choices.columns.includes('cv') && <MessageBox>{t('imports.no_cv_column')}</MessageBox>}
        {!choices.columns.includes('language') && (
          <InstantChoice
            label={t('imports.language')}
            options={languages.map((value) => ({ value, label: t(`imports.language.${value}`) }))}
            value={choices.language}
            onChoose={(language) => choose({ language })}
          />
        )}
        <RefusalMessage refusal={review.refusal} />
        <div className={styles.buttons}>
          {(isOutdated || (review.refusal && saved !== choices)) && (
            <Look review={review} again={preview !== undefined} disabled={problem !== undefined} />
          )}
          <Discard one={one} />
        </div>
      </div>
      {preview && !isOutdated && (
        <ImportPreviewPart id={one.uuid} preview={preview} choices={choices} busy={saved !== choices} onDecide={decide} />
      )}
    </>
  )
}
interface LookProps {
  review: ReturnType<typeof useDraftReview>['review']
  again: boolean
  disabled: boolean
}

function Look({ review, again, disabled }: LookProps) {
  const t = useText()
  return (
    <Button busy={review.busy} disabled={disabled} onClick={() => void review.run()}>
      {t(review.refusal?.code === 'errors.busy' ? 'common.try_again' : again ? 'imports.look_again' : 'imports.look')}
    </Button>
  )
}

/** The choices of a draft, with their preview. */
function useDraftReview(one: WholeImport, file: typeof noFile | NonNullable<WholeImport['file']>) {
  const { look } = useImportChanges(one.uuid)
  const [choices, setChoices] = useState(() => one.choices ?? firstChoices(file.columns.map(({ guess }) => guess)))
  const wanted = useRef(choices)
  const choose = (change: Partial<ImportChoices>) => {
    wanted.current = { ...wanted.current, ...change }
    setChoices(wanted.current)
  }
  const [preview, setPreview] = useState<ImportPreview>()
  /** The choices that the server has, which the import would follow. */
  const [saved, setSaved] = useState<ImportChoices>()
  const review = useAction(async () => {
    let asked: ImportChoices
    // A choice that is made meanwhile is sent too.
    do {
      asked = wanted.current
      const { data } = await look(asked)
      setPreview(data)
      setSaved(asked)
    } while (asked !== wanted.current)
  })
  // A review that was on screen before a reload comes back. After a failed import somebody first has to read why it failed.
  const comeBack = useEffectEvent(() => {
    if (one.choices && !one.problem) void review.run()
  })
  useEffect(() => comeBack(), [])
  /** A choice below the preview shows at once what it does. */
  const decide = (change: Partial<ImportChoices>) => {
    choose(change)
    void review.run()
  }
  return { choices, choose, decide, preview, saved, review }
}

/** The choices above the preview; a change of them makes it outdated. */
const keyOf = ({ columns, language }: ImportChoices): string => JSON.stringify([columns, language])

function Discard({ one }: { one: WholeImport }) {
  const t = useText()
  const banner = useBanner()
  const navigate = useNavigate()
  const { discard } = useImportChanges(one.uuid)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('imports.discard')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('imports.discard')}
        confirmLabel={t('imports.discard')}
        onConfirm={async () => {
          const { success_message } = await discard()
          banner.success(success_message)
          await navigate(importScreens.imports.to())
        }}
        onCancel={() => setOpen(false)}
      >
        {t('imports.discard_question', { file: one.file_name })}
      </ConfirmDialog>
    </>
  )
}

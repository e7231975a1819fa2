import { useId, useRef } from 'react'
import { type RecordKind, recordFields } from '#domain/desk/record-imports/record-fields.rules.ts'
import { recordColumnsProblem } from '#domain/desk/record-imports/record-headings.rules.ts'
import type { RecordChoices, RecordPreview } from '#domain/desk/record-imports/record-imports.contract.ts'
import { languages } from '#domain/kernel/languages.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { InstantChoice } from '../../../platform/forms/choice-fields.tsx'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { ColumnList } from '../../../platform/imports/column-list.tsx'
import { HiddenRows } from '../../../platform/imports/hidden-rows.tsx'
import { ImportSteps } from '../../../platform/imports/import-steps.tsx'
import styles from '../../../platform/imports/imports.module.css'
import { ReadingFields } from '../../../platform/imports/reading-fields.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { previewRecords, useRecordImportChanges } from '../record-imports.queries.ts'
import { HistoryQuestions, useHistoryGap } from './history-questions.tsx'
import { RecordLines } from './record-lines.tsx'
import { SameCompany } from './same-company.tsx'
import { UsualValues } from './usual-values.tsx'

/** A file with the choices of its last preview. */
export interface Draft {
  readonly file: File
  readonly choices: Partial<RecordChoices>
  readonly preview: RecordPreview
}

interface Props {
  kind: RecordKind
  draft: Draft
  onDraft(draft: Draft | undefined): void
}

/** The columns as they are chosen: a choice shows at once, before the server has answered it. */
function columnsOf({ choices: { columns: chosen = [] }, preview: { columns } }: Draft) {
  return columns.map(({ target }, at) => (chosen.length === columns.length ? (chosen[at] ?? target) : target))
}

/** Reads the rows again with each choice. A choice that is made meanwhile counts too: they are read again with all choices. */
function useReview({ kind, draft, onDraft }: Props) {
  const { file, choices, preview } = draft
  const wanted = useRef(choices)
  const show = (next: Draft['choices'], from = preview) => {
    wanted.current = next
    onDraft({ file, choices: next, preview: from })
  }
  const review = useAction(async () => {
    for (;;) {
      const asked = wanted.current
      const answer = await previewRecords(kind, file, asked).catch((error: unknown) => {
        if (asked !== wanted.current) return
        // The page shows the sheet that was read.
        show({ ...asked, sheet: preview.sheet })
        throw error
      })
      if (!answer || asked !== wanted.current) continue
      return show({ ...asked, columns: answer.data.columns.map(({ target }) => target) }, answer.data)
    }
  })
  const choose = (change: Draft['choices']) => {
    show({ ...wanted.current, columns: columnsOf(draft), ...change })
    void review.run()
  }
  return { review, choose }
}

/** A file that was read: its columns, and what the import would do with each line. Nothing is imported yet. */
export function RecordDraft({ kind, draft, onDraft }: Props) {
  const t = useText()
  const wireText = useWireText()
  const { file, choices, preview } = draft
  const columns = columnsOf(draft)
  const problem = recordColumnsProblem(kind, columns)
  const { review, choose } = useReview({ kind, draft, onDraft })
  return (
    <>
      <ImportSteps current={problem ? 'columns' : 'rows'} />
      <div className={styles.section} aria-busy={review.busy}>
        <p>{t('records.rows', { count: preview.rows, file: file.name })}</p>
        <ReadingFields
          reading={{ ...preview, sheet: choices.sheet || preview.sheet }}
          sheetLabel={t('records.sheet')}
          onSheet={(sheet) => choose({ sheet, columns: [] })}
          onEncoding={(encoding) => choose({ encoding, columns: [] })}
        />
        <h2>{t('imports.columns')}</h2>
        <p className={styles.soft}>{t('records.columns_hint')}</p>
        <ColumnList
          columns={preview.columns}
          targets={columns}
          options={(['ignore', ...recordFields[kind]] as const).map((value) => ({ value, label: t(`records.field.${value}`) }))}
          onChange={(changed) => choose({ columns: changed })}
        />
        {problem && <MessageBox tone="error">{wireText(problem)}</MessageBox>}
        <UsualValues kind={kind} asks={preview.asks} usual={choices.usual ?? {}} onChange={(usual) => choose({ usual })} />
        {kind !== 'clients' && !columns.includes('language') && (
          <InstantChoice
            label={t('records.field.language')}
            options={languages.map((value) => ({ value, label: t(`imports.language.${value}`) }))}
            value={choices.language ?? 'es'}
            onChoose={(language) => choose({ language })}
          />
        )}
        <RefusalMessage refusal={review.refusal} />
        <div className={styles.buttons}>
          <Button tone="quiet" onClick={() => onDraft(undefined)}>
            {t('records.other_file')}
          </Button>
        </div>
      </div>
      {!problem && (
        <div className={styles.wide}>
          <h2 ref={takeFocus} tabIndex={-1}>
            {t('records.preview')}
          </h2>
          <div className={styles.options}>
            <HiddenRows rows={preview.hidden_rows} value={choices.hidden ?? ''} onChoose={(hidden) => choose({ hidden })} />
            <SameCompany spellings={preview.spellings} onChange={(apart) => choose({ apart })} />
          </div>
          {preview.history && <HistoryQuestions questions={preview.history} choices={choices} onChoose={choose} />}
          <RecordLines kind={kind} preview={preview} />
          <RowChoices kind={kind} preview={preview} choices={choices} onChoose={choose} />
          <Start kind={kind} draft={draft} busy={review.busy} onDraft={onDraft} />
        </div>
      )}
    </>
  )
}

interface RowChoicesProps extends Pick<Draft, 'choices' | 'preview'> {
  kind: RecordKind
  onChoose(change: Partial<RecordChoices>): void
}

/** What becomes of known records and of rows that are wrong. */
function RowChoices({ kind, preview: { counts }, choices, onChoose }: RowChoicesProps) {
  const t = useText()
  return (
    <>
      {counts.known > 0 && kind !== 'history' && (
        <InstantChoice
          label={t('records.known_choice')}
          options={(['leave_out', 'complete'] as const).map((value) => ({
            value,
            label: t(`records.known_choice.${value}`),
          }))}
          value={choices.known ?? 'leave_out'}
          onChoose={(known) => onChoose({ known })}
        />
      )}
      {counts.wrong > 0 && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={choices.wrong === 'leave_out'}
            onChange={(event) => onChoose({ wrong: event.target.checked ? 'leave_out' : 'stop' })}
          />
          {t('imports.leave_out_wrong', { count: counts.wrong })}
        </label>
      )}
    </>
  )
}

/** Imports the file, or says why it cannot. */
function Start({ kind, draft: { file, choices, preview }, busy, onDraft }: Props & { busy: boolean }) {
  const t = useText()
  const id = useId()
  const banner = useBanner()
  const { run } = useRecordImportChanges(kind)
  const start = useAction(async () => {
    const { success_message } = await run(file, choices, preview.plan)
    banner.success(success_message)
    onDraft(undefined)
  })
  const { counts } = preview
  const gap = useHistoryGap(preview.history)
  const whyNot =
    preview.plan !== ''
      ? undefined
      : preview.encoding?.is_certain === false
        ? 'encoding'
        : preview.hidden_rows.length > 0 && !choices.hidden
          ? 'hidden'
          : counts.wrong > 0 && choices.wrong !== 'leave_out'
            ? 'wrong'
            : gap
              ? 'history'
              : 'nothing'
  return (
    <>
      <RefusalMessage refusal={start.refusal} />
      <div className={styles.buttons}>
        <Button
          busy={start.busy || busy}
          disabled={whyNot !== undefined}
          aria-describedby={whyNot && id}
          onClick={() => void start.run()}
        >
          {t('records.run', { count: counts.new + counts.completed })}
        </Button>
        {whyNot && (
          <p id={id} className={styles.soft}>
            {whyNot === 'history' ? gap : whyNot === 'hidden' ? t('imports.why_not.hidden') : t(`records.why_not.${whyNot}`)}
          </p>
        )}
      </div>
    </>
  )
}

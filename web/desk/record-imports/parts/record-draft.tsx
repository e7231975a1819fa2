import { useId, useState } from 'react'
import { type RecordKind, recordColumnsProblem, recordFields } from '#domain/desk/record-imports/record-headings.rules.ts'
import type { RecordChoices, RecordPreview } from '#domain/desk/record-imports/record-imports.contract.ts'
import { languages } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { InstantChoice } from '../../../platform/forms/choice-fields.tsx'
import field from '../../../platform/forms/field.module.css'
import { FieldFrame } from '../../../platform/forms/field-frame.tsx'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { ColumnList } from '../../../platform/imports/column-list.tsx'
import { ImportSteps } from '../../../platform/imports/import-steps.tsx'
import styles from '../../../platform/imports/imports.module.css'
import { ReadingFields } from '../../../platform/imports/reading-fields.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { previewRecords, useRecordImportChanges } from '../record-imports.queries.ts'
import { RecordLines } from './record-lines.tsx'

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

/** A file that was read: its columns, and what the import would do with each line. Nothing is imported yet. */
export function RecordDraft({ kind, draft, onDraft }: Props) {
  const t = useText()
  const wireText = useWireText()
  const id = useId()
  const { file, choices, preview } = draft
  const [city, setCity] = useState(choices.city ?? '')
  // A choice shows at once, before the server has answered it.
  const chosen = choices.columns ?? []
  const columns = preview.columns.map(({ target }, at) =>
    chosen.length === preview.columns.length ? (chosen[at] ?? target) : target,
  )
  const problem = recordColumnsProblem(kind, columns)
  const review = useAction(async (change: Partial<RecordChoices>) => {
    const wanted = { ...choices, columns, ...change }
    onDraft({ file, choices: wanted, preview })
    const { data } = await previewRecords(kind, file, wanted)
    onDraft({ file, choices: { ...wanted, columns: data.columns.map(({ target }) => target) }, preview: data })
  })
  const choose = (change: Partial<RecordChoices>) => void review.run(change)
  return (
    <>
      <ImportSteps current={problem ? 'columns' : 'rows'} />
      <div className={styles.section} aria-busy={review.busy}>
        <p>{t('records.rows', { count: preview.rows, file: file.name })}</p>
        <ReadingFields
          reading={preview}
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
        <FieldFrame id={`${id}-city`} label={t('records.city')} width="middle" optional error={undefined}>
          <input
            id={`${id}-city`}
            className={field.control}
            type="text"
            autoComplete="off"
            maxLength={limits.text.line}
            value={city}
            onChange={(event) => setCity(event.target.value)}
            onBlur={() => city !== (choices.city ?? '') && choose({ city })}
          />
        </FieldFrame>
        {kind === 'vacancies' && !columns.includes('language') && (
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
          <RecordLines kind={kind} preview={preview} />
          {preview.counts.known > 0 && (
            <InstantChoice
              label={t('records.known_choice')}
              options={(['leave_out', 'complete'] as const).map((value) => ({
                value,
                label: t(`records.known_choice.${value}`),
              }))}
              value={choices.known ?? 'leave_out'}
              onChoose={(known) => choose({ known })}
            />
          )}
          {preview.counts.wrong > 0 && (
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={choices.wrong === 'leave_out'}
                onChange={(event) => choose({ wrong: event.target.checked ? 'leave_out' : 'stop' })}
              />
              {t('imports.leave_out_wrong', { count: preview.counts.wrong })}
            </label>
          )}
          <Start kind={kind} draft={draft} busy={review.busy} onDraft={onDraft} />
        </div>
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
  const whyNot =
    preview.plan !== ''
      ? undefined
      : preview.encoding?.is_certain === false
        ? 'encoding'
        : counts.wrong > 0 && choices.wrong !== 'leave_out'
          ? 'wrong'
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
            {t(`records.why_not.${whyNot}`)}
          </p>
        )}
      </div>
    </>
  )
}

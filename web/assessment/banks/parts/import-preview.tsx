import type { ImportView } from '#domain/assessment/banks/banks.contract.ts'
import { type ImportOutcome, importOutcomes } from '#domain/assessment/banks/import.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useImport } from '../banks.queries.ts'
import styles from './bank.module.css'

const tones = { new: 'green', changed: 'yellow', same: 'stone', skipped: 'stone', wrong: 'red' } as const

interface Props {
  id: string
  file: File
  language: Language
  preview: ImportView
  onClose(): void
}

/** The outcome of each entry of a file, and the button that imports them. */
export function ImportPreview({ id, file, language, preview, onClose }: Props) {
  const t = useText()
  const banner = useBanner()
  const { bring } = useImport(id)
  const { busy, refusal, run } = useAction(async () => {
    const { success_message } = await bring({ file, language }, preview.plan)
    banner.success(success_message)
    onClose()
  })
  const { counts } = preview
  const work = (counts.new ?? 0) + (counts.changed ?? 0)
  const left = (counts.wrong ?? 0) + (counts.skipped ?? 0)
  return (
    <>
      {/* The pressed button has disappeared, so the heading takes the focus. */}
      <h3 ref={takeFocus} tabIndex={-1}>
        {t('banks.import_preview')}
      </h3>
      <ul className={styles.counts}>
        {importOutcomes.map((outcome) => (
          <li key={outcome}>
            <StatusWord tone={counts[outcome] ? tones[outcome] : 'stone'}>
              {t('banks.outcome_count', { outcome: t(`banks.outcome.${outcome}`), count: counts[outcome] ?? 0 })}
            </StatusWord>
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <MessageBox tone={counts.wrong ? 'error' : 'info'}>
          {t('banks.import_leaves', { count: left })} {counts.wrong ? t('banks.import_wrong') : null}
        </MessageBox>
      ) : (
        work === 0 && <MessageBox>{t('banks.import_nothing')}</MessageBox>
      )}
      <FileNotes notes={preview.notes} />
      <Lines lines={preview.lines.filter(({ outcome }) => outcome !== 'same')} />
      <RefusalMessage refusal={refusal} />
      <div className={styles.buttons}>
        {work > 0 && (
          <Button busy={busy} onClick={() => void run()}>
            {t('banks.import_apply', { count: work })}
          </Button>
        )}
        <Button tone="quiet" onClick={onClose}>
          {t('banks.import_another')}
        </Button>
      </div>
    </>
  )
}

function Lines({ lines }: { lines: ImportView['lines'] }) {
  const t = useText()
  const wireText = useWireText()
  if (lines.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable
    <section className={styles.frame} aria-label={t('banks.import_preview')} tabIndex={0}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {t('banks.import_line')}
            </th>
            <th scope="col">{t('banks.import_outcome')}</th>
            <th scope="col">{t('banks.question')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, outcome, question, reasons, notes, lacks }) => (
            <tr key={line}>
              <th scope="row" className={styles.number}>
                {line}
              </th>
              <td>
                <Outcome outcome={outcome} />
              </td>
              <td>
                {question}
                {[...reasons, ...notes].map((reason) => (
                  <div key={reason}>
                    <em>{wireText(reason)}</em>
                  </div>
                ))}
                {(outcome === 'new' || outcome === 'changed') && (
                  <div>
                    <WillBeReady lacks={lacks} />
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Whether tests may ask the question after the import. */
function WillBeReady({ lacks }: Pick<ImportView['lines'][number], 'lacks'>) {
  const t = useText()
  const listed = useListWords()
  if (lacks.length === 0) return <em>{t('banks.import_ready')}</em>
  const words = listed(lacks.map((lack) => t(`questions.lacks.${lack}`)))
  return <StatusWord tone="yellow">{t('banks.import_not_ready', { lacks: words })}</StatusWord>
}

/** The parts of the file that are not imported. */
function FileNotes({ notes }: Pick<ImportView, 'notes'>) {
  const t = useText()
  const wireText = useWireText()
  if (notes.length === 0) return null
  return (
    <>
      <h4 className={styles.notes}>{t('banks.import_notes')}</h4>
      <ul>
        {notes.map(({ note, values }) => (
          <li key={note}>{wireText(note, { names: values.join(', ') })}</li>
        ))}
      </ul>
    </>
  )
}

function Outcome({ outcome }: { outcome: ImportOutcome }) {
  const t = useText()
  return <StatusWord tone={tones[outcome]}>{t(`banks.outcome.${outcome}`)}</StatusWord>
}

import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { completesKnown, type KnownChoice } from '#domain/people/imports/completion.rules.ts'
import { dateOrders } from '#domain/people/imports/dates.rules.ts'
import type { ImportPreview } from '#domain/people/imports/import-preview.contract.ts'
import type { ImportChoices } from '#domain/people/imports/imports.contract.ts'
import { saveFile } from '../../../platform/client/save-file.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { InstantChoice } from '../../../platform/forms/choice-fields.tsx'
import { SearchSelect } from '../../../platform/forms/search-select.tsx'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { HiddenRows } from '../../../platform/imports/hidden-rows.tsx'
import styles from '../../../platform/imports/imports.module.css'
import { sentOrKept } from '../../../platform/session/kept-mail.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { useChoices } from '../../users/users.queries.ts'
import { downloadWrongLines, useImportChanges } from '../imports.queries.ts'
import { Completions } from './completions.tsx'
import { ExampleCompany } from './example-company.tsx'
import { ConsentDecision, Consents } from './import-consents.tsx'
import { KnownDecision } from './known-decision.tsx'
import { MailTimes } from './mail-times.tsx'
import { Barred, FileNotes, FirstRows, Interpreted, OutcomeCounts, Problems, Repeated, SamePhones } from './preview-tables.tsx'

interface Props {
  id: string
  preview: ImportPreview
  choices: ImportChoices
  /** Whether the server does not have the last decision yet. */
  busy: boolean
  onDecide(change: Partial<ImportChoices>): void
}

/** What an import would do, the decisions about it, and the button that starts it. */
export function ImportPreviewPart({ id, preview, choices, busy, onDecide }: Props) {
  const t = useText()
  const { counts } = preview
  const wrong = counts.wrong ?? 0
  return (
    <div className={styles.wide}>
      {/* The pressed button has disappeared, so the heading takes the focus. */}
      <h2 ref={takeFocus} tabIndex={-1}>
        {t('imports.preview')}
      </h2>
      <OutcomeCounts counts={counts} />
      {preview.asks_date_order && (
        <div className={styles.options}>
          <InstantChoice
            label={t('imports.date_order')}
            hint={t('imports.date_order_hint')}
            options={dateOrders.map((value) => ({ value, label: t(`imports.date_order.${value}`) }))}
            value={choices.date_order}
            onChoose={(date_order) => onDecide({ date_order })}
          />
        </div>
      )}
      <div className={styles.options}>
        <HiddenRows rows={preview.hidden_rows} value={choices.hidden} onChoose={(hidden) => onDecide({ hidden })} />
      </div>
      <Problems problems={preview.problems} />
      {wrong > 0 && (
        <>
          <WrongLines id={id} />
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={choices.wrong === 'leave_out'}
              onChange={(event) => onDecide({ wrong: event.target.checked ? 'leave_out' : 'stop' })}
            />
            {t('imports.leave_out_wrong', { count: wrong })}
          </label>
        </>
      )}
      <Interpreted interpreted={preview.interpreted} />
      <Completions completions={preview.completions} />
      <Repeated repeated={preview.repeated} />
      <SamePhones same_phone={preview.same_phone} />
      <Barred no_contact={preview.no_contact} />
      <Consents {...preview} />
      <FirstRows rows={preview.rows} />
      <FileNotes preview={preview} />
      <Decisions preview={preview} choices={choices} onDecide={onDecide} />
      <Start id={id} preview={preview} choices={choices} busy={busy} />
    </div>
  )
}

function WrongLines({ id }: { id: string }) {
  const t = useText()
  const { language } = useLanguage()
  const { busy, refusal, run } = useAction(async () => saveFile(await downloadWrongLines(id, language)))
  return (
    <>
      <Button tone="quiet" icon={<IconDownload size={20} aria-hidden="true" />} busy={busy} onClick={() => void run()}>
        {t('imports.download_wrong')}
      </Button>
      <RefusalMessage refusal={refusal} />
    </>
  )
}

/** Vacancy, people who exist already, and consent. */
function Decisions({ preview, choices, onDecide }: Pick<Props, 'preview' | 'choices' | 'onDecide'>) {
  const t = useText()
  const mayFillVacancies = useMay({ module: 'candidates', item: 'change' })
  const [vacancy, setVacancy] = useState(choices.vacancy)
  const found = useChoices('activeJobs', vacancy)
  return (
    <div className={styles.options}>
      {mayFillVacancies && (
        <div>
          <SearchSelect
            label={t('imports.vacancy')}
            placeholder={t('imports.vacancy_choose')}
            {...found}
            onChoose={(option) => {
              setVacancy(option?.value ?? '')
              onDecide({ vacancy: option?.value ?? '', ...(!option && { known: withoutBoard(choices.known) }) })
            }}
          />
          <p className={styles.soft}>
            {preview.on_board > 0 ? t('imports.on_board', { count: preview.on_board }) : t('imports.vacancy_hint')}
          </p>
        </div>
      )}
      {(preview.counts.known ?? 0) > 0 && <KnownDecision choices={choices} onDecide={onDecide} />}
      {preview.consents.open > 0 && <ConsentDecision choices={choices} onDecide={onDecide} />}
      {preview.to_ask > 0 && <p>{t(sentOrKept('imports.to_ask', 'imports.to_ask_kept'), { count: preview.to_ask })}</p>}
      {preview.without_email > 0 && <p>{t('imports.without_email', { count: preview.without_email })}</p>}
      {preview.to_ask + preview.consents.held > 0 && <MailTimes choices={choices} onDecide={onDecide} />}
      {preview.to_ask + preview.without_email > 0 && <p className={styles.soft}>{t('imports.term_hint')}</p>}
    </div>
  )
}

/** The choice for known people once there is no vacancy to add them to. */
const withoutBoard = (known: KnownChoice): KnownChoice => (completesKnown(known) ? 'complete' : 'leave_out')

/** Starts the import, or says why it cannot start. */
function Start({ id, preview, choices, busy }: Pick<Props, 'id' | 'preview' | 'choices' | 'busy'>) {
  const t = useText()
  const number = useNumber()
  const { run } = useImportChanges(id)
  const { counts, plan } = preview
  const [added, wrong, completed] = [counts.new ?? 0, counts.wrong ?? 0, preview.completions.count]
  // The page shows then that the import runs; a banner about its start would stay when it has ended.
  const start = useAction(() => run(plan, wrong))
  const whyNot = whyNotNow(preview, choices)
  if (whyNot === 'nobody')
    return (
      <>
        <RefusalMessage refusal={start.refusal} />
        <p className={styles.soft}>{t('imports.why_not.nobody')}</p>
      </>
    )
  return (
    <>
      <ExampleCompany names={preview.example_names} />
      <RefusalMessage refusal={start.refusal} />
      <div className={styles.buttons}>
        <Button
          busy={start.busy || busy}
          disabled={whyNot !== undefined}
          aria-describedby={whyNot && `${id}-why`}
          onClick={() => void start.run()}
        >
          {added > 0 && completed > 0
            ? t('imports.run_both', { added: number(added), completed: number(completed) })
            : added > 0
              ? t('imports.run', { count: added })
              : completed > 0
                ? t('imports.run_complete', { count: completed })
                : t(preview.on_board > 0 ? 'imports.run_known' : 'imports.run_declined')}
        </Button>
        {whyNot && (
          <p id={`${id}-why`} className={styles.soft}>
            {t(`imports.why_not.${whyNot}`)}
          </p>
        )}
      </div>
    </>
  )
}

function whyNotNow(
  { counts, plan, on_board, completions, consents, asks_date_order, hidden_rows }: ImportPreview,
  choices: ImportChoices,
): 'wrong' | 'date_order' | 'hidden' | 'consents' | 'nobody' | undefined {
  if (hidden_rows.length > 0 && choices.hidden === '') return 'hidden'
  if ((counts.new ?? 0) + (counts.declined ?? 0) + on_board + completions.count === 0) return 'nobody'
  if ((counts.wrong ?? 0) > 0 && choices.wrong === 'stop') return 'wrong'
  if (consents.needs_declaration && !choices.consent_declared && !(asks_date_order && choices.date_order === ''))
    return 'consents'
  return plan === '' ? 'date_order' : undefined
}

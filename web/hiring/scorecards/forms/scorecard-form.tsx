import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { boardWithCard } from '#domain/hiring/board/board.screens.ts'
import { type OwnScorecard, type ScorecardInput, scorecardForm } from '#domain/hiring/scorecards/scorecards.contract.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { type KeptDraft, useDraftSaving, useKeptDraft } from '../hooks/use-draft-saving.ts'
import { discardDraft, saveDraft, submitScorecard } from '../scorecards.queries.ts'
import { CriterionFields } from './criterion-fields.tsx'
import { QuestionNotes } from './question-notes.tsx'
import styles from './scorecard-form.module.css'

interface Props {
  card: string
  of: OwnScorecard
  onReload(): void
}

/** What a form of a scorecard begins with. Questions that the kit asks no more keep their notes. */
function valuesOf({ kit, own }: OwnScorecard) {
  const questions = questionsOf({ kit, own })
  return {
    criteria: kit.criteria.map(({ uuid: criterion }) => {
      const given = own.criteria.find((one) => one.criterion === criterion)
      return { criterion, point: given?.point ? String(given.point) : '', note: given?.note ?? '' }
    }),
    notes: questions.map(({ uuid: question }) => ({
      question,
      note: own.notes.find((one) => one.question === question)?.note ?? '',
    })),
    summary: own.summary,
    version: own.version,
  } satisfies ScorecardInput
}

function questionsOf({ kit, own }: Pick<OwnScorecard, 'kit' | 'own'>) {
  const asked = kit.questions.map((question) => ({ ...question, gone: false }))
  const gone = own.notes.filter(({ question }) => !asked.some(({ uuid }) => uuid === question))
  return [...asked, ...gone.map(({ question: uuid, text }) => ({ uuid, text, gone: true }))]
}

/** The one screen of an interview: questions with notes, criteria with points, and a summary. Drafts keep by themselves (SCO-02). */
export function ScorecardForm({ card, of: found, onReload }: Props) {
  const t = useText()
  const wireText = useWireText()
  const banner = useBanner()
  const navigate = useNavigate()
  const [of] = useState(found)
  const { kit, own, stage, person, vacancy } = of
  const place = { card, stage }
  const draft = useKeptDraft(own.version)
  const leave = () => navigate(boardWithCard(vacancy.uuid, { card, name: person.name }, 'details'))
  const submit = async (input: ScorecardInput) => {
    draft.stopped.current = true
    await draft.running.current
    return submitScorecard(place, { ...input, version: draft.version.current }).catch((error: unknown) => {
      draft.stopped.current = false
      throw error
    })
  }
  return (
    <FormShell
      // Another version of the draft, from another device, is not overlaid by what this browser kept before it.
      name={`scorecard:${card}:${stage}:${own.version}`}
      schema={scorecardForm}
      initial={valuesOf(of)}
      submit={submit}
      onDone={({ success_message }) => {
        banner.success(success_message)
        void leave()
      }}
    >
      <p className={styles.about}>{t(own.state === 'submitted' ? 'scorecards.submitted_note' : 'scorecards.blind_note')}</p>
      <div className={styles.parts}>
        {questionsOf(of).length > 0 && <QuestionNotes questions={questionsOf(of)} />}
        <div className={styles.rating}>
          <CriterionFields kit={kit} />
          <TextAreaField name="summary" label={t('scorecards.summary')} hint={t('scorecards.summary_hint')} rows={3} optional />
        </div>
      </div>
      <FormEnd
        label={t(own.state === 'submitted' ? 'scorecards.save_changes' : 'scorecards.submit')}
        long
        explain={({ code }) =>
          code === 'errors.stale' || code === 'scorecards.kit_changed' ? (
            <>
              {wireText(code)}
              <Button tone="quiet" size="small" onClick={onReload}>
                {t('common.reload')}
              </Button>
            </>
          ) : undefined
        }
      >
        <End of={of} card={card} draft={draft} onReload={onReload} onDiscarded={leave} />
      </FormEnd>
    </FormShell>
  )
}

interface EndProps extends Props {
  draft: KeptDraft
  onDiscarded(): void
}

/** Beside the button that submits: how much is rated, whether the draft is stored, and the way to discard it. */
function End({ of: { kit, own, stage, person }, card, draft, onReload, onDiscarded }: EndProps) {
  const t = useText()
  const criteria = useWatch<ScorecardInput, 'criteria'>({ name: 'criteria' })
  const count = criteria.filter(({ point }) => point !== '' && point !== null).length
  return (
    <>
      <span className={styles.soft}>{t('scorecards.rated', { count, total: kit.criteria.length })}</span>
      {own.state !== 'submitted' && (
        <DraftState place={{ card, stage }} draft={draft} name={person.name} onReload={onReload} onDiscarded={onDiscarded} />
      )}
    </>
  )
}

interface DraftProps extends Pick<EndProps, 'draft' | 'onReload' | 'onDiscarded'> {
  place: { readonly card: string; readonly stage: OwnScorecard['stage'] }
  name: string
}

function DraftState({ place, draft, name, onReload, onDiscarded }: DraftProps) {
  const t = useText()
  const banner = useBanner()
  const { reset } = useFormContext<ScorecardInput>()
  const [asking, setAsking] = useState(false)
  const { state, again } = useDraftSaving(draft, async (values) => (await saveDraft(place, values)).data)
  const onConfirm = async () => {
    draft.stopped.current = true
    await draft.running.current
    banner.success((await discardDraft(place)).success_message)
    // Also the draft of the browser goes.
    reset()
    setAsking(false)
    onDiscarded()
  }
  const hasDraft = state !== 'none' || draft.version.current > 0
  return (
    <>
      <span role="status" className={state === 'failed' || state === 'elsewhere' ? styles.wrong : styles.soft}>
        {state === 'saving' && t('scorecards.saving')}
        {state === 'saved' && t('scorecards.saved')}
        {state === 'failed' && t('scorecards.not_saved')}
        {state === 'elsewhere' && t('scorecards.elsewhere')}
      </span>
      {state === 'failed' && (
        <Button tone="quiet" size="small" onClick={again}>
          {t('scorecards.save_again')}
        </Button>
      )}
      {state === 'elsewhere' && (
        <Button tone="quiet" size="small" onClick={onReload}>
          {t('common.reload')}
        </Button>
      )}
      {hasDraft && (
        <Button tone="bare" size="small" deletes aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('scorecards.draft_discard')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('scorecards.draft_discard')}
        confirmLabel={t('scorecards.draft_discard')}
        onCancel={() => setAsking(false)}
        onConfirm={onConfirm}
      >
        <p>{t('scorecards.draft_discard_text', { name })}</p>
      </ConfirmDialog>
    </>
  )
}

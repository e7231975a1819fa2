import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { type DraftForm, draftForm, type VacancyDraft } from '#domain/hiring/vacancy-drafts/vacancy-drafts.contract.ts'
import { asRefusal } from '../../../platform/client/api-refusal.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useDraftChanges } from '../vacancy-drafts.queries.ts'

/** Keeps the vacancy of the form around it as a draft, which needs its title alone, and leaves for the list. */
export function SaveDraft({ draft }: { draft: VacancyDraft | undefined }) {
  const t = useText()
  const banner = useBanner()
  const navigate = useNavigate()
  const form = useFormContext()
  const { keep } = useDraftChanges()
  const { busy, run } = useAction(async () => {
    const { name_job, ...fields } = form.getValues()
    const title = draftForm.shape.name_job.safeParse(name_job)
    if (!title.success) {
      form.setError('name_job', { type: 'server', message: title.error.issues[0]?.message ?? '' })
      return form.setFocus('name_job')
    }
    const given = Object.entries(fields).filter(([, value]) => value !== undefined)
    try {
      const { success_message } = await keep(
        { name_job: title.data, fields: Object.fromEntries(given) as DraftForm['fields'] },
        draft,
      )
      // Nothing is left to lose: the form lets the page go.
      flushSync(() => form.reset(form.getValues()))
      banner.success(success_message, { name: title.data })
      void navigate(vacancyScreens.staffVacancies.to())
    } catch (error) {
      const refusal = asRefusal(error)
      if (refusal.code === 'errors.stale') banner.error('vacancy_drafts.stale')
      else banner.refusal(refusal)
    }
  })
  return (
    // The field keeps the focus, as under the button that sends: an error that goes would move the button away under the pointer.
    <Button tone="quiet" busy={busy} onMouseDown={(event) => event.preventDefault()} onClick={() => void run()}>
      {t('vacancy_drafts.save')}
    </Button>
  )
}

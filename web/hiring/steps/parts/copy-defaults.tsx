import { defaultSteps, stepScreens } from '#domain/hiring/steps/steps.screens.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useStepChanges, useSteps } from '../steps.queries.ts'

/** Brings the steps of new vacancies into this one, and leads to their page. */
export function CopyDefaults({ list }: { list: string }) {
  const t = useText()
  const banner = useBanner()
  const defaults = useSteps(defaultSteps)
  const { copy } = useStepChanges(list)
  const { busy, run } = useAction(() =>
    copy().then(
      ({ success_message }) => banner.success(success_message),
      (error) => banner.refusal(error),
    ),
  )
  const hasSome = (defaults.data?.steps.length ?? 0) > 0
  return (
    <>
      {hasSome && (
        <Button tone="quiet" busy={busy} onClick={() => void run()}>
          {t('steps.copy')}
        </Button>
      )}
      <LinkButton tone="quiet" to={stepScreens.defaultSteps.to()}>
        {t('steps.default_open')}
      </LinkButton>
    </>
  )
}

import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs'
import { useNavigate } from 'react-router'
import { reportScreens } from '#domain/assessment/reports/reports.screens.ts'
import type { ResultView } from '#domain/assessment/results/results.contract.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useTestChanges } from '../results.queries.ts'

interface Props {
  result: ResultView
  back: string
  /** The question on screen, which the menu opens. */
  dialog: RareAction | undefined
  close(): void
}
export type RareAction = 'reset' | 'remove'

/** The rare actions that editors of users have, for the menu of the page: reset the test and remove the skill (USR-06). */
export function rareActionsOf({ may, attempt }: ResultView): readonly RareAction[] {
  if (!may.change || attempt?.state === 'running') return []
  return attempt && !attempt.archived_at ? ['reset', 'remove'] : ['remove']
}

/** The prints of a result, and the questions before its rare actions (RES-01). */
export function ResultActions({ result, back, dialog, close }: Props) {
  const t = useText()
  const banner = useBanner()
  const navigate = useNavigate()
  const { reset, remove } = useTestChanges()
  const { attempt, user, skill } = result
  const names = { name: fullName(user.name, user.lastname), skill: skill.name }
  const isOver = attempt !== null && attempt.state !== 'running'
  const report = `${reportScreens.resultReport.to({ uuid: result.uuid })}?attempt=${attempt?.uuid}`
  return (
    <>
      {isOver && (
        <>
          <LinkButton
            tone="quiet"
            to={report}
            target="_blank"
            title={t('results.print_hint')}
            icon={<IconPrinter size={20} aria-hidden="true" />}
          >
            {t('results.print')}
          </LinkButton>
          <LinkButton
            tone="quiet"
            to={`${report}&for=client`}
            target="_blank"
            title={t('reports.client_description')}
            icon={<IconUserShare size={20} aria-hidden="true" />}
          >
            {t('reports.client_version')}
          </LinkButton>
        </>
      )}
      <ConfirmDialog
        open={dialog === 'reset'}
        title={t('results.reset_question')}
        confirmLabel={t('results.reset_confirm')}
        onCancel={close}
        onConfirm={async () => {
          if (!attempt) return
          banner.success((await reset(result, attempt.uuid)).success_message)
          close()
        }}
      >
        <p>{t('results.reset_hint', names)}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog === 'remove'}
        title={t('results.remove_skill')}
        confirmLabel={t('results.remove_skill_confirm')}
        onCancel={close}
        onConfirm={async () => {
          banner.success((await remove(result)).success_message)
          await navigate(back)
        }}
      >
        <p>{t('results.remove_skill_question', names)}</p>
      </ConfirmDialog>
    </>
  )
}

import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { reportScreens } from '#domain/assessment/reports/reports.screens.ts'
import type { ResultView } from '#domain/assessment/results/results.contract.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useTestChanges } from '../results.queries.ts'

/** Actions on a result: print; for editors of users also reset the test and remove the skill (RES-01, USR-06). */
export function ResultActions({ result, back }: { result: ResultView; back: string }) {
  const t = useText()
  const banner = useBanner()
  const navigate = useNavigate()
  const { reset, remove } = useTestChanges()
  const [dialog, setDialog] = useState<'reset' | 'remove'>()
  const { attempt, may, user, skill } = result
  const names = { name: fullName(user.name, user.lastname), skill: skill.name }
  const isOver = attempt !== null && attempt.state !== 'running'
  const close = () => setDialog(undefined)
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
      {may.change && isOver && !attempt.archived_at && (
        <Button
          tone="quiet"
          icon={<IconRotateClockwise size={20} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setDialog('reset')}
        >
          {t('results.reset')}
        </Button>
      )}
      {may.change && attempt?.state !== 'running' && (
        <Button
          tone="quiet"
          deletes
          icon={<IconTrash size={20} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setDialog('remove')}
        >
          {t('results.remove_skill')}
        </Button>
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

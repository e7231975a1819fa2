import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useState } from 'react'
import type { ApplicationView } from '#domain/hiring/applications/applications.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextNaming } from '../../../platform/i18n/text-in.tsx'
import button from '../../../platform/ui/button.module.css'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { PopoverMenu } from '../../../platform/ui/popover-menu.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useReloadApplications, withdraw } from '../applications.queries.ts'

interface Props {
  uuid: string
  job: ApplicationView['jobs']
  /** The button no longer exists then, so the page moves the focus. */
  onDone(): void
}

/** Withdraws an application after the candidate has confirmed it (SPEC-62). */
export function Withdrawing({ uuid, job, onDone }: Props) {
  const t = useText()
  const banner = useBanner()
  const reload = useReloadApplications()
  const [asking, setAsking] = useState(false)
  const onConfirm = async () => {
    await withdraw(uuid)
    banner.success('applications.withdraw_done')
    setAsking(false)
    await reload()
    onDone()
  }
  return (
    <>
      <PopoverMenu
        opener={<IconDots size={20} aria-hidden="true" />}
        openerClass={button.icon}
        label={t('common.actions_of', { name: job.name_job })}
      >
        <li>
          <button
            type="button"
            aria-label={t('applications.withdraw_named', { job: job.name_job })}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => {
              currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              setAsking(true)
            }}
          >
            {t('applications.withdraw')}
          </button>
        </li>
      </PopoverMenu>
      <ConfirmDialog
        open={asking}
        title={t('applications.withdraw')}
        confirmLabel={t('applications.withdraw_confirm')}
        cancelLabel={t('applications.withdraw_back')}
        onConfirm={onConfirm}
        onCancel={() => setAsking(false)}
      >
        <p>
          <TextNaming text="applications.withdraw_question" name={job.name_job} language={job.language} />
        </p>
      </ConfirmDialog>
    </>
  )
}

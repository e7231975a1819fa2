import IconClockPlus from '@tabler/icons-react/dist/esm/icons/IconClockPlus.mjs'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUserCog from '@tabler/icons-react/dist/esm/icons/IconUserCog.mjs'
import { type ReactNode, useState } from 'react'
import type { UserProfile } from '#domain/users/user-profile.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { DeletionDialog } from '../forms/deletion-dialog.tsx'
import { ExtraTimeDialog } from '../forms/extra-time-dialog.tsx'
import { SuggestionDialog } from '../forms/suggestion-dialog.tsx'
import { FlagButtons } from './flag-buttons.tsx'

type Open = 'suggest' | 'time' | 'role' | 'delete'

interface Props {
  user: UserProfile
  /** Gives the person another role. */
  roleDialog(open: boolean, onClose: () => void): ReactNode
}

/** What who may change users does with a person (USR-04, USR-05). Nobody deletes themselves, or changes their own role. */
export function ProfileActions({ user, roleDialog }: Props) {
  const t = useText()
  const [open, setOpen] = useState<Open>()
  const session = useSession()
  const isOneself = session.status === 'user' && session.user.uuid === user.uuid
  const close = () => setOpen(undefined)
  const opens = (what: Open) => ({ 'aria-haspopup': 'dialog', onClick: () => setOpen(what) }) as const
  return (
    <>
      <FlagButtons user={user} />
      <Button tone="quiet" icon={<IconMailForward size={20} aria-hidden="true" />} {...opens('suggest')}>
        {t('users.suggest')}
      </Button>
      <Button tone="quiet" icon={<IconClockPlus size={20} aria-hidden="true" />} {...opens('time')}>
        {t('users.extra_time')}
      </Button>
      {!isOneself && (
        <>
          <Button tone="quiet" icon={<IconUserCog size={20} aria-hidden="true" />} {...opens('role')}>
            {t('roles.change_role')}
          </Button>
          <Button tone="quiet" icon={<IconTrash size={20} aria-hidden="true" />} {...opens('delete')}>
            {t('users.delete')}
          </Button>
        </>
      )}
      <SuggestionDialog user={user} open={open === 'suggest'} onClose={close} />
      <ExtraTimeDialog user={user} open={open === 'time'} onClose={close} />
      {roleDialog(open === 'role', close)}
      <DeletionDialog user={user} open={open === 'delete'} onClose={close} />
    </>
  )
}

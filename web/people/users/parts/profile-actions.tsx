import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClockPlus from '@tabler/icons-react/dist/esm/icons/IconClockPlus.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import IconMailOff from '@tabler/icons-react/dist/esm/icons/IconMailOff.mjs'
import IconTablePlus from '@tabler/icons-react/dist/esm/icons/IconTablePlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUserCog from '@tabler/icons-react/dist/esm/icons/IconUserCog.mjs'
import IconUserStar from '@tabler/icons-react/dist/esm/icons/IconUserStar.mjs'
import { type ReactNode, useRef, useState } from 'react'
import type { UserProfile } from '#domain/people/users/user-profile.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay, useSession } from '../../../platform/session/use-session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { WideWords } from '../../../platform/ui/wide-words.tsx'
import { AddToVacancyDialog } from '../forms/add-to-vacancy-dialog.tsx'
import { ContactDialog } from '../forms/contact-dialog.tsx'
import { DeletionDialog } from '../forms/deletion-dialog.tsx'
import { ExtraTimeDialog } from '../forms/extra-time-dialog.tsx'
import { OwnerDialog } from '../forms/owner-dialog.tsx'
import { SuggestionDialog } from '../forms/suggestion-dialog.tsx'
import { HiredButton, useAvailability } from './flag-buttons.tsx'
import styles from './user-profile.module.css'

type Open = 'menu' | 'suggest' | 'vacancy' | 'time' | 'contact' | 'owner' | 'role' | 'correct' | 'delete'

interface Props {
  user: UserProfile
  /** Renders the dialog that gives the person another role. */
  roleDialog(open: boolean, onClose: () => void): ReactNode
  /** Renders the dialog that corrects the person's data. */
  correctionDialog(open: boolean, onClose: () => void): ReactNode
}

/**
 * The actions of staff on a person (USR-04, USR-05): buttons suggest a vacancy and mark as hired, a menu has the rest, also
 * the suggestion to a person who must not be contacted (CON-02). Nobody can
 * delete themselves or change their own role.
 */
export function ProfileActions({ user, roleDialog, correctionDialog }: Props) {
  const t = useText()
  const [open, setOpen] = useState<Open>()
  const session = useSession()
  const { change: mayChange, delete: mayDelete } = user.may
  const isOneself = session.status === 'user' && session.user.uuid === user.uuid
  const mayAdd = useMay({ module: 'candidates', item: 'change' })
  // Nobody writes to this person: the entry of the menu says why.
  const suggests = !user.no_contact
  const menu = useRef<HTMLButtonElement>(null)
  const close = () => {
    // A dialog opened from the menu would return focus to a menu item, which is gone.
    if (open !== 'suggest' || !suggests) requestAnimationFrame(() => menu.current?.focus())
    setOpen(undefined)
  }
  const availability = useAvailability(user)
  const entry = (what: Exclude<Open, 'menu'>, icon: ReactNode, label: string) => (
    <Button tone="bare" deletes={what === 'delete'} icon={icon} aria-haspopup="dialog" onClick={() => setOpen(what)}>
      {label}
    </Button>
  )
  return (
    <>
      {mayChange && (
        <>
          {suggests && (
            <Button icon={<IconMailForward {...drawn} />} aria-haspopup="dialog" onClick={() => setOpen('suggest')}>
              {t('users.suggest')}
            </Button>
          )}
          <HiredButton user={user} />
        </>
      )}
      <Button ref={menu} tone="quiet" icon={<IconDots {...drawn} />} aria-haspopup="dialog" onClick={() => setOpen('menu')}>
        <WideWords>{t('users.more_actions')}</WideWords>
      </Button>
      <ModalShell light open={open === 'menu'} title={t('users.actions_for', { name: user.fullname })} onClose={close}>
        <div className={styles.menu}>
          {mayChange && (
            <>
              <Button
                tone="bare"
                autoFocus
                busy={availability.busy}
                icon={user.avalaible_strut === 'Y' ? <IconCheck {...drawn} /> : <span className={styles.unmarked} />}
                aria-pressed={user.avalaible_strut === 'Y'}
                onClick={() => void availability.toggle().then(close)}
              >
                {t('users.available')}
              </Button>
              {!suggests && entry('suggest', <IconMailForward {...drawn} />, t('users.suggest'))}
              {!isOneself && entry('correct', <IconEdit {...drawn} />, t('corrections.title'))}
              {entry('owner', <IconUserStar {...drawn} />, t('users.owner_change'))}
              {entry('contact', <IconMailOff {...drawn} />, t(user.no_contact ? 'users.contact_again' : 'users.no_contact'))}
              {entry('time', <IconClockPlus {...drawn} />, t('users.extra_time'))}
              {!isOneself && entry('role', <IconUserCog {...drawn} />, t('roles.change_role'))}
            </>
          )}
          {mayAdd && entry('vacancy', <IconTablePlus {...drawn} />, t('applications.add'))}
          {mayDelete && !isOneself && entry('delete', <IconTrash {...drawn} />, t('users.delete'))}
        </div>
      </ModalShell>
      <SuggestionDialog user={user} open={open === 'suggest'} onClose={close} />
      <AddToVacancyDialog people={open === 'vacancy' ? [user] : undefined} onClose={close} />
      <ExtraTimeDialog user={user} open={open === 'time'} onClose={close} />
      <OwnerDialog people={open === 'owner' ? [user] : undefined} onClose={close} />
      <ContactDialog user={user} open={open === 'contact'} onClose={close} />
      {roleDialog(open === 'role', close)}
      {correctionDialog(open === 'correct', close)}
      <DeletionDialog user={user} open={open === 'delete'} onClose={close} />
    </>
  )
}

const drawn = { size: 20, 'aria-hidden': true } as const

import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { Suspense, useState } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { WideWords } from '../../../platform/ui/wide-words.tsx'
import { useTeam } from '../members.queries.ts'
import { Initials } from './initials.tsx'
import styles from './team-line.module.css'

const TeamDialog = lazyPart(() => import('../forms/team-dialog.tsx'))

/** How many members stand beside the owner. */
const shownMembers = 5
/** On a phone the initials and the icon say enough, and the cards below need the height. */
const narrow = '(width < 40rem)'
const icon = <IconUsers size={18} aria-hidden="true" />

interface Props {
  vacancy: { readonly uuid: string; readonly name: string }
  /** On one line with other facts: the owner's name is the button that changes the team. */
  short?: boolean
}

/** The owner and the members of a vacancy, with the dialog that changes them (TEA-01). */
export default function TeamLine({ vacancy, short = false }: Props) {
  const t = useText()
  /** Undefined until the dialog was opened once. */
  const [changing, setChanging] = useState<boolean>()
  const { data: team } = useTeam(vacancy.uuid)
  if (!team) return <Space short={short} />
  const { owner, members, may } = team
  const more = members.length - shownMembers
  const ownerName = owner?.fullname ?? t('members.no_owner')
  const isButton = short && may.change
  return (
    <span className={short ? `${styles.line} ${styles.short}` : styles.line}>
      {short ? (
        <span className="visually-hidden">{t('members.owner')}:</span>
      ) : (
        <WideWords narrow={narrow}>{t('members.owner')}:</WideWords>
      )}
      {owner && <Initials of={owner} lead />}
      {isButton && (
        <Button
          size="small"
          tone="bare"
          className={styles.change}
          title={t('members.change')}
          aria-label={`${ownerName}: ${t('members.change')}`}
          aria-haspopup="dialog"
          onClick={() => setChanging(true)}
        >
          <span className={styles.name}>{ownerName}</span>
          {icon}
        </Button>
      )}
      {!isButton &&
        (owner ? (
          <span aria-hidden="true" className={styles.name}>
            {ownerName}
          </span>
        ) : (
          <strong>{ownerName}</strong>
        ))}
      {members.length > 0 && (
        <>
          <span className="visually-hidden">{t('members.members')}:</span>
          {members.slice(0, shownMembers).map((member) => (
            <Initials key={member.uuid} of={member} />
          ))}
          {more > 0 && <span>{t('members.more', { count: more })}</span>}
        </>
      )}
      {may.change && !short && (
        <Button size="small" tone="bare" icon={icon} aria-haspopup="dialog" onClick={() => setChanging(true)}>
          <WideWords narrow={narrow}>{t('members.change')}</WideWords>
        </Button>
      )}
      {changing !== undefined && (
        <Suspense>
          <TeamDialog vacancy={vacancy} team={changing ? team : undefined} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </span>
  )
}

/** Keeps the place of the line, so that a card does not move under the mouse when the team arrives. */
function Space({ short }: { short: boolean }) {
  const t = useText()
  return (
    <span className={`${styles.line} ${styles.space}`}>
      {!short && <WideWords narrow={narrow}>{t('members.owner')}:</WideWords>}
      <Initials of={{ uuid: '', fullname: '' }} lead />
      <span className={styles.name}>{t('members.no_owner')}</span>
      <Button size="small" tone="bare" icon={icon} className={short ? styles.change : undefined}>
        {!short && <WideWords narrow={narrow}>{t('members.change')}</WideWords>}
      </Button>
    </span>
  )
}

import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { Candidate } from '#domain/people/candidate-search/candidate-search.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { ShownFile } from '../../../platform/files/shown-file.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { IconButton } from '../../../platform/ui/button.tsx'
import { PersonFacts } from '../../../platform/ui/person-parts.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { useUser } from '../../users/users.queries.ts'
import { useSettled } from '../hooks/use-settled.ts'
import styles from './candidate-preview.module.css'

/** A held arrow key passes people without reading about each of them. */
const readsAfterMs = 150

interface Props {
  person: Candidate
  /** Shows the person of the row before or after; undefined at an end of the page. */
  onBefore: (() => void) | undefined
  onAfter: (() => void) | undefined
  onClose(): void
  /** What can be done with the person. */
  children?: ReactNode
}

/** A person beside the list in which they were found (CVS-07): address, tags, CV. */
export function CandidatePreview({ person: { uuid, fullname, email, place }, onBefore, onAfter, onClose, children }: Props) {
  const t = useText()
  const id = useId()
  const settled = useSettled(uuid, readsAfterMs)
  return (
    <aside className={styles.preview} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} title={fullname}>
          {fullname}
        </h2>
        <IconButton
          label={t('pool.preview_before')}
          disabled={!onBefore}
          aria-keyshortcuts="ArrowUp"
          onClick={() => onBefore?.()}
        >
          <IconChevronUp size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('pool.preview_after')} disabled={!onAfter} aria-keyshortcuts="ArrowDown" onClick={() => onAfter?.()}>
          <IconChevronDown size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('common.close')} aria-keyshortcuts="Escape" onClick={onClose}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <p className={styles.facts} role="status">
        <span className="visually-hidden">{fullname}. </span>
        {[email, place].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.actions}>
        {children}
        <Link to={userScreens.userProfile.to({ uuid })} target="_blank" title={t('users.new_tab')}>
          {t('board.profile')}
        </Link>
      </div>
      {settled === uuid ? <KnownPerson key={uuid} uuid={uuid} /> : <Skeleton height="24rem" />}
    </aside>
  )
}

function KnownPerson({ uuid }: Pick<Candidate, 'uuid'>) {
  const t = useText()
  const user = useUser(uuid)
  return (
    <>
      <PersonFacts person={uuid} heading="h3" />
      <AsyncSection query={user} skeleton={<Skeleton height="24rem" />}>
        {({ cv }) => (cv ? <ShownFile {...cv} /> : <p className={styles.facts}>{t('board.no_cv')}</p>)}
      </AsyncSection>
    </>
  )
}

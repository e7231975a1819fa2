import { Link } from 'react-router'
import { avatarInitial } from '#domain/hiring/board/board.rules.ts'
import type { ComparedPerson } from '#domain/hiring/comparison/comparison.contract.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './comparison.module.css'

/** The head of a column: initial, name and stage, or what became of the person since they were chosen. */
export function PersonHead({ person: { uuid, name, lastname, state, of } }: { person: ComparedPerson }) {
  const t = useText()
  const who = fullName(name, lastname)
  return (
    <th scope="col" data-stage={of?.stage} data-state={state}>
      <span className={styles.person}>
        <span className={styles.avatar} aria-hidden="true">
          {avatarInitial({ name, email: '–' })}
        </span>
        {state === 'gone' ? (
          <span className={styles.name}>{t('comparison.someone_gone')}</span>
        ) : (
          <Link to={userScreens.userProfile.to({ uuid })} target="_blank" title={who} className={styles.name}>
            {who}
          </Link>
        )}
      </span>
      <span className={styles.stage}>
        {of ? t(`board.stage.${of.stage}`) : state !== 'here' && t(`comparison.state.${state}`)}
      </span>
    </th>
  )
}

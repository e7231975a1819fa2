import type { UserWithSkills } from '#domain/people/users/users.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './printed-user.module.css'

/** One row of the printed table: name, address and skills with experience and the status of the test. */
export function PrintedUser({ user: { fullname, email, skills } }: { user: UserWithSkills }) {
  const t = useText()
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {fullname}
      </th>
      <td>{email}</td>
      <td>
        {skills.length === 0 ? (
          t('users.no_skills')
        ) : (
          <ul>
            {skills.map((skill) => (
              <li key={skill.name}>
                {[skill.name, skill.experience_time, skill.status_test > 0 && t('users.tested')].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}

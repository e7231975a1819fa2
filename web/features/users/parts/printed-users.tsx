import type { UserWithSkills } from '#domain/users/users.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './printed-users.module.css'

/** Name, address and skills beside each other, with experience and whether the test is done. */
export function PrintedUsers({ users }: { users: readonly UserWithSkills[] }) {
  const t = useText()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('users.print_title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('users.name')}</th>
          <th scope="col">{t('users.email')}</th>
          <th scope="col">{t('users.skills')}</th>
        </tr>
      </thead>
      <tbody>
        {users.map(({ uuid, fullname, email, skills }) => (
          <tr key={uuid}>
            <th scope="row">{fullname}</th>
            <td>{email}</td>
            <td>
              {skills.length === 0 ? (
                t('users.no_skills')
              ) : (
                <ul className={styles.skills}>
                  {skills.map((skill) => (
                    <li key={skill.name}>
                      {[skill.name, skill.experience_time, skill.status_test > 0 && t('users.tested')]
                        .filter(Boolean)
                        .join(' · ')}
                    </li>
                  ))}
                </ul>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

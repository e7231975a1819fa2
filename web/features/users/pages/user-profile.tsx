import type { UserProfile } from '#domain/users/user-profile.contract.ts'
import { userScreens } from '#domain/users/users.screens.ts'
import { vacancyScreens } from '#domain/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import lines from '../../../platform/ui/titled-records.module.css'
import { Education, Portfolio, References, Work } from '../../profile/parts/entered.tsx'
import { OutsideLink } from '../../profile/parts/outside-link.tsx'
import { RoleDialog } from '../../roles/forms/role-dialog.tsx'
import { useRoleName } from '../../roles/parts/role-name.ts'
import { Applications } from '../parts/applications.tsx'
import { Contact } from '../parts/contact.tsx'
import { DeletedUser } from '../parts/deleted-user.tsx'
import { HeldSkills } from '../parts/held-skills.tsx'
import { ProfileActions } from '../parts/profile-actions.tsx'
import styles from '../parts/user-profile.module.css'
import { useUser } from '../users.queries.ts'
import type { Route } from './+types/user-profile.ts'

/** /admin/users/profile/{uuid}/{applied?}/{jobsId?}: all that a person entered, and what staff do with them (USR-03, USR-04). */
export default function UserProfilePage({ params }: Route.ComponentProps) {
  const t = useText()
  const query = useUser(params.uuid)
  const seesUsers = useMay({ module: 'users', item: 'view' })
  const { data: user } = query
  const back = params.jobsId
    ? { to: vacancyScreens.applicants.to({ id: params.jobsId }), label: t('users.back_to_applicants') }
    : seesUsers
      ? { to: userScreens.users.to(), label: t('users.back') }
      : undefined
  return (
    <div className="page">
      <PageHead title={user?.fullname ?? t('users.profile_title')} {...(back && { back })}>
        {user?.may.change && (
          <ProfileActions
            user={user}
            roleDialog={(open, onClose) => <RoleDialog person={open ? user : undefined} onClose={onClose} />}
          />
        )}
      </PageHead>
      <AsyncSection query={query}>
        {(loaded) => (loaded.deletion ? <DeletedUser user={loaded} deletion={loaded.deletion} /> : <Profile user={loaded} />)}
      </AsyncSection>
    </div>
  )
}

function Profile({ user }: { user: UserProfile }) {
  const t = useText()
  const roleName = useRoleName()
  return (
    <div className={styles.profile}>
      <div className={styles.aside}>
        <Contact
          user={user}
          role={roleName({ name: user.role, built_in: user.built_in })}
          website={<OutsideLink to={user.user_detail.website} />}
        />
        <HeldSkills user={user} />
        <Applications jobs={user.user_jobs} />
      </div>
      <div className={styles.main}>
        <section>
          <h2>{t('users.about')}</h2>
          <p className={lines.text}>{user.user_detail.about_me || t('users.nothing')}</p>
        </section>
        <Work records={user.experience} />
        <Education records={user.professional} />
        <Portfolio records={user.portfolio} />
        <References records={user.reference} />
      </div>
    </div>
  )
}

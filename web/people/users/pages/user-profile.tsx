import { Fragment, Suspense, useState } from 'react'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import type { UserJob, UserProfile } from '#domain/people/users/user-profile.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import Notepad from '../../../hiring/application-notes/parts/notepad.tsx'
import { useRecordOpening } from '../../../hiring/applications/applications.queries.ts'
import { CardTimeline } from '../../../hiring/board/dialogs/parts/card-timeline.tsx'
import ReplyActions from '../../../hiring/replies/parts/reply-actions.tsx'
import { useAction } from '../../../platform/client/use-action.ts'
import { FilePanel } from '../../../platform/files/file-panel.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { PersonEvidence, PersonFacts, PersonNotes } from '../../../platform/ui/person-parts.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import lines from '../../../platform/ui/titled-records.module.css'
import { CorrectionDialog } from '../../corrections/forms/correction-dialog.tsx'
import { Education, Portfolio, References, Work } from '../../profile/parts/entered.tsx'
import { OutsideLink } from '../../profile/parts/outside-link.tsx'
import { RoleDialog } from '../../roles/forms/role-dialog.tsx'
import { useRoleName } from '../../roles/parts/role-name.ts'
import { ApplicationNotes } from '../parts/application-notes.tsx'
import { Applications } from '../parts/applications.tsx'
import { Contact } from '../parts/contact.tsx'
import { DeletedUser } from '../parts/deleted-user.tsx'
import { HeldConsent } from '../parts/held-consent.tsx'
import { HeldSkills } from '../parts/held-skills.tsx'
import { ProfileActions } from '../parts/profile-actions.tsx'
import { Registered } from '../parts/registered.tsx'
import styles from '../parts/user-profile.module.css'
import { WithoutConsent } from '../parts/without-consent.tsx'
import { type CardToWriteTo, readBoardCard, useApplicationCard, useReadCardsAgain, useUser } from '../users.queries.ts'
import type { Route } from './+types/user-profile.ts'

const Writing = lazyPart(() => import('../../../hiring/candidate-emails/forms/stage-email-dialog.tsx'))

/** /admin/users/profile/:uuid/:applied?/:jobsId?: all that a person entered, with the actions of staff (USR-03, USR-04). */
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
  const mayAdd = useMay({ module: 'candidates', item: 'change' })
  return (
    <div className="page">
      <PageHead title={user?.fullname ?? t('users.profile_title')} {...(back && { back })}>
        {user && (user.may.change || user.may.delete || mayAdd) && (
          <ProfileActions
            user={user}
            roleDialog={(open, onClose) => <RoleDialog person={open ? user : undefined} onClose={onClose} />}
            correctionDialog={(open, onClose) => <CorrectionDialog person={open ? user : undefined} onClose={onClose} />}
          />
        )}
      </PageHead>
      <AsyncSection query={query}>
        {(loaded) =>
          loaded.deletion ? (
            <DeletedUser user={loaded} deletion={loaded.deletion} />
          ) : (
            <Profile user={loaded} vacancy={params.jobsId} />
          )
        }
      </AsyncSection>
    </div>
  )
}

/** `vacancy` is the vacancy whose applicants linked here: its notes are open. */
function Profile({ user, vacancy }: { user: UserProfile; vacancy: string | undefined }) {
  useRecordOpening({ person: user.uuid })
  const t = useText()
  const listed = useListWords()
  const mayWrite = useMay({ module: 'candidates', item: 'change' })
  const [writingTo, setWritingTo] = useState<CardToWriteTo>()
  const opening = useAction(async (application: string) => setWritingTo(await readBoardCard(application)))
  const readAgain = useReadCardsAgain()
  const { about_me: about } = user.user_detail
  const sections = [
    {
      key: 'users.about',
      filled: about !== '',
      content: (
        <section>
          <h2>{t('users.about')}</h2>
          <p className={lines.text}>{about}</p>
        </section>
      ),
    },
    { key: 'users.experience', filled: user.experience.length > 0, content: <Work records={user.experience} /> },
    { key: 'users.education', filled: user.professional.length > 0, content: <Education records={user.professional} /> },
    { key: 'users.portfolio', filled: user.portfolio.length > 0, content: <Portfolio records={user.portfolio} /> },
    { key: 'users.references', filled: user.reference.length > 0, content: <References records={user.reference} /> },
  ] as const
  const empty = sections.filter(({ filled }) => !filled).map(({ key }) => t(key))
  return (
    <div className={styles.profile}>
      <Aside user={user} />
      <div className={styles.work}>
        <PersonNotes person={user.uuid} heading="h2" />
        <Applications
          jobs={user.user_jobs}
          writing={(job) =>
            mayWrite && (
              <Button
                tone="quiet"
                size="small"
                busy={opening.busy}
                aria-haspopup="dialog"
                onClick={() => void opening.run(job.uuid)}
              >
                {t('board.write')}
              </Button>
            )
          }
          notes={(job) => (
            <ApplicationNotes job={job} open={job.jobs.uuid === vacancy}>
              <NotesAndHistory person={user.uuid} job={job} />
            </ApplicationNotes>
          )}
        />
        <RefusalMessage refusal={opening.refusal} />
      </div>
      <div className={styles.main}>
        {user.cv && <FilePanel label={t('users.cv')} file={user.cv} />}
        {sections.map(({ key, filled, content }) => filled && <Fragment key={key}>{content}</Fragment>)}
        {empty.length > 0 && <p className={lines.soft}>{t('users.empty_sections', { names: listed(empty) })}</p>}
      </div>
      {writingTo && (
        <Suspense fallback={null}>
          <Writing
            {...writingTo}
            name={user.fullname}
            onSent={readAgain}
            onStale={() => void opening.run(writingTo.card.uuid_element)}
            onClose={() => setWritingTo(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

interface Application {
  person: string
  job: UserJob
}

function NotesAndHistory({ person, job }: Application) {
  const t = useText()
  const mayWrite = useMay({ module: 'candidates', item: 'change' })
  const known = useApplicationCard(job.uuid)
  return (
    <>
      <Notepad candidate={person} vacancy={job.jobs.uuid} stage={job.stage} mayWrite={mayWrite} />
      <h4>{t('board.timeline')}</h4>
      <AsyncSection query={known} skeleton={<Skeleton height="6rem" />}>
        {({ timeline }) => <CardTimeline entries={timeline} actions={mayWrite ? ReplyActions : undefined} />}
      </AsyncSection>
    </>
  )
}

/** Contact, consents, data and skills of the person. */
function Aside({ user }: { user: UserProfile }) {
  const roleName = useRoleName()
  return (
    <div className={styles.aside}>
      {user.registered && <Registered account={user.own_account} due={user.consent_due_at} />}
      {user.consent_due_at && !user.registered && (
        <WithoutConsent person={user} due={user.consent_due_at} mayAsk={user.may.change} />
      )}
      <Contact
        user={user}
        role={roleName({ name: user.role, built_in: user.built_in })}
        website={<OutsideLink to={user.user_detail.website} />}
      />
      {user.held_consent && <HeldConsent of={user.held_consent} />}
      <PersonFacts person={user.uuid} heading="h2" />
      <HeldSkills user={user} />
      <PersonEvidence person={user.uuid} heading="h2" />
    </div>
  )
}

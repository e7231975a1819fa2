import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import type { ReactNode } from 'react'
import { formatDate } from '#domain/kernel/dates.ts'
import type { UserProfile } from '#domain/people/users/user-profile.contract.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { TextWith } from '../../../platform/i18n/text-in.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { DownloadButton } from '../../../platform/ui/button.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { FileName } from '../../../platform/ui/file-name.tsx'
import { FileSize } from '../../../platform/ui/file-size.tsx'
import { PhoneLink } from '../../../platform/ui/phone-link.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import lines from '../../../platform/ui/titled-records.module.css'
import { Marks } from './marks.tsx'

/** A person's name, contact details, CV and flags. */
export function Contact({ user, role, website }: { user: UserProfile; role: string; website: ReactNode }) {
  const t = useText()
  const { language } = useLanguage()
  const details = user.user_detail
  const place = [
    details.address,
    details.address2,
    details.apartment,
    details.zip_code,
    details.city,
    details.state,
    details.country,
  ]
  const fact = (name: string, value: string) => (value ? ([name, value] as const) : null)
  return (
    <section aria-label={t('users.contact')}>
      <p className={lines.line}>
        <Marks of={user} />
      </p>
      {user.no_contact_since && (
        <p className={lines.soft}>
          <TextWith
            text="users.no_contact_since"
            values={{ date: <ShownDate at={user.no_contact_since} />, reason: user.no_contact_reason }}
          />
        </p>
      )}
      {!user.no_contact_since && user.no_contact_reason && (
        <p className={lines.soft}>{t('users.contact_allowed_by', { reason: user.no_contact_reason })}</p>
      )}
      <Cv of={user.cv} />
      <FactList
        facts={[
          [
            t('users.email'),
            user.email ? (
              <span key="email" className={lines.line}>
                <a href={`mailto:${user.email}`}>{user.email}</a>
                {!user.confirmed && <Badge tone="yellow">{t('users.unconfirmed')}</Badge>}
                {user.new_address && (
                  <small className={lines.soft}>
                    {t('corrections.pending_until', {
                      address: user.new_address.address,
                      date: formatDate(user.new_address.due_at, language),
                    })}
                  </small>
                )}
              </span>
            ) : (
              t('intake.no_email')
            ),
          ],
          user.personal_phone ? [t('personal.personal_phone'), <PhoneLink key="phone" phone={user.personal_phone} />] : null,
          fact(t('personal.home_phone'), details.home_phone),
          fact(t('personal.date_of_birth'), details.date_of_birth && formatDate(details.date_of_birth, language, 'UTC')),
          fact(t('personal.address'), place.filter(Boolean).join(', ')),
          details.website ? [t('personal.website'), website] : null,
          [t('users.language'), t(`users.language.${user.language}`)],
          [
            t('users.role'),
            <span key="role" className={lines.line}>
              {role}
              {user.waiting_role && <Badge tone="yellow">{t('roles.waiting_role', { role: user.waiting_role })}</Badge>}
            </span>,
          ],
          fact(t('members.owner'), user.owner?.fullname ?? ''),
          user.added_by ? [t('intake.added_by_whom'), user.added_by] : null,
          fact(t('intake.source_note'), user.source_note),
          [t('users.created_at'), <ShownDate key="created" at={user.created_at} />],
          user.extra_time > 0 ? [t('users.extra_time'), `${user.extra_time} %`] : null,
        ]}
      />
    </section>
  )
}

function Cv({ of: cv }: { of: UserProfile['cv'] }) {
  const t = useText()
  return cv ? (
    <p className={lines.line}>
      <DownloadButton
        tone="quiet"
        size="small"
        href={cv.file}
        target="_blank"
        rel="noreferrer"
        icon={<IconFileText size={18} aria-hidden="true" />}
      >
        <TextWith text="personal.cv_open" values={{ name: <FileName name={cv.name} /> }} />
      </DownloadButton>
      <small className={lines.soft}>
        <FileSize bytes={cv.bytes} /> · <ShownDate at={cv.uploaded_at} />
      </small>
    </p>
  ) : (
    <p className={lines.soft}>{t('users.no_cv')}</p>
  )
}

import type { UserRowView } from '#domain/people/users/users.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { ConsentMark, NoContactMark, RegisteredMark } from '../../../platform/ui/consent-mark.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'

type Marked = Pick<UserRowView, 'avalaible_strut' | 'hired_strut'> &
  Partial<Pick<UserRowView, 'consent_due_at' | 'registered' | 'no_contact'>>

/** Whether `Marks` says something about a person. */
export function hasMarks({
  no_contact,
  registered,
  consent_due_at: due,
  hired_strut: hired,
  avalaible_strut: available,
}: Marked): boolean {
  return Boolean(no_contact || registered || due) || hired === 'Y' || available !== 'Y'
}

/**
 * That a person must not be contacted (CON-02), is hired, is not available, or has not consented yet (SPEC-77). Of most people it says nothing.
 */
export function Marks({ of }: { of: Marked }) {
  return (
    <>
      {of.no_contact && (
        <StatusWord tone="red">
          <NoContactMark />
        </StatusWord>
      )}
      <State of={of} />
    </>
  )
}

function State({ of }: { of: Marked }) {
  const t = useText()
  const [available, hired] = [of.avalaible_strut === 'Y', of.hired_strut === 'Y']
  if (of.registered)
    return (
      <StatusWord tone="yellow">
        <RegisteredMark />
      </StatusWord>
    )
  if (of.consent_due_at)
    return (
      <StatusWord tone="red">
        <ConsentMark due={of.consent_due_at} />
      </StatusWord>
    )
  return (
    <>
      {hired && <StatusWord tone="green">{t('users.hired')}</StatusWord>}
      {!hired && !available && <StatusWord tone="stone">{t('users.unavailable')}</StatusWord>}
    </>
  )
}

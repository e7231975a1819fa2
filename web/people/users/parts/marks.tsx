import type { UserRowView } from '#domain/people/users/users.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'

/** Badges for whether a person is hired and available. */
export function Marks({ of }: { of: Pick<UserRowView, 'avalaible_strut' | 'hired_strut'> }) {
  const t = useText()
  const [available, hired] = [of.avalaible_strut === 'Y', of.hired_strut === 'Y']
  return (
    <>
      {hired && <StatusWord tone="green">{t('users.hired')}</StatusWord>}{' '}
      {available && <StatusWord tone="yellow">{t('users.available')}</StatusWord>}
      {!hired && !available && <StatusWord tone="stone">{t('users.unavailable')}</StatusWord>}
    </>
  )
}

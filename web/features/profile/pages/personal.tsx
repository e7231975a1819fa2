import { useText } from '../../../platform/i18n/language.tsx'
import { UnconfirmedAddress } from '../../../platform/session/own-address.tsx'
import { useIsCandidate, usePersonal } from '../../../platform/session/own-record.ts'
import { Notice } from '../../../platform/ui/notice.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { PersonalForm } from '../forms/personal-form.tsx'
import { OwnCv } from '../parts/own-cv.tsx'

/** /profile: personal data, and a candidate's CV (PRO-02). */
export default function Personal() {
  const t = useText()
  const personal = usePersonal().data?.data
  const isCandidate = useIsCandidate()
  if (!personal) return null
  return (
    <>
      <PageHead title={t('personal.title')} description={t('personal.description')} />
      {isCandidate && <UnconfirmedAddress />}
      {!personal.complete && <Notice>{t('profile.incomplete')}</Notice>}
      {isCandidate && <OwnCv />}
      <PersonalForm personal={personal} />
    </>
  )
}

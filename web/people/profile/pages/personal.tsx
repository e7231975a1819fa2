import { useText } from '../../../platform/i18n/language.tsx'
import { UnconfirmedAddress } from '../../../platform/session/own-address.tsx'
import { usePersonal } from '../../../platform/session/own-record.ts'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { OwnCorrections } from '../../corrections/parts/own-corrections.tsx'
import { PendingAddress } from '../../corrections/parts/pending-address.tsx'
import { PersonalForm } from '../forms/personal-form.tsx'
import { OwnCv } from '../parts/own-cv.tsx'

/** /profile: a candidate's personal data and CV (PRO-02). */
export default function Personal() {
  const t = useText()
  const personal = usePersonal().data?.data
  if (!personal) return null
  return (
    <>
      <PageHead title={t('personal.title')} description={t('personal.description')} />
      <UnconfirmedAddress changedHere />
      <PendingAddress />
      {!personal.complete && <MessageBox>{t('profile.incomplete')}</MessageBox>}
      <OwnCv />
      <PersonalForm personal={personal} />
      <OwnCorrections />
    </>
  )
}

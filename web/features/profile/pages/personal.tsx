import { useText } from '../../../platform/i18n/language.tsx'
import { Notice } from '../../../platform/ui/notice.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { PersonalForm } from '../forms/personal-form.tsx'
import { usePersonal } from '../profile.queries.ts'

/** /profile: personal data and the CV (PRO-02). */
export default function Personal() {
  const t = useText()
  const personal = usePersonal().data?.data
  if (!personal) return null
  return (
    <>
      <PageHead title={t('personal.title')} description={t('personal.description')} />
      {!personal.complete && <Notice>{t('profile.incomplete')}</Notice>}
      <p>
        {personal.file ? (
          <a href={personal.file} target="_blank" rel="noreferrer">
            {t('personal.cv_open')}
          </a>
        ) : (
          t('personal.cv_none')
        )}
      </p>
      <PersonalForm personal={personal} />
    </>
  )
}

import { useRevalidator } from 'react-router'
import { z } from 'zod'
import { logoExtensions } from '#domain/kernel/file-kinds.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useLogo } from '../../../platform/pages/company.ts'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useLogoChanges } from '../content.queries.ts'
import styles from './logo-form.module.css'

const schema = z.object({})
const files = { file: { kinds: logoExtensions, required: 'banks.error.file_required' } }

/** Sets the company's logo, or the product's default (SPEC-59). */
export function LogoForm() {
  const t = useText()
  const banner = useBanner()
  const logo = useLogo()
  const { change, remove } = useLogoChanges()
  const { revalidate } = useRevalidator()
  const removal = useAction(async () => {
    banner.success((await remove()).success_message)
    await revalidate()
  })
  return (
    <section className={styles.logo} aria-labelledby="logo">
      <h2 id="logo">{t('site.logo_title')}</h2>
      <p>{t(logo ? 'site.logo_now' : 'site.logo_none')}</p>
      {logo && <img src={logo} alt={t('site.logo_title')} className={styles.present} />}
      <RecordForm
        key={logo}
        name="logo"
        schema={schema}
        initial={{}}
        files={files}
        submit={(_, upload) => change(upload)}
        nameOf={() => ''}
        onDone={() => void revalidate()}
        submitLabel={t('site.logo_save')}
      >
        <FileField name="file" label={t('site.logo_file')} hint={t('site.logo_hint')} kinds={logoExtensions} />
      </RecordForm>
      {logo && (
        <>
          <RefusalMessage refusal={removal.refusal} />
          <Button tone="quiet" deletes busy={removal.busy} onClick={() => void removal.run()}>
            {t('site.logo_remove')}
          </Button>
        </>
      )}
    </section>
  )
}

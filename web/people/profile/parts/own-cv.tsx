import { useRef, useState } from 'react'
import { cvFile, cvForm } from '#domain/people/profile/cv.contract.ts'
import { CvField } from '../../../platform/forms/cv-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { FileSize } from '../../../platform/ui/file-size.tsx'
import { OwnDate } from '../../../platform/ui/shown-date.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { useCv, useReplaceCv } from '../files.queries.ts'
import { OpenFileText } from './open-file-text.tsx'
import styles from './own-cv.module.css'

const files = { file: cvFile }

/** The caller's CV with name, size and date; opens and replaces it. */
export function OwnCv() {
  const t = useText()
  const cv = useCv()
  const replace = useReplaceCv()
  const toggle = useRef<HTMLButtonElement>(null)
  const [replacing, setReplacing] = useState(false)
  return (
    <section id="cv" className={styles.cv} aria-labelledby="cv-title">
      <div className={styles.line}>
        <div>
          <h2 id="cv-title">{t('personal.cv_title')}</h2>
          <AsyncSection query={cv} skeleton={<Skeleton width="14rem" height="1.5em" />}>
            {(storedCv) =>
              storedCv ? (
                <p className={styles.file}>
                  <a href={storedCv.file} target="_blank" rel="noreferrer">
                    <OpenFileText words="personal.cv_open" name={storedCv.name} />
                  </a>
                  <small>
                    <FileSize bytes={storedCv.bytes} /> · <OwnDate at={storedCv.uploaded_at} />
                  </small>
                </p>
              ) : (
                <p className={styles.file}>{t('personal.cv_none')}</p>
              )
            }
          </AsyncSection>
        </div>
        <Button ref={toggle} tone="quiet" size="small" aria-expanded={replacing} onClick={() => setReplacing(!replacing)}>
          {t(replacing ? 'common.close' : cv.data ? 'personal.cv_replace' : 'personal.cv_add')}
        </Button>
      </div>
      {replacing && (
        <RecordForm
          name="cv"
          schema={cvForm}
          initial={{}}
          files={files}
          submit={(_, upload) => replace(upload)}
          nameOf={({ name }) => name}
          onDone={() => {
            setReplacing(false)
            toggle.current?.focus()
          }}
          submitLabel={t('personal.cv_save')}
        >
          <CvField
            name="file"
            label={t('personal.cv_file')}
            hint={cv.data ? t('personal.cv_replace_help') : undefined}
            kinds={cvFile.kinds}
          />
        </RecordForm>
      )}
    </section>
  )
}

import { useId } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import { DownloadButton } from '../../../platform/ui/button.tsx'
import styles from './passport.module.css'

interface Props {
  /** The path of each form; paper is for its candidate alone. */
  files: { paper?: string; wallet: string; png: string; svg: string; signed: string }
  hint: string
}

const names = [
  ['paper', 'passport.paper'],
  ['png', 'passport.picture_png'],
  ['wallet', 'passport.wallet'],
  ['svg', 'passport.picture_svg'],
  ['signed', 'passport.signed'],
] as const

/** The files of a credential, all of which state the same (PAS-03). */
export function CredentialFiles({ files, hint }: Props) {
  const t = useText()
  const id = useId()
  return (
    <div className={styles.parts}>
      <h3 id={id}>{t('passport.files')}</h3>
      <p className={styles.hint}>{hint}</p>
      <ul className={`${styles.list} ${styles.actions}`} aria-labelledby={id}>
        {names.map(([kind, name]) => {
          const path = files[kind]
          return (
            path && (
              <li key={kind}>
                <DownloadButton tone="quiet" size="small" href={path} download>
                  {t(name)}
                </DownloadButton>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import { useText } from '../i18n/language.tsx'
import styles from './form-sections.module.css'
import { FormTop } from './form-shell.tsx'

export interface FormSection {
  readonly title: string
  /** Takes the width of the page, as two languages side by side do. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/**
 * The fields of a long form of staff, in sections with a list of them at the left. A field is 336 px wide, a text 696 px (FORM-01).
 */
export function FormSections({ sections }: { sections: readonly FormSection[] }) {
  const t = useText()
  const id = useId()
  const show = (place: number) => {
    const heading = document.getElementById(`${id}-${place}`)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className={styles.form} data-sections data-list={sections.length > 1 || undefined}>
      {sections.length > 1 && (
        <nav className={styles.list} aria-label={t('common.form_sections')}>
          {sections.map(({ title }, place) => (
            <a
              key={title}
              href={`#${id}-${place}`}
              onClick={(event) => {
                // The address stays the same: a form with changes asks before its address changes.
                event.preventDefault()
                show(place)
              }}
            >
              {title}
            </a>
          ))}
        </nav>
      )}
      <div className={styles.sections}>
        <FormTop />
        {sections.map(({ title, wide, children }, place) => (
          <section key={title} className={styles.section} data-wide={wide} aria-labelledby={`${id}-${place}`}>
            <h2 id={`${id}-${place}`} tabIndex={-1}>
              {title}
            </h2>
            {children}
          </section>
        ))}
      </div>
    </div>
  )
}

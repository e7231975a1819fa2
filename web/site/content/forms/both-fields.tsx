import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Language, languages } from '#domain/kernel/languages.ts'
import type { ContentPart } from '#domain/kernel/site-contents.ts'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { FormSections } from '../../../platform/forms/form-sections.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { HeaderPreview } from '../parts/header-preview.tsx'
import { PreviewButton } from '../parts/preview-button.tsx'
import styles from './both-fields.module.css'
import { type BothForm, hasOwnValues, sharedFactsOf } from './both-languages.ts'
import { type ContentField, contentFields } from './content-fields.ts'
import { Fields } from './content-form.tsx'

/** A part in both languages side by side, below the facts that both share (SPEC-59). */
export function BothFields({ part }: { part: ContentPart }) {
  const facts: readonly string[] = sharedFactsOf(part)
  const fields = contentFields[part]
  const own = fields.filter(({ name }) => !facts.includes(name))
  const t = useText()
  const perLanguage = (
    <div className={styles.languages}>
      {languages.map((language) => (
        <InLanguage key={language} part={part} language={language} fields={own} />
      ))}
    </div>
  )
  if (facts.length === 0) return perLanguage
  return (
    <FormSections
      sections={[
        { title: t('site.shared'), children: <SharedFields fields={fields.filter(({ name }) => facts.includes(name))} /> },
        {
          title: t('site.by_language'),
          wide: true,
          children: (
            <>
              {part === 'company' && <HeaderPreview />}
              {perLanguage}
            </>
          ),
        },
      ]}
    />
  )
}

interface InLanguageProps {
  part: ContentPart
  language: Language
  fields: readonly ContentField[]
}

function InLanguage({ part, language, fields }: InLanguageProps) {
  const t = useText()
  const id = useId()
  const name = t(`site.language.${language}`)
  return (
    <section
      aria-labelledby={id}
      className={styles.language}
      style={{ gridRow: `span ${fields.length + 1}` }}
      data-fields-of={name}
    >
      <div className={styles.head}>
        <h2 id={id}>{name}</h2>
        <PreviewButton part={part} lang={language} />
      </div>
      <Fields base={language} fields={fields} lang={language} />
    </section>
  )
}

function SharedFields({ fields }: { fields: readonly ContentField[] }) {
  const t = useText()
  return (
    <>
      <p className={styles.about}>{t('site.shared_hint')}</p>
      <FieldGrid>
        {fields.map((field) => (
          <SharedField key={field.name} field={field} />
        ))}
      </FieldGrid>
    </>
  )
}

/** One field for both languages; when the values differ, a field for each and a button to use one value in both. */
function SharedField({ field }: { field: ContentField }) {
  const t = useText()
  const { setValue, getValues } = useFormContext()
  const form = useWatch() as BothForm
  if (!hasOwnValues(form, field.name)) return <Fields base="both" fields={[field]} />
  const writeInBoth = (language: Language) => {
    const changed = { shouldDirty: true, shouldTouch: true }
    setValue(`both.${field.name}`, getValues(`${language}.${field.name}`), changed)
    for (const each of languages) setValue(`${each}.${field.name}`, null, changed)
    requestAnimationFrame(() => document.getElementsByName(`both.${field.name}`)[0]?.focus())
  }
  return (
    <fieldset className={styles.apart}>
      <legend>{t(field.label)}</legend>
      <MessageBox>{t('site.apart')}</MessageBox>
      <div className={styles.values}>
        {languages.map((language) => (
          <div key={language} className={styles.value}>
            <Fields base={language} fields={[{ ...field, label: `site.language.${language}` }]} lang={language} />
            <Button
              tone="quiet"
              size="small"
              aria-label={`${t('site.use_in_both')}: ${t(field.label)}, ${t(`site.language.${language}`)}`}
              onClick={() => writeInBoth(language)}
            >
              {t('site.use_in_both')}
            </Button>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

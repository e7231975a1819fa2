import { Suspense, useId, useState } from 'react'
import type { Language } from '#domain/kernel/languages.ts'
import type { ContentPart } from '#domain/kernel/site-contents.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useVersion, useVersions } from '../content.queries.ts'

const ContentPreview = lazyPart(() => import('./content-preview.tsx'))

interface Props {
  part: ContentPart
  lang: Language
}

/** The versions of a part in a language, with author and time; each opens as a preview of its page (SPEC-59). */
export function ContentVersions({ part, lang }: Props) {
  const t = useText()
  const id = useId()
  const [shown, setShown] = useState<number>()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {t('site.versions')}, {t(`site.language.${lang}`)}
      </h2>
      <AsyncSection query={useVersions(part, lang)}>
        {(versions) => (
          <ul>
            {versions.map(({ version, changed_at, changed_by }) => (
              <li key={version}>
                <Button tone="bare" size="small" onClick={() => setShown(version)}>
                  {t('site.version_show', { version })}
                </Button>{' '}
                <ShownDate at={changed_at} withTime /> {changed_by}
              </li>
            ))}
          </ul>
        )}
      </AsyncSection>
      <ModalShell
        open={shown !== undefined}
        size="wide"
        title={t('policy.version', { version: shown ?? '' })}
        onClose={() => setShown(undefined)}
      >
        {shown !== undefined && <Version part={part} lang={lang} version={shown} />}
      </ModalShell>
    </section>
  )
}

function Version({ part, lang, version }: Props & { version: number }) {
  return (
    <AsyncSection query={useVersion(part, lang, version)}>
      {({ content }) => (
        <Suspense>
          <ContentPreview part={part} language={lang} content={content} />
        </Suspense>
      )}
    </AsyncSection>
  )
}

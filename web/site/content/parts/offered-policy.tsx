import { useState } from 'react'
import { languages } from '#domain/kernel/languages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useContentChanges, useContentInBoth, useShippedPolicy } from '../content.queries.ts'
import { isSameContent } from '../forms/both-languages.ts'
import { Paragraphs } from './paragraphs.tsx'

/** Offers the privacy policy that comes with the product to a site that has another one (PUB-05). */
export function OfferedPolicy() {
  const t = useText()
  const banner = useBanner()
  const shipped = useShippedPolicy()
  const { data: present } = useContentInBoth('privacy')
  const { save } = useContentChanges('privacy')
  const [isAsking, setAsking] = useState(false)
  if (!shipped || !present) return null
  const differing = languages.filter((language) => !isSameContent('privacy', shipped[language], present[language].content))
  if (differing.length === 0) return null
  const publish = async () => {
    for (const language of differing) await save(language, { content: shipped[language], version: present[language].version })
    setAsking(false)
    banner.success('site.changed')
  }
  return (
    <section>
      <h2>{t('site.offer')}</h2>
      <p>{t('site.offer_text')}</p>
      {differing.map((language) => (
        <details key={language}>
          <summary>{t('site.offer_read', { language: t(`site.language.${language}`) })}</summary>
          <div lang={language}>
            <Paragraphs text={shipped[language].intro} />
            {shipped[language].sections.map(({ title, text }) => (
              <section key={title}>
                <h3>{title}</h3>
                <Paragraphs text={text} />
              </section>
            ))}
          </div>
        </details>
      ))}
      <p>
        <Button tone="quiet" onClick={() => setAsking(true)}>
          {t('site.offer_publish')}
        </Button>
      </p>
      <ConfirmDialog
        open={isAsking}
        title={t('site.offer_publish')}
        confirmLabel={t('site.offer_publish')}
        onConfirm={publish}
        onCancel={() => setAsking(false)}
      >
        <p>{t('site.offer_question')}</p>
      </ConfirmDialog>
    </section>
  )
}

import { useRef } from 'react'
import { type Language, languages } from '#domain/kernel/languages.ts'
import type { ContentPart } from '#domain/kernel/site-contents.ts'
import { ApiRefusal, asRefusal } from '../../../platform/client/api-refusal.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useContentChanges, type useContentInBoth } from '../content.queries.ts'
import { type BothForm, contentIn, isSameContent, placeOf } from '../forms/both-languages.ts'

type Opened = NonNullable<ReturnType<typeof useContentInBoth>['data']>
type Saved = Record<Language, { readonly content: unknown; readonly version: number }>

/**
 * Saves the changed languages of a part, one after the other; an unchanged language gets no new version. When the second save is
 * refused, the first one stays, is announced, and is not sent again.
 */
export function useSaveBoth(part: ContentPart) {
  const t = useText()
  const banner = useBanner()
  const { save } = useContentChanges(part)
  const known = useRef<{ opened: Opened | undefined; stored: Saved }>(undefined)
  return async (form: BothForm, opened: Opened | undefined, overwrites: boolean) => {
    if (!known.current || known.current.opened !== opened) known.current = { opened, stored: { ...(opened as Saved) } }
    const { stored } = known.current
    const saved: Language[] = []
    for (const language of languages) {
      const content = contentIn(part, form, language)
      if (isSameContent(part, content, stored[language].content)) continue
      const version = overwrites ? undefined : stored[language].version
      try {
        const { data } = await save(language, { content, version } as Parameters<typeof save>[1])
        stored[language] = { content, version: data.version }
        saved.push(language)
      } catch (error) {
        const { status, code, errors, ...more } = asRefusal(error)
        for (const done of saved) banner.success('site.saved_part', { language: t(`site.language.${done}`) })
        const placed = Object.entries(errors).map(([field, keys]) => [placeOf(part, form, language, field), keys])
        throw new ApiRefusal(status, code, { ...more, errors: Object.fromEntries(placed) })
      }
    }
    return { success_message: saved.length > 0 ? ('site.changed' as const) : ('site.unchanged' as const), data: undefined }
  }
}

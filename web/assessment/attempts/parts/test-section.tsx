import type { ComponentProps } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { BackToSkills } from './back-to-skills.tsx'
import { TestHead } from './test-head.tsx'

/** Loads a section of a page without navigation. A failure still shows a heading and a link back. */
export function TestSection<Data>(props: ComponentProps<typeof AsyncSection<Data>>) {
  const t = useText()
  const failed = props.query.data === undefined && props.query.error !== null
  return (
    <>
      {failed && <TestHead>{t('attempts.title')}</TestHead>}
      <AsyncSection {...props} />
      {failed && <BackToSkills />}
    </>
  )
}

import { Link } from 'react-router'
import { contentScreens } from '#domain/site/content/contents.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { MessageBox } from '../../../platform/ui/message-box.tsx'

/** Warns that e-mails would be sent in the name of the example company; nothing once the company is entered. */
export function ExampleCompany({ names }: { names: readonly string[] }) {
  const t = useText()
  const list = useListWords()
  const mayEnter = useMay({ module: 'roles', item: 'change' })
  if (names.length === 0) return null
  return (
    <MessageBox>
      <div>
        {t('imports.example_company', { names: list(names) })}{' '}
        {mayEnter ? (
          <Link to={contentScreens.editContent.to({ part: 'company' })}>{t('imports.example_company_enter')}</Link>
        ) : (
          t('imports.example_company_ask')
        )}
      </div>
    </MessageBox>
  )
}

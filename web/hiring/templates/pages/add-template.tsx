import { useText } from '../../../platform/i18n/language.tsx'
import { TemplatePage } from '../forms/template-page.tsx'

/** /vacancies/admin/notifications/add. */
export default function AddTemplate() {
  const t = useText()
  return <TemplatePage title={t('templates.add')} />
}

import { useText } from '../../../platform/i18n/language.tsx'
import { TemplatePage } from '../forms/template-page.tsx'
import { useTemplate } from '../templates.queries.ts'
import type { Route } from './+types/edit-template.ts'

/** /vacancies/admin/notifications/edit/{uuid}. */
export default function EditTemplate({ params }: Route.ComponentProps) {
  const t = useText()
  return <TemplatePage title={t('templates.edit')} query={useTemplate(params.uuid)} />
}

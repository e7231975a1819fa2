import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { paths } from '../../../paths.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'

/** The way back to the staff's list. */
export function BackToVacancies() {
  const t = useText()
  return (
    <LinkButton tone="bare" size="small" to={paths.staffVacancies()} icon={<IconArrowLeft size={18} aria-hidden="true" />}>
      {t('vacancies.back_to_list')}
    </LinkButton>
  )
}

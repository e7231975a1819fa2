import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { MessagePage } from '../../../platform/shell/message-page.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'

/** Shown when the vacancy does not exist. It offers no retry, because a retry would not help. */
export function UnknownBoard() {
  const t = useText()
  return (
    <MessagePage title={t('board.unknown_title')} text={t('board.unknown_text')}>
      <LinkButton to={vacancyScreens.staffVacancies.to()}>{t('vacancies.back_to_list')}</LinkButton>
    </MessagePage>
  )
}

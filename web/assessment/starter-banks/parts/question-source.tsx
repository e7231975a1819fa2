import { useText } from '../../../platform/i18n/language.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { useQuestionSource } from '../starter-banks.queries.ts'

/** What proves the right answer of a question of a starter bank; nothing for other questions. */
export function QuestionSource({ id }: { id: string }) {
  const t = useText()
  const shown = useQuestionSource(id).data
  if (!shown) return null
  return (
    <MessageBox>
      <p>{t(`starter_banks.level.${shown.level}`)}</p>
      <p>
        {t('starter_banks.source')}: <span lang="en">{shown.source}</span>
      </p>
      {shown.is_changed && <p>{t('starter_banks.source_changed')}</p>}
    </MessageBox>
  )
}

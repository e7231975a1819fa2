import { useText } from '../../../platform/i18n/language.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { useQuestionSource } from '../starter-banks.queries.ts'

/** What proves the right answer of a question of a starter bank; nothing for other questions. */
export function QuestionSource({ id }: { id: string }) {
  const t = useText()
  const said = useQuestionSource(id).data
  if (!said) return null
  return (
    <MessageBox>
      <p>{t(`starter_banks.level.${said.level}`)}</p>
      <p>
        {t('starter_banks.source')}: <span lang="en">{said.source}</span>
      </p>
      {said.is_changed && <p>{t('starter_banks.source_changed')}</p>}
    </MessageBox>
  )
}

import type { QuestionView } from '#domain/assessment/questions/questions.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './printed-question.module.css'
import { skillNames } from './skill-names.ts'
import { Thumbnail } from './thumbnail.tsx'

/** Skill, question and answers with their pictures, and a mark on the correct answer. */
export function PrintedQuestion({ question }: { question: QuestionView }) {
  const t = useText()
  return (
    <tr>
      <td>{skillNames(question)}</td>
      <th scope="row" lang={question.language} className={styles.question}>
        {question.question}
        <Thumbnail of={question} />
      </th>
      <td>
        {question.type === 'text' ? (
          t('questions.type.text')
        ) : (
          <ol>
            {question.answers.map((answer) => (
              <li key={answer.uuid}>
                <span lang={question.language}>{answer.answer}</span>
                {answer.result && <strong> · {t('questions.correct')}</strong>}
                <Thumbnail of={answer} />
              </li>
            ))}
          </ol>
        )}
      </td>
    </tr>
  )
}

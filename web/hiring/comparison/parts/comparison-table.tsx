import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { boardWithCard } from '#domain/hiring/board/board.screens.ts'
import type { Compared, ComparedPerson, Comparison } from '#domain/hiring/comparison/comparison.contract.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { AnswerCell, RatedCell, ResultCell } from './compared-cells.tsx'
import { languagesOf } from './compared-languages.ts'
import styles from './comparison.module.css'
import { PersonHead } from './person-head.tsx'

interface Props {
  comparison: Comparison
}

/**
 * People as columns, what the vacancy asks as rows, all on one scale (SBS-01). A phone stacks the rows: below each skill its people, one a line,
 * so that their marks stand one below another.
 */
export function ComparisonTable({ comparison }: Props) {
  const t = useText()
  const caption = useId()
  const { people, skills, criteria, questions } = comparison
  const isRated = people.some(({ of }) => of?.blind || of?.scorecards.some(Boolean))
  const isEmpty = skills.length === 0 && questions.length === 0 && !isRated
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll a table that is wider than the window.
    <section className={styles.frame} aria-labelledby={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption id={caption} className="visually-hidden">
          {t('comparison.title')}
        </caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {people.map((person) => (
              <PersonHead key={person.uuid} person={person} />
            ))}
          </tr>
        </thead>
        {skills.length > 0 && <SkillRows comparison={comparison} />}
        {isRated && (
          <Rows title={t('comparison.interviews')} people={people}>
            {[...skills.map(({ name }) => name), ...criteria].map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a criterion may have the name of a skill.
              <Row key={`${place} ${name}`} name={name} people={people} isLeftOut={(of) => !of.blind && !of.scorecards[place]}>
                {(of) => <RatedCell name={name} rated={of.scorecards[place] ?? null} blind={of.blind} />}
              </Row>
            ))}
          </Rows>
        )}
        {questions.length > 0 && (
          <Rows title={t('comparison.answers')} people={people}>
            {questions.map(({ text, kind }, place) => (
              <Row key={text} name={text} people={people}>
                {(of) => <AnswerCell kind={kind} answer={of.answers[place] ?? null} />}
              </Row>
            ))}
          </Rows>
        )}
        <DecisionRows comparison={comparison} />
      </table>
      {isEmpty && <p className={styles.soft}>{t('comparison.nothing_asked')}</p>}
    </section>
  )
}

function SkillRows({ comparison: { people, skills } }: Props) {
  const t = useText()
  return (
    <Rows title={t('comparison.skills')} people={people}>
      {skills.map(({ name, has_test: hasTest }, place) => {
        const isMixed = languagesOf(people, place).size > 1
        return (
          <Row key={name} name={name} people={people}>
            {({ results, below }, person) => (
              <ResultCell
                skill={name}
                person={person}
                result={results[place]}
                hasTest={hasTest}
                isBelowBest={below[place] === true}
                showLanguage={isMixed}
              />
            )}
          </Row>
        )
      })}
    </Rows>
  )
}

/** Notes, CV, and the card of the board, where the stage changes and an e-mail is written. */
function DecisionRows({ comparison: { people, vacancy } }: Props) {
  const t = useText()
  const cardOf = ({ card }: Compared, name: string, show: 'notes' | 'details') =>
    boardWithCard(vacancy.uuid, { card, name }, show)
  return (
    <Rows title={t('comparison.decide')} people={people}>
      <Row name={t('comparison.cv')} people={people}>
        {({ cv }, name) =>
          cv ? (
            <a href={cv} target="_blank" rel="noreferrer" aria-label={t('comparison.cv_of', { name })}>
              {t('comparison.cv')}
            </a>
          ) : (
            <span className={styles.soft}>{t('comparison.cv_none')}</span>
          )
        }
      </Row>
      <Row name={t('comparison.notes')} people={people}>
        {(of, name) => (
          <Link to={cardOf(of, name, 'notes')} aria-label={t('comparison.notes_of', { name, count: of.notes })}>
            {t('comparison.count_notes', { count: of.notes })}
          </Link>
        )}
      </Row>
      <Row name={t('comparison.next')} people={people}>
        {(of, name) => (
          <LinkButton size="small" tone="quiet" to={cardOf(of, name, 'details')} aria-label={t('comparison.card_of', { name })}>
            {t('comparison.card')}
          </LinkButton>
        )}
      </Row>
    </Rows>
  )
}

function Rows({ title, people, children }: { title: string; people: readonly ComparedPerson[]; children: ReactNode }) {
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="colgroup" colSpan={people.length + 1}>
          <span>{title}</span>
        </th>
      </tr>
      {children}
    </tbody>
  )
}

interface RowProps {
  name: string
  people: readonly ComparedPerson[]
  /** A row that says nothing of anybody is left out. */
  isLeftOut?(of: Compared): boolean
  children(of: Compared, name: string): ReactNode
}

/** A row. The cells of a person who is not on the board any more stay empty: the head of the column says why. */
function Row({ name, people, isLeftOut, children }: RowProps) {
  if (isLeftOut && people.every(({ of }) => !of || isLeftOut(of))) return null
  return (
    <tr>
      <th scope="row" title={name}>
        <span className={styles.what}>{name}</span>
      </th>
      {people.map((person) => {
        const who = fullName(person.name, person.lastname)
        return (
          <td key={person.uuid} data-empty={!person.of || undefined}>
            <span className={styles.who} aria-hidden="true">
              {who}
            </span>
            {person.of && <span className={styles.value}>{children(person.of, who)}</span>}
          </td>
        )
      })}
    </tr>
  )
}

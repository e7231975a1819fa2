import { Link } from 'react-router'
import type { Attested } from '#domain/assessment/passport/passport.contract.ts'
import { useBandWords } from '../../../platform/i18n/band-words.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { type Fact, FactList } from '../../../platform/ui/fact-list.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'

interface Props {
  attested: Attested
  /** The company that attests it, where the page does not say so otherwise. */
  issuer?: string
  /** The page of the test, for its candidate. */
  testPage?: string | undefined
  /** Leaves out the name, which a choice beside the facts is about. */
  withoutName?: boolean
  /** Facts about the credential itself, below those that it states. */
  more?: readonly Fact[]
}

/** What a credential states, in words (PAS-01). */
export function AttestedFacts({ attested, issuer, testPage, withoutName = false, more = [] }: Props) {
  const t = useText()
  const bandWords = useBandWords()
  const whole = useNumber(0)
  const { name, skill, language, bands, adjusted, error, finished_at, questions } = attested
  return (
    <FactList
      facts={[
        name && !withoutName ? [t('passport.name'), name] : null,
        [t('passport.skill'), <SkillName key="skill" {...{ skill, language, testPage }} />],
        [t('passport.band'), bandWords(bands)],
        adjusted ? [t('passport.adjusted'), t('passport.adjusted_void')] : null,
        error === null ? null : [t('passport.error'), t('passport.error_points', { points: whole(error) })],
        [t('passport.language'), t(`passport.language.${language}`)],
        [t('passport.date'), <ShownDate key="date" at={finished_at} />],
        [t('passport.questions'), whole(questions)],
        issuer ? [t('passport.issuer'), issuer] : null,
        ...more,
      ]}
    />
  )
}

function SkillName({ skill, language, testPage }: Pick<Attested, 'skill' | 'language'> & Pick<Props, 'testPage'>) {
  const name = <TextIn language={language}>{skill}</TextIn>
  return testPage ? <Link to={testPage}>{name}</Link> : name
}

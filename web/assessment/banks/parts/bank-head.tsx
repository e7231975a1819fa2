import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs'
import { NavLink } from 'react-router'
import { bankScreens } from '#domain/assessment/banks/banks.screens.ts'
import { questionScreens, questionsOfSkill } from '#domain/assessment/questions/questions.screens.ts'
import { skillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { useBank } from '../banks.queries.ts'
import styles from './bank-head.module.css'

/** The head of a bank's pages: skill, figures in both languages, and links; back to the catalogue for staff who may see it. */
export function BankHead({ id, title }: { id: string; title: string }) {
  const t = useText()
  const bank = useBank(id).data
  const mayViewSkills = useMay({ module: 'skillstest', item: 'view' })
  const parts = [
    [bankScreens.bank.to({ id }), t('banks.files')],
    [bankScreens.bankHealth.to({ id }), t('banks.health_short')],
    [bankScreens.bankParity.to({ id }), t('banks.parity_short')],
  ] as const
  return (
    <>
      <PageHead
        title={bank ? `${bank.name}: ${title}` : title}
        description={
          bank && (
            <span className={styles.counts}>
              {(['es', 'en'] as const).map((language) => (
                <span key={language}>
                  {t(`banks.language.${language}`)}:{' '}
                  {t('banks.counts', {
                    count: bank[language].questions,
                    ready: t('banks.counts_ready', { count: bank[language].ready }),
                  })}
                </span>
              ))}
            </span>
          )
        }
        back={
          mayViewSkills
            ? { to: skillScreens.skills.to(), label: t('skills.back') }
            : { to: questionScreens.questions.to(), label: t('questions.back') }
        }
      >
        {bank && (
          <LinkButton tone="quiet" to={questionsOfSkill(bank.uuid)} icon={<IconListDetails size={20} aria-hidden="true" />}>
            {t('banks.its_questions')}
          </LinkButton>
        )}
      </PageHead>
      <nav aria-label={t('banks.sections')} className={styles.parts}>
        {parts.map(([to, label]) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
      </nav>
    </>
  )
}

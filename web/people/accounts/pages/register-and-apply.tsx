import { Link, useLocation } from 'react-router'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { loadVacancy } from '../../../hiring/vacancies/vacancies.queries.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextNaming } from '../../../platform/i18n/text-in.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { RegistrationForm } from '../forms/registration-form.tsx'
import type { Route } from './+types/register-and-apply.ts'
import styles from './register.module.css'

export async function loader({ context, params: { uuid } }: Route.LoaderArgs) {
  if (!uuid) return { vacancy: undefined }
  const { call } = serverRequest(context)
  const { data } = await loadVacancy(call, uuid)
  return { vacancy: { uuid: data.uuid, name: data.name_job, language: data.language, open: data.status_job === 'A' } }
}

export function meta({ matches, params }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  const path = accountScreens.registerAndApply.to({ uuid: params.uuid })
  return pageMeta({
    ...tools,
    path,
    title: t('personal.register_title'),
    description: t('personal.register_page_description', { site: tools.siteName }),
  })
}

/** Registers and applies to a vacancy in one step (REG-07). A person with an account logs in and returns to the vacancy. */
export default function RegisterAndApply({ loaderData: { vacancy } }: Route.ComponentProps) {
  const t = useText()
  const location = useLocation()
  const open = vacancy?.open === true
  const back = vacancy ? { from: vacancyScreens.vacancy.to({ uuid: vacancy.uuid }) } : (location.state as unknown)
  return (
    <div className={`page ${styles.page}`}>
      <Card raised alone>
        <h1>{t('personal.register_title')}</h1>
        {vacancy && !open && <MessageBox>{t('personal.register_vacancy_gone')}</MessageBox>}
        <p>
          {vacancy && open && <TextNaming text="personal.register_for" name={vacancy.name} language={vacancy.language} />}
          {!vacancy && t('personal.register_intro')} {t('personal.register_have_account')}{' '}
          <Link to={sessionScreens.login.to()} state={back}>
            {t('personal.register_go_login')}
          </Link>
        </p>
        {vacancy && open ? <RegistrationForm vacancy={vacancy.uuid} /> : <RegistrationForm />}
      </Card>
    </div>
  )
}

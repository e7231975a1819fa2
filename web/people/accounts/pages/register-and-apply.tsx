import { Suspense, useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import type { AskedQuestion } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { loadAskedQuestions, readAskedQuestions } from '../../../hiring/screening-questions/asked.queries.ts'
import { useAsked } from '../../../hiring/screening-questions/forms/asked-questions.ts'
import { loadVacancy } from '../../../hiring/vacancies/vacancies.queries.ts'
import { readArrival } from '../../../platform/client/arrival.ts'
import type { Upload } from '../../../platform/forms/form-shell.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextNaming } from '../../../platform/i18n/text-in.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { cvFile, RegistrationForm } from '../forms/registration-form.tsx'
import type { Route } from './+types/register-and-apply.ts'
import styles from './register.module.css'

const AskedFields = lazyPart(() => import('../../../hiring/screening-questions/parts/asked-fields.tsx'))

export async function loader({ context, params: { uuid } }: Route.LoaderArgs) {
  if (!uuid) return { vacancy: undefined }
  const { call } = serverRequest(context)
  const { data } = await loadVacancy(call, uuid)
  const open = data.status_job === 'A'
  const questions = open && data.questions > 0 ? await loadAskedQuestions(call, data.uuid) : []
  return { vacancy: { uuid: data.uuid, name: data.name_job, language: data.language, open, questions } }
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
        {vacancy && open ? <Applying vacancy={vacancy} /> : <RegistrationForm />}
      </Card>
    </div>
  )
}

/** The registration with what applying asks besides: a phone, and the questions of the vacancy (SCQ-02). */
function Applying({ vacancy: { uuid, questions } }: { vacancy: { uuid: string; questions: readonly AskedQuestion[] } }) {
  const banner = useBanner()
  const asked = useAsked(questions, () => readAskedQuestions(uuid))
  const files = useMemo(() => ({ ...cvFile, ...asked.files }), [asked.files])
  const fields = (
    <>
      <PhoneField />
      {asked.questions.length > 0 && (
        <Suspense>
          <AskedFields questions={asked.questions} />
        </Suspense>
      )}
    </>
  )
  const bodyOf = <Values extends object>(values: Values, chosen: Upload['files']) => {
    const others = Object.entries(values).filter(([name]) => !(name in asked.initial))
    const answers = questions.length > 0 ? { answers: asked.answersOf(values as FieldValues, chosen) } : {}
    return { ...(Object.fromEntries(others) as Values), ...readArrival(), ...answers, vacancies: true as const, uuid_jobs: uuid }
  }
  const back = vacancyScreens.vacancy.to({ uuid })
  const initial = { personal_phone: '', ...asked.initial }
  // A file that does not arrive is asked for again in the list of applications.
  const sendFiles = (upload: Upload) => asked.sendFiles(upload).catch(() => banner.error('screening.file_lost'))
  return <RegistrationForm applying={{ ...asked, name: `register ${uuid}`, back, initial, files, fields, bodyOf, sendFiles }} />
}

function PhoneField() {
  const t = useText()
  return (
    <TextField
      name="personal_phone"
      label={t('personal.phone_to_call')}
      hint={t('personal.phone_to_call_help')}
      type="tel"
      autoComplete="tel"
      optional
    />
  )
}

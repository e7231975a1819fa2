import { isRouteErrorResponse } from 'react-router'
import { badgePath, credentialPath, passportPicturePath, walletPath } from '#domain/assessment/passport/passport.rules.ts'
import { passportScreens } from '#domain/assessment/passport/passport.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { errorMeta, metaTools, pictureMeta, privateMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { ErrorPage } from '../../../platform/shell/error-page.tsx'
import { MessagePage } from '../../../platform/shell/message-page.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { CredentialFiles } from '../parts/credential-files.tsx'
import styles from '../parts/passport.module.css'
import { PassportState, passportTitles } from '../parts/passport-state.tsx'
import { loadPassport } from '../visitors.queries.ts'
import type { Route } from './+types/passport.ts'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  return loadPassport(serverRequest(context).call, token)
}

/** The address is what opens the result, so the browser sends it to no other page. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export function meta({ matches, loaderData, error, params: { token } }: Route.MetaArgs) {
  const tools = metaTools(matches)
  if (loaderData) {
    const title = tools.t(passportTitles[loaderData.state])
    const picture = pictureMeta(tools.publicUrl + passportPicturePath(token, tools.language), `${title} · ${tools.siteName}`)
    const preview = [{ property: 'og:title', content: title }, { property: 'og:site_name', content: tools.siteName }, ...picture]
    return [...privateMeta(title, tools.siteName), ...(loaderData.state === 'valid' ? preview : [])]
  }
  return isUnknown(error) ? privateMeta(tools.t('passport.unknown_title'), tools.siteName) : errorMeta(error, tools)
}

/** /passport/:token: what a candidate shares of a result, for everybody with the address (PAS-02). */
export default function Passport({ loaderData: passport, params: { token } }: Route.ComponentProps) {
  const t = useText()
  return (
    <div className={`page ${styles.page}`}>
      <Card raised>
        <div className={styles.parts}>
          <h1>{t(passportTitles[passport.state])}</h1>
          <PassportState passport={passport} />
          {passport.state === 'valid' && <CredentialFiles files={filesOf(token)} hint={t('passport.files_of_others')} />}
          <div className={styles.actions}>
            <CheckAnother />
          </div>
        </div>
      </Card>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useText()
  if (!isUnknown(error)) return <ErrorPage error={error} />
  return (
    <MessagePage title={t('passport.unknown_title')} text={t('passport.unknown')}>
      <CheckAnother />
    </MessagePage>
  )
}

function CheckAnother() {
  const t = useText()
  return (
    <LinkButton tone="quiet" to={passportScreens.checkPassport.to()}>
      {t('passport.check_another')}
    </LinkButton>
  )
}

const filesOf = (token: string) => ({
  wallet: walletPath(token),
  png: badgePath(token, 'png'),
  svg: badgePath(token, 'svg'),
  signed: credentialPath(token),
})

const isUnknown = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404

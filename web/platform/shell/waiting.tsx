import { useText, useWireText } from '../i18n/language.tsx'
import { type Session, verifySession } from '../session/session.ts'
import { LoadError } from '../ui/load-error.tsx'
import { PageSkeleton } from '../ui/skeleton.tsx'

/** Shown while the session is unknown; offers a retry when the server cannot be reached. */
export function Waiting({ session }: { session: Session }) {
  const t = useText()
  const wireText = useWireText()
  const problem = session.status === 'unknown' ? session.problem : undefined
  return (
    <div className="page">
      {problem ? (
        <LoadError text={wireText(problem.code)} onRetry={() => void verifySession()} />
      ) : (
        <PageSkeleton label={t('session.checking')} />
      )}
    </div>
  )
}

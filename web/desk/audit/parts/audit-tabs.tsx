import type { ReactNode } from 'react'
import { auditScreens } from '#domain/desk/audit/audit.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { PageTabs } from '../../../platform/ui/page-tabs.tsx'

/** The two logs of what staff did: their changes, and what they read of people. The filters stand beside them. */
export function AuditTabs({ current, children }: { current: 'audit' | 'readLog'; children: ReactNode }) {
  const t = useText()
  const pages = [
    ['audit', auditScreens.audit.to(), t('audit.title')],
    ['readLog', auditScreens.readLog.to(), t('reads.title')],
  ] as const
  return (
    <PageTabs label={t('audit.tabs')} pages={pages} current={current}>
      {children}
    </PageTabs>
  )
}

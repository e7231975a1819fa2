import { limits } from '../../kernel/limits.ts'
import type { SiteFacts } from './compliance.contract.ts'

/** What is kept, and removed without anybody's doing. Each ends a message key `compliance.kept.…`; units end `compliance.term.…`. */
export interface RetentionTerm {
  readonly what:
    | 'deleted_accounts'
    | 'unconfirmed_accounts'
    | 'added_people'
    | 'objections'
    | 'import_files'
    | 'unfinished_tests'
    | 'device_hashes'
    | 'sessions'
    | 'invitations'
    | 'password_links'
    | 'read_log'
    | 'updates'
    | 'audit'
  readonly term: 'days' | 'hours' | 'minutes' | 'end_of_test' | 'none'
  readonly count: number
}

const [minute, day] = [60, 86_400]

/** The terms that this site enforces, from the product's limits and the site's settings. */
export const retentionTerms = ({
  consent_days,
  test_expiry_hours,
}: Pick<SiteFacts['settings'], 'consent_days' | 'test_expiry_hours'>): RetentionTerm[] => [
  { what: 'deleted_accounts', term: 'days', count: limits.deletionGraceDays },
  { what: 'unconfirmed_accounts', term: 'days', count: limits.unconfirmedAccounts.days },
  { what: 'added_people', term: 'days', count: consent_days },
  { what: 'objections', term: 'days', count: limits.objectionDays },
  { what: 'import_files', term: 'hours', count: limits.importFile.keptHours },
  { what: 'unfinished_tests', term: 'hours', count: test_expiry_hours },
  { what: 'device_hashes', term: 'end_of_test', count: 0 },
  { what: 'sessions', term: 'days', count: limits.sessionSeconds / day },
  { what: 'invitations', term: 'days', count: limits.linkSeconds.invitation / day },
  { what: 'password_links', term: 'minutes', count: limits.linkSeconds.reset / minute },
  { what: 'read_log', term: 'days', count: limits.readLog.keptDays },
  { what: 'updates', term: 'days', count: limits.updates.keptDays },
  { what: 'audit', term: 'none', count: 0 },
]

import { z } from 'zod'

/**
 * Every refusal with its HTTP status (SPEC-04). The code is also the message key: a new refusal is one line here and one message in each
 * language.
 */
export const refusalStatus = {
  'errors.bad_request': 400,
  'errors.bad_filter': 400,
  'personal.error.login': 400,
  'errors.session_ended': 400,
  'errors.bad_client': 401,
  'errors.not_logged_in': 401,
  'errors.forbidden': 403,
  'errors.factor_required': 403,
  'login.second_step': 403,
  'login.step_over': 410,
  'login.passkey_needed': 403,
  'login.passkey_unknown': 410,
  'login.company_refused': 410,
  'login.company_address': 403,
  'login.company_role': 403,
  'login.company_candidate': 403,
  'login.company_unconfirmed': 403,
  'login.company_taken': 403,
  'login.company_closed': 403,
  'login.company_only': 403,
  'login.company_away': 503,
  'errors.not_found': 404,
  'menu.error_mesagge': 404,
  'menu.error_token': 404,
  'recovery.error.used': 404,
  'vacancies.closed': 410,
  'personal.error.confirm_link': 410,
  'personal.error.confirm_owner': 403,
  'recovery.error.expired': 410,
  'invitation.error.expired': 410,
  'intake.error.unknown': 404,
  'intake.error.used': 410,
  'intake.error.registered': 410,
  'intake.error.registered_entry': 409,
  'intake.error.expired': 410,
  'errors.stale': 409,
  'errors.in_use': 409,
  'imports.error.changed': 409,
  'imports.error.wrong_lines': 409,
  'imports.error.nobody': 409,
  'imports.error.undo_late': 409,
  'errors.duplicate': 409,
  'skills.error.skill_unique': 409,
  'personal.error.email_duplicate': 409,
  'questions.error.correct_stays': 409,
  'members.error.yourself': 409,
  'vacancies.noDelete': 409,
  'vacancies.cv_needed': 409,
  'applications.error.staff': 409,
  'attempts.error.dates_first': 409,
  'attempts.error.no_questions': 409,
  'attempts.error.no_attempts': 409,
  'attempts.error.finished': 409,
  'attempts.error.not_running': 409,
  'attempts.error.not_asked': 409,
  'attempts.error.answered': 409,
  'attempts.error.unanswered': 409,
  'attempts.error.other_window': 409,
  'attempts.error.explained': 409,
  'attempts.error.over': 410,
  'passport.error.not_ready': 409,
  'passport.error.not_valid': 410,
  'interviews.none': 409,
  'interviews.error.link': 410,
  'interviews.error.changed': 410,
  'interviews.error.cancelled': 410,
  'interviews.error.over': 410,
  'profile.error.full': 409,
  'pool.error.full': 409,
  'board.error.changed_since': 409,
  'board.error.mail_left': 409,
  'board.error.move_forbidden': 409,
  'board.error.hired_stays': 409,
  'board.error.not_approved': 409,
  'board.error.not_hired': 409,
  'board.error.none_to_hire': 409,
  'board.error.which_hire': 409,
  'skills.required_stays': 409,
  'skills.test_running': 409,
  'results.error.not_rateable': 409,
  'results.error.running': 409,
  'results.error.asked_for': 409,
  'notification.error.existing': 409,
  'notification.error.not_suggested': 409,
  'notification.error.unwanted': 409,
  'suggestions.error.link': 404,
  'notices.error.link': 404,
  'dashboard.error.key_mail': 409,
  'dashboard.error.expired_mail': 409,
  'reasons.error.stage': 409,
  'tags.error.full': 409,
  'tags.error.all_full': 409,
  'tags.error.undo': 409,
  'roles.error.lacks': 403,
  'roles.error.own': 403,
  'roles.error.built_in': 409,
  'roles.error.last_administrator': 409,
  'login.leaving': 409,
  'second_factor.error.setup_over': 410,
  'second_factor.error.none': 409,
  'second_factor.error.required': 409,
  'second_factor.error.own_first': 409,
  'second_factor.error.passkey': 409,
  'second_factor.error.passkey_proof': 409,
  'second_factor.error.many_passkeys': 409,
  'second_factor.error.own_reset': 409,
  'sessions.error.own': 409,
  'sessions.error.none': 409,
  'users.error.self': 409,
  'users.error.password_admin': 409,
  'corrections.error.staff': 409,
  'corrections.error.taken': 409,
  'corrections.error.nothing': 409,
  'corrections.error.stopped': 409,
  'corrections.error.change_link': 410,
  'duplicates.error.same': 409,
  'duplicates.error.staff': 409,
  'duplicates.error.deleted': 409,
  'duplicates.error.running': 409,
  'duplicates.error.login': 409,
  'duplicates.error.consent': 409,
  'duplicates.error.unconfirmed': 409,
  'portfolio.error.cv_limit': 413,
  'profile.error.files_full': 413,
  'banks.error.media_too_much': 413,
  'banks.error.too_large': 413,
  'errors.body_too_large': 413,
  'portfolio.error.file_kind': 415,
  'portfolio.error.file_content': 415,
  'portfolio.error.file_photo': 415,
  'portfolio.error.file_rtf': 415,
  'portfolio.error.file_web': 415,
  'portfolio.error.file_pages': 415,
  'portfolio.error.file_winmail': 415,
  'portfolio.error.file_locked': 415,
  'errors.wrong_content_type': 415,
  'scim.error.token': 401,
  'scim.error.value': 400,
  'scim.error.path': 400,
  'scim.error.filter': 400,
  'scim.error.address': 400,
  'scim.error.role': 400,
  'scim.error.taken': 409,
  'scim.error.closed_here': 409,
  'scim.error.protected': 403,
  'scim.error.address_kept': 409,
  'errors.fields': 422,
  'errors.too_long_to_export': 422,
  'errors.too_many': 429,
  'imports.error.many_waiting': 429,
  'vacancies.apply_limit': 429,
  'profile.error.file_limit': 429,
  'profile.error.change_limit': 429,
  'interviews.error.often': 429,
  'notification.error.unconfirmed': 429,
  'notification.error.no_address': 409,
  'notification.error.no_contact': 409,
  'notification.error.unreached': 409,
  'suggestions.nobody': 409,
  'notification.error.no_consent': 409,
  'account.error.confirm_limit': 429,
  'errors.unexpected': 500,
  'errors.unavailable': 503,
  'errors.busy': 503,
  'errors.storage_full': 507,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof refusalStatus

/** Field name to the message keys of its errors, in the order of the rules (SPEC-05). */
export type FieldErrors = Record<string, string[]>

/** An expected no. It is returned, never thrown. */
export interface Refusal {
  readonly refused: RefusalCode
  readonly errors?: FieldErrors | undefined
  /** Seconds after which a retry may succeed; sent as Retry-After. */
  readonly retryAfter?: number | undefined
  /** The record that the refusal is about, if the caller may read it. */
  readonly uuid?: string | undefined
  /** When the event that the refusal is about happens. */
  readonly at?: Date | undefined
  /** The token of the second step of a login, with login.second_step. */
  readonly challenge?: string | undefined
}

export function refuse(code: RefusalCode, more: Omit<Refusal, 'refused'> = {}): Refusal {
  return { refused: code, ...more }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}

/** The body of a refusal on the wire (SPEC-04). */
export const refusalBody = z.object({
  error_message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  request_id: z.string().optional(),
  /** The record that the refusal is about, if the caller may read it; of intake.error.taken, the person of the address. */
  uuid: z.string().optional(),
  /** When the event that the refusal is about happens; of login.leaving, the erasure. */
  at: z.string().optional(),
  /** Of login.second_step: what the second request of the login sends together with a code. */
  challenge: z.string().optional(),
})
export type RefusalBody = z.infer<typeof refusalBody>

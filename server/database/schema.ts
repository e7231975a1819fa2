// Made from the .tables.sql files by scripts/generate-schema.mjs; change them, not this file.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** May be left out when inserting. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type JsonValue = boolean | number | string | null | JsonValue[] | JsonObject
export type JsonObject = { [key: string]: JsonValue | undefined }
/** Written as an object or as JSON text: pg takes a JavaScript array for a PostgreSQL array. */
export type Json = ColumnType<JsonValue, JsonObject | string, JsonObject | string>

export interface AccessTokens {
  token_hash: Buffer
  session_id: number
  expires_at: Timestamp
}

export interface AccountLinks {
  token_hash: Buffer
  user_id: number
  kind: 'reset' | 'invitation' | 'consent' | 'objection'
  email: string
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface AddressChanges {
  user_id: number
  former_address: string
  address: string
  asked_by: number | null
  asked_at: Timestamp
  due_at: Timestamp
  confirmed_at: Timestamp | null
  stopped_at: Timestamp | null
}

export interface AgendaFeeds {
  user_id: number
  secret_hash: Buffer
  made_at: Timestamp
  noted_on: string | null
}

export interface Answers {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  question_id: number
  text: string
  correct: boolean
  media_file_id: number | null
  alternative_text: Generated<string>
  created_at: Generated<Timestamp>
}

export interface ApiKeys {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  version: Generated<number>
  name: string
  role_id: number
  created_by: number
  prefix: string
  key_hash: Buffer
  per_minute: number
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  last_used_at: Timestamp | null
  search: GeneratedAlways<string>
}

export interface AppSetups {
  user_id: number
  session_id: number
  secret: Buffer
  expires_at: Timestamp
}

export interface ApplicationHistory {
  id: GeneratedAlways<number>
  application_id: number
  actor_id: number | null
  kind: 'applied' | 'moved' | 'removed' | 'restored' | 'withdrawn' | 'hired' | 'stepped'
  from_stage: string | null
  to_stage: string | null
  from_step: string | null
  to_step: string | null
  at: Generated<Timestamp>
  replaced: Json | null
  brought: 'dated' | 'undated' | null
}

export interface Applications {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  vacancy_id: number
  user_id: number
  stage: 'apply' | 'makeTest' | 'firstInterview' | 'secondInterview' | 'approved' | 'reject'
  position: string
  version: Generated<number>
  applied_at: Generated<Timestamp>
  stage_changed_at: Generated<Timestamp>
  removed_at: Timestamp | null
  notified_stage: Generated<'apply' | 'makeTest' | 'firstInterview' | 'secondInterview' | 'approved' | 'reject'>
  notified_at: Generated<Timestamp>
  withdrawn_at: Timestamp | null
  opened_at: Timestamp | null
  source_kind: Generated<'unknown' | 'direct' | 'link' | 'referrer' | 'staff' | 'import'>
  source_name: Generated<string>
  added_by: number | null
  rejection_reason_id: number | null
  hired_at: Timestamp | null
  hire_ended_at: Timestamp | null
  brought_at: Timestamp | null
  step_id: number | null
}

export interface AttemptQuestions {
  attempt_id: number
  position: number
  question_id: number
  snapshot_id: number
  answer_order: number[]
  shown_at: Timestamp | null
  answered_at: Timestamp | null
  answer_uuid: string | null
  annotation: string | null
  late: Generated<boolean>
  correct: boolean | null
  points: number | null
  given: Generated<boolean>
  paste_answer: Generated<boolean>
  copy_answer: Generated<boolean>
  copy_question: Generated<boolean>
  left_window: Generated<number>
  device_changed: Generated<boolean>
  network_changed: Generated<boolean>
  too_fast: Generated<boolean>
  device_hash: string | null
  network_hash: string | null
  arrived_late: Generated<boolean>
  offline_seconds: Generated<number>
}

export interface Attempts {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  user_id: number
  skill_id: number
  user_skill_id: number | null
  language: 'es' | 'en'
  state: Generated<'running' | 'finished' | 'expired'>
  signals_agreed_at: Timestamp
  started_at: Timestamp
  ends_at: Timestamp
  time_limit_seconds: number | null
  finished_at: Timestamp | null
  window_id: string
  explanation: string | null
  explained_at: Timestamp | null
  points: number | null
  unrated: number | null
  archived_at: Timestamp | null
  archived_by: number | null
  points_error: number | null
  difficulty_run_id: number | null
  device: 'computer' | 'phone' | null
  extra_time: boolean | null
  language_link_id: number | null
  linked_points: number | null
  linked_error: number | null
  point_limits: Generated<number[]>
  is_clear: boolean | null
}

export interface AuditLog {
  id: GeneratedAlways<number>
  actor_id: number | null
  action: string
  subject_type: string
  subject_id: number | null
  detail: Generated<Json>
  at: Generated<Timestamp>
  search: GeneratedAlways<string>
}

export interface AuthenticatorApps {
  user_id: number
  secret: Buffer
  set_up_at: Timestamp
  last_step: number
}

export interface BankRests {
  skill_id: number
  language: 'es' | 'en'
  through: Timestamp
  resting: Json
}

export interface BusyCalendars {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  user_id: number
  kind: 'ical' | 'caldav'
  host: string
  address: Buffer
  login: Buffer | null
  created_at: Timestamp
  due_at: Timestamp
  checked_at: Timestamp | null
  worked_at: Timestamp | null
  failure: 'login' | 'missing' | 'unreachable' | 'too_large' | 'unreadable' | 'secret' | null
}

export interface BusySpans {
  id: GeneratedAlways<number>
  calendar_id: number
  starts_at: Timestamp
  ends_at: Timestamp
}

export interface ChangedSharedCounts {
  skill_id: number
  language: 'es' | 'en'
  changed_at: Timestamp
}

export interface ClientContacts {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  client_id: number
  name: string
  role: Generated<string>
  email: Generated<string>
  phone: Generated<string>
  note: Generated<string>
  main: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Timestamp>
}

export interface ClientFiles {
  file_id: number
  client_id: number
  added_by: number | null
}

export interface ClientOrders {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  client_id: number
  vacancy_id: number | null
  name: string
  email: string
  ordered_at: Timestamp
}

export interface ClientReplies {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  contact_id: number
  email_id: number | null
  received_at: Timestamp
  from_address: string
  subject: string
  body: string
  quoted: Generated<string>
  automatic: Generated<boolean>
  perhaps_automatic: Generated<boolean>
  left_out: Generated<string[]>
  message_id: string
  thread: Generated<string>
  uid_validity: number
  uid: number
}

export interface ClientReplyFiles {
  reply_id: number
  file_id: number
}

export interface Clients {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  name: string
  location: string
  active: Generated<boolean>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  search: GeneratedAlways<string>
  notes: Generated<string>
  owner_id: number | null
  tax_number: Generated<string>
  terms: Generated<string>
  fee_percent: number | null
  fee_amount: number | null
  fee_currency_id: number | null
}

export interface CommentMentions {
  comment_id: number
  user_id: number
}

export interface Comments {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  application_id: number
  author_id: number
  stage: 'apply' | 'makeTest' | 'firstInterview' | 'secondInterview' | 'approved' | 'reject'
  body: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  search: GeneratedAlways<string>
}

export interface CompanyAccounts {
  id: GeneratedAlways<number>
  user_id: number
  issuer: string
  subject: string
  linked_at: Timestamp
  last_login_at: Timestamp
}

export interface CompletedPeople {
  import_id: number
  line: number
  user_id: number
  added: Json
  consent_due_at: Timestamp | null
}

export interface ConsentRequests {
  user_id: number
  asked_at: Timestamp
  reminders: Generated<number>
}

export interface Consents {
  id: GeneratedAlways<number>
  user_id: number
  version: string
  language: 'es' | 'en'
  text_sha256: string
  given_at: Generated<Timestamp>
  privacy_version: number | null
}

export interface ContactMessages {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  full_name: string
  email: string
  phone: string
  message: string
  created_at: Generated<Timestamp>
  read_at: Timestamp | null
  read_by: number | null
  search: GeneratedAlways<string>
}

export interface Corrections {
  id: GeneratedAlways<number>
  user_id: number
  corrected_by: number | null
  corrected_at: Timestamp
  field: 'name' | 'lastname' | 'email' | 'phone' | 'city' | 'birth' | 'cv' | 'country' | 'skills'
  former: string
  present: string
}

export interface CredentialKeys {
  id: GeneratedAlways<number>
  kid: string
  algorithm: 'ES256' | 'Ed25519'
  public_key: Json
  private_key: Buffer
  created_at: Timestamp
}

export interface Currencies {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  code: string
  name: string
  updated_at: Generated<Timestamp>
  version: Generated<number>
  search: GeneratedAlways<string>
  usual_salary: number | null
}

export interface DeclinedPeople {
  import_id: number
  line: number
  fullname: string
  address_hash: string | null
  user_id: number | null
  effect: 'left_out' | 'no_address' | 'not_asked' | 'withdrawn' | 'contradicted' | 'colleague'
  noted_at: Timestamp
}

export interface DeletedAccounts {
  user_id: number
  first_name: string
  last_name: string
  email: string
  email_verified_at: Timestamp | null
  cv_file_id: number | null
  deleted_by: number | null
  erase_at: Timestamp
  search: GeneratedAlways<string>
}

export interface DifficultyRuns {
  id: GeneratedAlways<number>
  skill_id: number
  language: 'es' | 'en'
  number: number
  attempts: number
  through: Timestamp
  guessing: number | null
}

export interface Education {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  user_id: number
  level: string
  field: string
  school: string
  location: string
  from_date: string
  to_date: string | null
  version: Generated<number>
  created_at: Generated<Timestamp>
}

export interface FigureCells {
  vacancy_id: number
  month: string
  figure: string
  count: number
  brought: Generated<boolean>
}

export interface FigureMarks {
  id: GeneratedAlways<number>
  application_id: number
}

export interface FigureRuns {
  id: GeneratedAlways<number>
  application_id: number
  number: number
  vacancy_id: number
  applied_at: Timestamp
  applied_month: string
  hired_month: string | null
  rejected_month: string | null
  furthest: number
  outcome: 'hired' | 'rejected' | 'withdrawn' | 'removed' | 'open'
  days_to_hire: number | null
  days_in_stage: number[]
  staying_in: 'apply' | 'makeTest' | 'firstInterview' | 'secondInterview' | 'approved' | null
  source_kind: string
  source_name: string
  reason_id: number | null
  asked: number[]
  taken: number[]
  passed: number[]
  attempts: Generated<number[]>
  brought: Generated<boolean>
  counts_form: number
}

export interface FigureState {
  id: Generated<boolean>
  time_zone: string
}

export interface FileTexts {
  file_id: number
  state: Generated<'waiting' | 'read' | 'empty' | 'failed'>
  reason: Generated<string>
  text: Generated<string>
  language: Generated<'es' | 'en'>
  content_hash: string | null
  queued_at: Timestamp | null
  read_at: Timestamp | null
  reader: Generated<number>
  tries: Generated<number>
}

export interface Files {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  storage_key: string
  original_name: string
  media_type: string
  bytes: number
  sha256: string
  purpose: string
  created_at: Generated<Timestamp>
}

export interface ForeignResults {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  user_id: number
  address: string
  jwt: string
  site: string
  issuer_name: string
  holder_name: string | null
  skill_name: string
  language: 'es' | 'en'
  bands: string
  points_error: number | null
  questions: number
  finished_at: Timestamp
  valid_until: Timestamp | null
  added_at: Timestamp
  checked_at: Timestamp
  asked_at: Timestamp
  answered: Generated<boolean>
  withdrawn_at: Timestamp | null
}

export interface FormerApplications {
  id: GeneratedAlways<number>
  application_id: number
  applied_at: Timestamp
  source_kind: string
  source_name: string
  rejection_reason_id: number | null
}

export interface HeldConsents {
  id: GeneratedAlways<number>
  user_id: number
  consented_on: string
  manner: string
  declared_by: number | null
  declared_at: Timestamp
  note: Generated<string>
  reply_id: number | null
  file_id: number | null
  withdrawn_at: Timestamp | null
  covers: Generated<'both' | 'keeping' | 'offers'>
}

export interface ImportMails {
  user_id: number
  import_id: number
  left_at: Timestamp | null
}

export interface ImportedPeople {
  import_id: number
  line: number
  user_id: number
}

export interface ImportedRecords {
  import_id: number
  line: number
  client_id: number | null
  vacancy_id: number | null
  added: Json | null
  notices: Generated<Json>
  part: Generated<'line' | 'client' | 'vacancy' | 'reason'>
  application_id: number | null
  reason_id: number | null
}

export interface Imports {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  version: Generated<number>
  created_by: number
  created_at: Generated<Timestamp>
  file_name: string
  file_id: number | null
  state: Generated<'draft' | 'running' | 'done' | 'undoing' | 'undone'>
  content: Json | null
  choices: Json | null
  plan: Generated<string>
  problem: Generated<string>
  progress: Generated<number>
  added: Generated<number>
  known: Generated<number>
  twice: Generated<number>
  wrong: Generated<number>
  on_board: Generated<number>
  stayed: Generated<number>
  vacancy_id: number | null
  mails_from: Timestamp | null
  finished_at: Timestamp | null
  undone_at: Timestamp | null
  next_line: Generated<number>
  completed: Generated<number>
  kept: Generated<number>
  declined: Generated<number>
}

export interface InterviewColleagues {
  interview_id: number
  user_id: number
}

export interface InterviewHours {
  user_id: number
  time_zone: string | null
  hours: Json | null
}

export interface InterviewInvitations {
  interview_id: number
  sequence: number
  cancels: Generated<boolean>
  starts_at: Timestamp
  ends_at: Timestamp
  time_zone: string
  sent_at: Timestamp
  answer: 'confirmed' | 'declined' | 'other_time' | null
  answer_note: Generated<string>
  answered_at: Timestamp | null
  former_answers: Generated<Json>
}

export interface InterviewKits {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  vacancy_id: number
  stage: 'firstInterview' | 'secondInterview'
  scale: number
  words: string[]
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface InterviewOfferColleagues {
  offer_id: number
  user_id: number
  place: number
}

export interface InterviewOffers {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  application_id: number
  stage: 'firstInterview' | 'secondInterview'
  made_by: number | null
  minutes: number
  buffer_minutes: number
  limit_hours: number
  first_day: string
  last_day: string
  time_zone: string
  place: Generated<string>
  note: Generated<string>
  ends_at: Timestamp
  sequence: number | null
  picked: Generated<boolean>
  ended_at: Timestamp | null
  offered_at: Timestamp
}

export interface Interviews {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  application_id: number
  stage: 'firstInterview' | 'secondInterview'
  sequence: Generated<number>
  starts_at: Timestamp
  ends_at: Timestamp
  time_zone: string
  sender: string
  updated_at: Generated<Timestamp>
  place: Generated<string>
  note: Generated<string>
  cancelled_at: Timestamp | null
  organizer: string
}

export interface JoinedApplications {
  ended_id: number
  application_id: number
}

export interface KitCriteria {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  kit_id: number
  position: number
  skill_id: number | null
  name: string
  hint: Generated<string>
}

export interface KitQuestions {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  kit_id: number
  position: number
  text: string
}

export interface LanguageLinks {
  id: GeneratedAlways<number>
  skill_id: number
  number: number
  constant: number
  error: number
  pairs: number
  es_run_id: number
  en_run_id: number
  equal_points: Json
  note: string
  signed_by: number
  signed_at: Timestamp
  withdrawn_by: number | null
  withdrawn_at: Timestamp | null
}

export interface ListViews {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  user_id: number
  list: string
  name: string
  shared: Generated<boolean>
  is_default: Generated<boolean>
  settings: Json
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface LiveEvents {
  tx: Generated<string>
  id: GeneratedAlways<number>
  topic: string
  message: string
}

export interface LogAnchors {
  log: 'audit_log' | 'read_log'
  removed_position: Generated<number>
  removed_hash: Generated<string>
  last_position: Generated<number>
  last_hash: Generated<string>
}

export interface LogLinks {
  log: 'audit_log' | 'read_log'
  position: number
  row_id: number
  hash: string
}

export interface LogQueue {
  log: 'audit_log' | 'read_log'
  row_id: number
}

export interface LoginChallenges {
  token_hash: Buffer
  user_id: number
  keeps_account: Generated<boolean>
  tries: Generated<number>
  expires_at: Timestamp
  by_company: Generated<boolean>
}

export interface MailDelivery {
  id: Generated<boolean>
  away_since: Timestamp | null
  last_error: string | null
  checked_at: Timestamp | null
  answers: Generated<boolean>
  released_at: Timestamp | null
}

export interface Modules {
  id: number
  key: string
}

export interface NoteMentions {
  note_id: number
  user_id: number
}

export interface NoticeDigests {
  user_id: number
  day: string
}

export interface NoticeSettings {
  user_id: number
  kind: string
  delivery: 'at_once' | 'daily' | 'never'
}

export interface NotificationTemplates {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  stage: 'apply' | 'makeTest' | 'firstInterview' | 'secondInterview' | 'approved' | 'reject'
  language: 'es' | 'en'
  is_default: boolean
  subject: string
  title: string
  message_html: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  search: GeneratedAlways<string>
}

export interface OrderLinks {
  id: GeneratedAlways<number>
  client_id: number
  secret_hash: Buffer
  made_by: number | null
  created_at: Timestamp
  ends_at: Timestamp
}

export interface OutgoingEmails {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  kind: string
  application_id: number | null
  user_id: number | null
  stage: string | null
  language: 'es' | 'en'
  to_name: string
  to_address: string
  reply_to: string | null
  subject: string
  html: string
  plain: string
  calendar: string | null
  status: Generated<'queued' | 'sent' | 'kept' | 'failed'>
  attempts: Generated<number>
  last_error: string | null
  queued_at: Generated<Timestamp>
  sent_at: Timestamp | null
  dismissed_at: Timestamp | null
  actor_id: number | null
  unsubscribe_url: string | null
  in_reply_to: string | null
  thread: string | null
  expires_at: Timestamp | null
  template: string | null
  contact_id: number | null
}

export interface PassedMessages {
  id: GeneratedAlways<number>
  user_id: number | null
  uid_validity: number
  uid: number
  from_address: Generated<string>
  subject: Generated<string>
  reason: 'not_handed_over' | 'too_slow' | 'too_large' | 'crashed' | 'unreadable' | 'refused' | 'too_many'
  passed_at: Timestamp
  tries: Generated<number>
  next_try_at: Timestamp | null
}

export interface Passkeys {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  user_id: number
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  created_at: Timestamp
  last_used_at: Timestamp | null
}

export interface PeopleToCompare {
  user_id: number
}

export interface PersonActivity {
  user_id: number
  last_active_at: Timestamp | null
}

export interface PersonNotes {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  user_id: number
  author_id: number
  body: string
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface PersonSearch {
  user_id: number
  document: string
}

export interface PersonTags {
  user_id: number
  tag_id: number
  added_by: number | null
  added_at: Generated<Timestamp>
}

export interface PersonalReferences {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  user_id: number
  full_name: string
  address: string
  phone: string
  relation: string
  kind: 'reference' | 'emergency'
  version: Generated<number>
  created_at: Generated<Timestamp>
}

export interface Placements {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  application_id: number
  client_id: number
  owner_id: number | null
  starts_on: string
  salary: number
  salary_period: 'month' | 'year'
  currency_id: number
  fee: number
  fee_currency_id: number
  guarantee_days: number | null
  guarantee_ends_on: GeneratedAlways<string | null>
  ended_at: Timestamp | null
  invoice_note: Generated<string>
  reminded_at: Timestamp | null
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  hired_at: Timestamp
}

export interface PointChanges {
  id: GeneratedAlways<number>
  attempt_id: number
  position: number
  former_points: number | null
  points: number | null
  reason: 'rated' | 'rating_withdrawn' | 'broken'
  actor_id: number | null
  at: Timestamp
}

export interface PortfolioItems {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  user_id: number
  description: string
  link: string
  file_id: number | null
  version: Generated<number>
  created_at: Generated<Timestamp>
}

export interface ProbableDuplicates {
  id: GeneratedAlways<number>
  older_id: number
  newer_id: number
  by_phone: boolean
  by_birth: boolean
  by_cv: boolean
  found_at: Generated<Timestamp>
  apart_at: Timestamp | null
  apart_by: number | null
}

export interface Profiles {
  user_id: number
  personal_phone: Generated<string>
  home_phone: Generated<string>
  date_of_birth: string | null
  address: Generated<string>
  address2: Generated<string>
  apartment: Generated<string>
  state: Generated<string>
  country: Generated<string>
  postal_code: Generated<string>
  website: Generated<string>
  about: Generated<string>
  updated_at: Generated<Timestamp>
  phone_digits: GeneratedAlways<string | null>
  city: Generated<string>
}

export interface ProvisionedStaff {
  user_id: number
  external_id: string | null
  closed_at: Timestamp | null
  removed_at: Timestamp | null
  changed_at: Timestamp
  is_created: Generated<boolean>
  user_name: string | null
}

export interface QuestionDifficulties {
  run_id: number
  snapshot_id: number
  answers: number
  difficulty: number | null
  error: number | null
  infit: number | null
  outfit: number | null
  misfit: number | null
  lack: 'few' | 'all_right' | 'all_wrong' | 'apart' | 'beyond' | null
  source: Generated<'own' | 'shared' | 'both' | 'overruled'>
}

export interface QuestionSkills {
  question_id: number
  skill_id: number
}

export interface QuestionSnapshots {
  id: GeneratedAlways<number>
  question_id: number
  sha256: string
  type: 'select' | 'text'
  text: string
  media_file_id: number | null
  alternative_text: string
  transcript: string
  answers: Json
  created_at: Generated<Timestamp>
}

export interface Questions {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  text: string
  type: 'select' | 'text'
  language: 'es' | 'en'
  media_file_id: number | null
  alternative_text: Generated<string>
  transcript: Generated<string>
  active: Generated<boolean>
  ready: Generated<boolean>
  broken_at: Timestamp | null
  broken_by: number | null
  snapshot_id: number | null
  pair: string | null
  pair_checked_at: Timestamp | null
  text_changed_at: Generated<Timestamp>
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  search: GeneratedAlways<string>
}

export interface RateLimits {
  key: string
  window_ends_at: Timestamp
  count: number
}

export interface Ratings {
  id: GeneratedAlways<number>
  attempt_id: number
  position: number
  rater_id: number
  code: 'S' | 'E' | 'R' | 'D' | 'M'
  rated_at: Timestamp
  withdrawn_at: Timestamp | null
  counts: boolean
  question_id: number
}

export interface ReadLog {
  id: GeneratedAlways<number>
  actor_id: number
  what: 'person' | 'cv' | 'result' | 'messages' | 'list' | 'export'
  list: string | null
  rows: number | null
  person_id: number | null
  at: Timestamp
}

export interface RecordImports {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  kind: 'clients' | 'vacancies' | 'history'
  created_by: number
  created_at: Timestamp
  file_name: string
  added: Generated<number>
  completed: Generated<number>
  undone_at: Timestamp | null
  stayed: Generated<number>
}

export interface RecoveryCodes {
  id: GeneratedAlways<number>
  user_id: number
  code_hash: string
  used_at: Timestamp | null
}

export interface RefreshTokens {
  token_hash: Buffer
  session_id: number
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface RefusedAddresses {
  address_hash: string
  refused_at: Timestamp
}

export interface RejectionReasons {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  name: string
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  search: GeneratedAlways<string>
}

export interface Replies {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  user_id: number
  application_id: number | null
  received_at: Timestamp
  from_address: string
  subject: string
  body: string
  quoted: Generated<string>
  automatic: Generated<boolean>
  left_out: Generated<string[]>
  message_id: string
  uid_validity: number
  uid: number
  email_id: number | null
  settled_at: Timestamp | null
  thread: Generated<string>
  left_application_id: number | null
  perhaps_automatic: Generated<boolean>
  calendar: 'taken' | 'changed' | 'cancelled' | 'over' | 'often' | 'other_person' | 'unknown' | null
}

export interface ReplyFiles {
  reply_id: number
  file_id: number
}

export interface ReplyMailbox {
  id: Generated<boolean>
  holder: string | null
  held_until: Timestamp | null
  uid_validity: Generated<number>
  last_uid: Generated<number>
  checked_at: Timestamp | null
  away_since: Timestamp | null
  last_error: string | null
  unmatched: Generated<number>
  tried_uid: Generated<number>
  tries: Generated<number>
}

export interface RolePermissions {
  role_id: number
  module_id: number
  item: 'view' | 'change' | 'rate' | 'delete' | 'invite'
}

export interface Roles {
  id: Generated<number>
  uuid: Generated<string>
  built_in: 'administrator' | 'user' | 'hired' | null
  name: string
  description: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  search: GeneratedAlways<string>
  limited: Generated<boolean>
  requires_factor: Generated<boolean>
}

export interface SavedSearchOpenings {
  search_id: number
  user_id: number
  opened_at: Timestamp
}

export interface SavedSearches {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  user_id: number
  role_id: number | null
  name: string
  query: Json
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface SchemaMigrations {
  name: string
  checksum: string
  applied_at: Generated<Timestamp>
}

export interface ScorecardPoints {
  scorecard_id: number
  position: number
  criterion_id: number | null
  skill_id: number | null
  name: string
  point: number | null
  note: Generated<string>
}

export interface ScorecardReminders {
  interview_id: number
  user_id: number
  ended_at: Timestamp
}

export interface ScorecardVersions {
  scorecard_id: number
  version: number
  submitted_at: Timestamp
  content: Json
}

export interface Scorecards {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  application_id: number
  stage: 'firstInterview' | 'secondInterview'
  author_id: number
  scale: number
  words: string[]
  notes: Generated<Json>
  summary: Generated<string>
  could_read: boolean
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  submitted_at: Timestamp | null
}

export interface ScreeningAnswers {
  id: GeneratedAlways<number>
  application_id: number
  vacancy_id: number
  question_id: number | null
  position: number
  kind: string
  question: string
  answer: string[]
  file_id: number | null
  knockout_reason: Generated<string>
  answered_at: Timestamp
}

export interface ScreeningQuestions {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  vacancy_id: number | null
  position: number
  kind: 'yes_no' | 'one_choice' | 'several_choices' | 'number' | 'date' | 'short_text' | 'long_text' | 'file'
  text: string
  required: boolean
  choices: Generated<string[]>
  knockout_answers: Generated<string[]>
  knockout_min: number | null
  knockout_max: number | null
  knockout_reason: Generated<string>
  version: Generated<number>
  asked_version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface SearchWords {
  word: string
}

export interface SecretKeys {
  id: Generated<boolean>
  fingerprint: string
}

export interface SentFiles {
  file_id: number
  email_id: number | null
  user_id: number
}

export interface Sessions {
  id: GeneratedAlways<number>
  user_id: number
  network_hash: string
  started_at: Generated<Timestamp>
  ended_at: Timestamp | null
  end_reason: string | null
  device_hash: string | null
  uuid: Generated<string>
  browser: Generated<string>
  system: Generated<string>
  last_used_at: Generated<Timestamp>
  factor: 'code' | 'recovery_code' | 'passkey' | 'company' | null
}

export interface Settings {
  id: Generated<number>
  content: Generated<Json>
  logo_file_id: number | null
  version: Generated<number>
  changed_at: Generated<Timestamp>
  changed_by: number | null
}

export interface SharedCounts {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  skill_id: number
  language: 'es' | 'en'
  site: string
  signed_at: Timestamp
  counts: Json
  added_by: number
  added_at: Timestamp
  outcome: Json | null
}

export interface ShortlistOpenings {
  id: GeneratedAlways<number>
  shortlist_id: number
  at: Timestamp
  network: string
}

export interface ShortlistPeople {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  shortlist_id: number
  application_id: number
  place: number
  note: Generated<string>
  salary: Generated<string>
  answer: 'yes' | 'no' | 'comment' | null
  comment: Generated<string>
  times: Generated<string[]>
  answered_at: Timestamp | null
  former_answers: Generated<Json>
}

export interface Shortlists {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  version: Generated<number>
  vacancy_id: number
  made_by: number
  secret_hash: Buffer
  code_mark: string | null
  names: 'full' | 'initials'
  facts: string[]
  language: 'es' | 'en'
  message: Generated<string>
  size: number
  ends_on: string
  ends_at: Timestamp
  withdrawn_at: Timestamp | null
  created_at: Timestamp
}

export interface SiteContent {
  part: 'company' | 'home' | 'about' | 'steps' | 'faq' | 'privacy' | 'terms'
  language: 'es' | 'en'
  version: number
  content: Json
  changed_at: Generated<Timestamp>
  changed_by: number | null
}

export interface SkillCredentials {
  id: GeneratedAlways<number>
  uuid: string
  user_id: number
  attempt_id: number
  token_hash: Buffer
  holder_name: string | null
  skill_name: string
  points: number
  points_error: number | null
  questions: number
  shared_at: Timestamp
  ended_at: Timestamp | null
  linked_points: number | null
  linked_error: number | null
}

export interface SkillNames {
  name: string
  skill_id: number
}

export interface Skills {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  name: string
  description: Generated<string>
  has_test: Generated<boolean>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  active: Generated<boolean>
  time_limit_minutes: number | null
  point_limit: number | null
  version: Generated<number>
  language: 'es' | 'en' | null
  other_name: Generated<string>
  name_es: GeneratedAlways<string>
  name_en: GeneratedAlways<string>
  search: GeneratedAlways<string>
}

export interface SnapshotAnswerMedia {
  snapshot_id: number
  media_file_id: number
}

export interface SpentCompanyLogins {
  ticket_hash: Buffer
  expires_at: Timestamp
}

export interface SpentPasskeyChallenges {
  challenge_hash: Buffer
  expires_at: Timestamp
}

export interface StaffNotices {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  user_id: number
  kind: string
  vacancy_id: number | null
  application_id: number | null
  skill_id: number | null
  comment_id: number | null
  email_id: number | null
  since: Timestamp
  at: Timestamp
  read_at: Timestamp | null
  mailed_at: Timestamp | null
  note_id: number | null
  reply_id: number | null
  caused_by: number | null
  record_id: number | null
  matter_id: GeneratedAlways<number>
}

export interface StageSteps {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  version: Generated<number>
  vacancy_id: number | null
  stage: 'apply' | 'makeTest' | 'firstInterview' | 'secondInterview' | 'approved' | 'reject'
  position: number
  name: string
}

export interface StarterQuestions {
  question_id: number
  bank: string
  source: string
  level: number
  added_at: Generated<Timestamp>
}

export interface Tags {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  name: string
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  search: GeneratedAlways<string>
}

export interface TextsToRate {
  attempt_id: number
  position: number
  question_id: number
  since: Timestamp
}

export interface UncheckedConsents {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  held_consent_id: number
  import_id: number
  in_note: Generated<boolean>
}

export interface UnnamedFiles {
  storage_key: string
  remove_at: Timestamp
}

export interface UsageCounts {
  kind: string
  rows: number
  bytes: number
}

export interface UsageOfPeople {
  user_id: number
  files: number
  bytes: number
  replies: number
}

export interface UsageState {
  id: Generated<boolean>
  counted_at: Timestamp | null
  last_file_id: Generated<number>
  file_bytes: Generated<number>
}

export interface UserSkills {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  user_id: number
  skill_id: number
  required: Generated<boolean>
  from_date: string | null
  to_date: string | null
  note: Generated<string>
  test_status: Generated<number>
  created_at: Generated<Timestamp>
  version: Generated<number>
  only_required: Generated<boolean>
}

export interface Users {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  role_id: number
  first_name: string
  last_name: string
  email: string
  password_hash: string
  language: 'es' | 'en'
  cv_file_id: number | null
  email_verified_at: Timestamp | null
  available: Generated<boolean>
  hired: Generated<boolean>
  is_demo: Generated<boolean>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  deleted_at: Timestamp | null
  extra_time_percent: Generated<number>
  invited_at: Timestamp | null
  deletion_reason: string | null
  time_zone: string | null
  without_experience: Generated<boolean>
  search: GeneratedAlways<string>
  added_by: number | null
  added_at: Timestamp | null
  source_note: Generated<string>
  consent_due_at: Timestamp | null
  undelivered_address: string | null
  undelivered_at: Timestamp | null
  undelivered_reason: Generated<string>
  merged_into: number | null
  mail_signature: Generated<string>
  suggestions_stopped_at: Timestamp | null
  no_contact_since: Timestamp | null
  no_contact_reason: Generated<string>
  confirm_due_at: Timestamp | null
  confirm_reminded_at: Timestamp | null
  owner_confirmed_at: Timestamp | null
  owner_id: number | null
}

export interface Vacancies {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  client_id: number
  title: string
  reports_to: string
  openings: number
  city: string
  employment_type: 'FullTime' | 'PartTime'
  work_mode: 'Remote' | 'Present'
  priority: 'Normal' | 'Urgent'
  language: 'es' | 'en'
  active: boolean
  currency_id: number
  salary_mode: 'agreed' | 'single' | 'range'
  salary_min: number | null
  salary_max: number | null
  description_html: string
  essential_html: string
  knowledge_html: string
  minimum_html: string
  preferred_html: string
  conditions: string
  description_text: string
  published_at: Timestamp | null
  closed_at: Timestamp | null
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  search: GeneratedAlways<string>
  city_search: GeneratedAlways<string>
  rich_text_version: Generated<number>
  country: string | null
  closes_on: string | null
  owner_id: number | null
  expired: Generated<boolean>
}

export interface VacancyDrafts {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  user_id: number
  title: string
  fields: Json
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface VacancyMembers {
  vacancy_id: number
  user_id: number
  added_by: number | null
  added_at: Generated<Timestamp>
}

export interface VacancySkills {
  vacancy_id: number
  skill_id: number
  point_limit: number | null
}

export interface WaitingRoles {
  user_id: number
  address: string
  role_id: number
  given_by: number | null
  given_at: Timestamp
}

export interface WebhookDeliveries {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  receiver_id: number
  event: string
  data: Json
  state: Generated<'waiting' | 'delivered' | 'failed'>
  attempts: Generated<number>
  status: number | null
  created_at: Timestamp
  due_at: Timestamp
  tried_at: Timestamp | null
}

export interface WebhookReceivers {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  version: Generated<number>
  url: string
  description: string
  events: string[]
  secret: Buffer
  state: Generated<'active' | 'paused' | 'off'>
  failing_since: Timestamp | null
  rests_until: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  search: GeneratedAlways<string>
}

export interface WorkExperience {
  id: GeneratedAlways<number>
  uuid: Generated<string>
  user_id: number
  title: string
  company: string
  location: string
  website: string
  from_date: string
  to_date: string | null
  description: string
  version: Generated<number>
  created_at: Generated<Timestamp>
}

export interface YieldedAddresses {
  user_id: number
  account_id: number
  address: string
  yielded_at: Timestamp
}

export interface DB {
  access_tokens: AccessTokens
  account_links: AccountLinks
  address_changes: AddressChanges
  agenda_feeds: AgendaFeeds
  answers: Answers
  api_keys: ApiKeys
  app_setups: AppSetups
  application_history: ApplicationHistory
  applications: Applications
  attempt_questions: AttemptQuestions
  attempts: Attempts
  audit_log: AuditLog
  authenticator_apps: AuthenticatorApps
  bank_rests: BankRests
  busy_calendars: BusyCalendars
  busy_spans: BusySpans
  changed_shared_counts: ChangedSharedCounts
  client_contacts: ClientContacts
  client_files: ClientFiles
  client_orders: ClientOrders
  client_replies: ClientReplies
  client_reply_files: ClientReplyFiles
  clients: Clients
  comment_mentions: CommentMentions
  comments: Comments
  company_accounts: CompanyAccounts
  completed_people: CompletedPeople
  consent_requests: ConsentRequests
  consents: Consents
  contact_messages: ContactMessages
  corrections: Corrections
  credential_keys: CredentialKeys
  currencies: Currencies
  declined_people: DeclinedPeople
  deleted_accounts: DeletedAccounts
  difficulty_runs: DifficultyRuns
  education: Education
  figure_cells: FigureCells
  figure_marks: FigureMarks
  figure_runs: FigureRuns
  figure_state: FigureState
  file_texts: FileTexts
  files: Files
  foreign_results: ForeignResults
  former_applications: FormerApplications
  held_consents: HeldConsents
  import_mails: ImportMails
  imported_people: ImportedPeople
  imported_records: ImportedRecords
  imports: Imports
  interview_colleagues: InterviewColleagues
  interview_hours: InterviewHours
  interview_invitations: InterviewInvitations
  interview_kits: InterviewKits
  interview_offer_colleagues: InterviewOfferColleagues
  interview_offers: InterviewOffers
  interviews: Interviews
  joined_applications: JoinedApplications
  kit_criteria: KitCriteria
  kit_questions: KitQuestions
  language_links: LanguageLinks
  list_views: ListViews
  live_events: LiveEvents
  log_anchors: LogAnchors
  log_links: LogLinks
  log_queue: LogQueue
  login_challenges: LoginChallenges
  mail_delivery: MailDelivery
  modules: Modules
  note_mentions: NoteMentions
  notice_digests: NoticeDigests
  notice_settings: NoticeSettings
  notification_templates: NotificationTemplates
  order_links: OrderLinks
  outgoing_emails: OutgoingEmails
  passed_messages: PassedMessages
  passkeys: Passkeys
  people_to_compare: PeopleToCompare
  person_activity: PersonActivity
  person_notes: PersonNotes
  person_search: PersonSearch
  person_tags: PersonTags
  personal_references: PersonalReferences
  placements: Placements
  point_changes: PointChanges
  portfolio_items: PortfolioItems
  probable_duplicates: ProbableDuplicates
  profiles: Profiles
  provisioned_staff: ProvisionedStaff
  question_difficulties: QuestionDifficulties
  question_skills: QuestionSkills
  question_snapshots: QuestionSnapshots
  questions: Questions
  rate_limits: RateLimits
  ratings: Ratings
  read_log: ReadLog
  record_imports: RecordImports
  recovery_codes: RecoveryCodes
  refresh_tokens: RefreshTokens
  refused_addresses: RefusedAddresses
  rejection_reasons: RejectionReasons
  replies: Replies
  reply_files: ReplyFiles
  reply_mailbox: ReplyMailbox
  role_permissions: RolePermissions
  roles: Roles
  saved_search_openings: SavedSearchOpenings
  saved_searches: SavedSearches
  schema_migrations: SchemaMigrations
  scorecard_points: ScorecardPoints
  scorecard_reminders: ScorecardReminders
  scorecard_versions: ScorecardVersions
  scorecards: Scorecards
  screening_answers: ScreeningAnswers
  screening_questions: ScreeningQuestions
  search_words: SearchWords
  secret_keys: SecretKeys
  sent_files: SentFiles
  sessions: Sessions
  settings: Settings
  shared_counts: SharedCounts
  shortlist_openings: ShortlistOpenings
  shortlist_people: ShortlistPeople
  shortlists: Shortlists
  site_content: SiteContent
  skill_credentials: SkillCredentials
  skill_names: SkillNames
  skills: Skills
  snapshot_answer_media: SnapshotAnswerMedia
  spent_company_logins: SpentCompanyLogins
  spent_passkey_challenges: SpentPasskeyChallenges
  staff_notices: StaffNotices
  stage_steps: StageSteps
  starter_questions: StarterQuestions
  tags: Tags
  texts_to_rate: TextsToRate
  unchecked_consents: UncheckedConsents
  unnamed_files: UnnamedFiles
  usage_counts: UsageCounts
  usage_of_people: UsageOfPeople
  usage_state: UsageState
  user_skills: UserSkills
  users: Users
  vacancies: Vacancies
  vacancy_drafts: VacancyDrafts
  vacancy_members: VacancyMembers
  vacancy_skills: VacancySkills
  waiting_roles: WaitingRoles
  webhook_deliveries: WebhookDeliveries
  webhook_receivers: WebhookReceivers
  work_experience: WorkExperience
  yielded_addresses: YieldedAddresses
}

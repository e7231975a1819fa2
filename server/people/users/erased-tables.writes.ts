/** Tables whose rows are erased with a person, with the column that refers to the person. A test finds columns missing here and below. */
export const erasedTables = {
  account_links: 'user_id',
  profiles: 'user_id',
  consents: 'user_id',
  sessions: 'user_id',
  user_skills: 'user_id',
  education: 'user_id',
  work_experience: 'user_id',
  personal_references: 'user_id',
  portfolio_items: 'user_id',
  person_tags: 'user_id',
  person_notes: 'user_id',
  outgoing_emails: 'user_id',
  deleted_accounts: 'user_id',
  vacancy_members: 'user_id',
  person_activity: 'user_id',
  // After the tables whose words it holds, because each of their changes writes it again.
  person_search: 'user_id',
} as const

/** Columns that keep referring to an erased person: their actions as staff, and counted rows without any text of theirs (SPEC-54). */
export const keptColumns = [
  'applications.user_id',
  'application_history.actor_id',
  'applications.added_by',
  'attempts.user_id',
  'attempts.archived_by',
  'audit_log.actor_id',
  'comments.author_id',
  'contact_messages.read_by',
  'deleted_accounts.deleted_by',
  'hire_marks.user_id',
  'person_notes.author_id',
  'person_tags.added_by',
  'point_changes.actor_id',
  'questions.broken_by',
  'ratings.rater_id',
  'settings.changed_by',
  'site_content.changed_by',
  'users.added_by',
  'vacancies.owner_id',
  'vacancy_members.added_by',
] as const

/** The audited actions of each kind of record. Each has its sentence in the messages (SPEC-55). */
const verbs = {
  answer: ['added', 'deleted', 'modified', 'set_correct'],
  application: [
    'answered',
    'hire_undone',
    'hired',
    'interview_cancelled',
    'move_undone',
    'moved',
    'notified',
    'reason_set',
    'removed',
    'reply_settled',
  ],
  attempt: ['archived'],
  bank: ['imported'],
  client: ['added', 'deleted', 'modified'],
  clients_import: ['added', 'undone'],
  comment: ['added', 'deleted', 'modified'],
  contact_message: ['read'],
  currency: ['added', 'deleted', 'modified'],
  demo: ['begun', 'loaded'],
  email: ['dismissed', 'retried'],
  import: ['added', 'asked', 'undone'],
  figures: ['exported'],
  list: ['exported'],
  question: [
    'added',
    'broken',
    'deleted',
    'mended',
    'modified',
    'pair_checked',
    'paired',
    'parted',
    'put_out_of_use',
    'skills_changed',
  ],
  rating: ['given', 'withdrawn'],
  reason: ['added', 'deleted', 'modified'],
  role: ['added', 'deleted', 'modified', 'permissions_changed'],
  settings: ['changed'],
  site: ['changed', 'logo_changed', 'logo_removed'],
  skill: ['added', 'deleted', 'modified', 'put_out_of_use'],
  tag: ['added', 'deleted', 'merged', 'renamed'],
  template: ['added', 'deleted', 'modified', 'tested'],
  user: [
    'added',
    'answered',
    'consent_declared',
    'consented',
    'corrected',
    'deleted',
    'erased',
    'given_time',
    'invited',
    'kept_apart',
    'left',
    'link_made',
    'mail_resumed',
    'marked',
    'merged',
    'note_added',
    'note_deleted',
    'note_modified',
    'objected',
    'refused',
    'reply_settled',
    'restored',
    'role_changed',
    'stayed',
    'taken_over',
    'suggestions_resumed',
    'suggestions_stopped',
    'tagged',
    'unanswered',
    'unconfirmed',
    'untagged',
  ],
  user_skill: ['deleted'],
  vacancies_import: ['added', 'undone'],
  vacancy: ['added', 'changed', 'closed', 'deleted', 'shared', 'stopped', 'suggested', 'team_changed'],
} as const
type Verbs = typeof verbs

/** Changes that candidates made to their own profiles. They are audited no more since ADR-0092; older rows stay readable. */
const formerVerbs = {
  cv: ['replaced'],
  education: ['added', 'deleted', 'modified'],
  portfolio_item: ['added', 'deleted', 'modified'],
  reference: ['added', 'deleted', 'modified'],
  user_skill: ['added', 'modified'],
  work_experience: ['added', 'deleted', 'modified'],
} as const
type FormerVerbs = typeof formerVerbs

/** An audited change as `subject.verb`; its sentence has the key `audit.action.<action>`. */
export type AuditedAction = { [Subject in keyof Verbs]: `${Subject}.${Verbs[Subject][number]}` }[keyof Verbs]
export type FormerAction = { [Subject in keyof FormerVerbs]: `${Subject}.${FormerVerbs[Subject][number]}` }[keyof FormerVerbs]

/** A kind of record whose changes are audited. */
export type AuditedSubject = keyof Verbs | keyof FormerVerbs

const namesOf = <Action>(changes: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(changes).flatMap(([subject, done]) => done.map((verb) => `${subject}.${verb}`)) as [Action, ...Action[]]

/** The actions by which the audit can be filtered. */
export const auditedActions = [...namesOf<AuditedAction>(verbs), ...namesOf<FormerAction>(formerVerbs)] as [
  AuditedAction | FormerAction,
  ...(AuditedAction | FormerAction)[],
]

/** Details that an audit row may hold besides names, stages and reasons. They name no person, so they stay after an erasure. */
export const auditFacts = [
  'answer',
  'available',
  'changed',
  'code',
  'completed',
  'consented_on',
  'corrected',
  'file',
  'given',
  'hired',
  'language',
  'mail',
  'new',
  'part',
  'people',
  'percent',
  'role',
  'rows',
  'settings',
  'stage',
  'withdrawn',
] as const
export type AuditFact = (typeof auditFacts)[number]

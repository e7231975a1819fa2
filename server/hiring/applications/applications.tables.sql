-- A person in a vacancy: the card on its board. The row stays when somebody leaves and comes back, so it exists once for each pair.
create table applications (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  vacancy_id bigint not null references vacancies,
  user_id bigint not null references users on delete cascade,
  stage text not null check (stage in ('apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved', 'reject')),
  -- place in the column, a fractional index: putting a card between two others writes one row
  position text collate "C" not null,
  -- raised by every change, so that a client of before is refused
  version integer not null default 1,
  applied_at timestamptz not null default now(),
  -- when the card came to its column
  stage_changed_at timestamptz not null default now(),
  -- not on the board: taken off by staff, or withdrawn
  removed_at timestamptz,
  -- the last stage of which the candidate was notified, and which they see (ADR-0046)
  notified_stage text not null default 'apply' check (notified_stage in ('apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved', 'reject')),
  notified_at timestamptz not null default now(),
  -- when the candidate withdrew (ADR-0016)
  withdrawn_at timestamptz,
  -- when a colleague first opened the card
  opened_at timestamptz,
  -- where the application came from, and its word or host in source_name
  source_kind text not null default 'unknown' check (source_kind in ('unknown', 'direct', 'link', 'referrer', 'staff', 'import')),
  source_name text not null default '' check (char_length(source_name) <= 80),
  -- the colleague who put the person into the vacancy
  added_by bigint references users on delete set null,
  rejection_reason_id bigint references rejection_reasons,
  hired_at timestamptz,
  -- since when the person works there no more; the hire stays in figures and openings
  hire_ended_at timestamptz,
  -- when an import brought it along with its own days (ADR-0204)
  brought_at timestamptz,
  -- a step of the vacancy within the stage; another stage begins without one (STP-01)
  step_id bigint references stage_steps on delete set null,
  constraint applications_hire_ended check ((hire_ended_at is null) or (hired_at is not null)),
  constraint applications_vacancy_id_user_id_key unique (vacancy_id, user_id),
  constraint applications_withdrawn_removed check ((withdrawn_at is null) or (removed_at is not null))
);
create index applications_added_by on applications (added_by) where added_by is not null;
-- People in a process by their last notification, until they know that they were selected or rejected.
create index applications_awaiting_news on applications (notified_at, id) include (user_id)
  where removed_at is null and (stage <> notified_stage or notified_stage not in ('approved', 'reject'));
create index applications_board on applications (vacancy_id, stage, position, id) include (user_id) where removed_at is null;
-- Results of one vacancy side by side, in the order in which people applied.
create index applications_by_date on applications (vacancy_id, applied_at, id) include (user_id) where removed_at is null;
create index applications_by_source on applications (source_kind, source_name, user_id) where removed_at is null;
-- Filters of the search begin with the rarest condition, wherever it stands.
create index applications_by_stage on applications (stage, user_id) where removed_at is null;
create index applications_hired on applications (vacancy_id) where hired_at is not null;
-- With removed_at, so that the index alone shows whether a person has a current application. Otherwise PostgreSQL searches
-- applications_by_source once per source for each person of a list.
create index applications_of_user on applications (user_id, applied_at desc, id desc) include (removed_at);
create index applications_rejection_reason on applications (rejection_reason_id) where rejection_reason_id is not null;
create index applications_source on applications (vacancy_id, source_kind, source_name, id) where removed_at is null;
create index applications_step on applications (step_id) where step_id is not null;
create index applications_unnotified on applications (notified_at, id) include (user_id) where removed_at is null and stage <> notified_stage;
-- The dashboard counts them and finds the oldest in the index alone.
create index applications_unopened on applications (notified_at, id) include (user_id, applied_at)
  where removed_at is null and opened_at is null and stage = 'apply';
create index applications_withdrawn on applications (vacancy_id, withdrawn_at, id) where withdrawn_at is not null;

-- mark_applications() is of figures.
create trigger applications_deleted_figures after delete on applications
  referencing old table as changed for each statement execute function mark_applications();
create trigger applications_inserted_figures after insert on applications
  referencing new table as changed for each statement execute function mark_applications();
create trigger applications_updated_figures
  after update of vacancy_id, user_id, applied_at, removed_at, source_kind, source_name, rejection_reason_id on applications
  for each row when (
    (old.vacancy_id, old.user_id, old.applied_at, old.removed_at, old.source_kind, old.source_name, old.rejection_reason_id)
      is distinct from
    (new.vacancy_id, new.user_id, new.applied_at, new.removed_at, new.source_kind, new.source_name, new.rejection_reason_id)
  ) execute function mark_application();

-- end_placement() is of placements.
create trigger applications_end_placement after update of hire_ended_at on applications
  for each row when (old.hire_ended_at is distinct from new.hire_ended_at and new.hired_at is not null)
  execute function end_placement();

-- note_application() is of candidate-search.
create trigger note_application after insert on applications
  for each row when (new.added_by is null and new.source_kind not in ('staff', 'import')) execute function note_application();
create trigger note_changed_application after update of applied_at, withdrawn_at on applications
  for each row when (
    (old.applied_at, old.withdrawn_at) is distinct from (new.applied_at, new.withdrawn_at)
    and (new.withdrawn_at is not null or (new.added_by is null and new.source_kind not in ('staff', 'import')))
  ) execute function note_application();

-- What happened to each application, oldest first. The figures and the undo read it (ADR-0114, ADR-0046).
create table application_history (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  actor_id bigint references users,
  kind text not null check (kind in ('applied', 'moved', 'removed', 'restored', 'withdrawn', 'hired', 'stepped')),
  from_stage text,
  to_stage text,
  -- the names of the steps that the card left and came to; steps may be renamed or deleted later (STP-01)
  from_step text,
  to_step text,
  at timestamptz not null default now(),
  -- what a move changed, for its undo
  replaced jsonb,
  -- brought along by an import; `undated` where the file does not say the day
  brought text check (brought in ('dated', 'undated'))
);
create index application_history_actor on application_history (actor_id);
create index application_history_of on application_history (application_id, id);

-- mark_applications_of_history() is of figures.
create trigger application_history_deleted_figures after delete on application_history
  referencing old table as changed for each statement execute function mark_applications_of_history();
create trigger application_history_inserted_figures after insert on application_history
  referencing new table as changed for each statement execute function mark_applications_of_history();
create trigger application_history_updated_figures after update of application_id, kind, to_stage, at on application_history
  for each row execute function mark_application_of_history();

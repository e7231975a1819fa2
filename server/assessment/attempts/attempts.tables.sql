-- A test of a skill that a person started.
create table attempts (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users on delete cascade,
  skill_id bigint not null references skills,
  -- the row of the profile that it was taken for; when the candidate deletes that, the attempt stays and counts (SPEC-34)
  user_skill_id bigint references user_skills on delete set null,
  language text not null check (language in ('es', 'en')),
  state text not null default 'running' check (state in ('running', 'finished', 'expired')),
  -- when the person agreed to what a test records (ADR-0024)
  signals_agreed_at timestamptz not null,
  started_at timestamptz not null,
  -- answers are taken until then
  ends_at timestamptz not null,
  time_limit_seconds integer,
  finished_at timestamptz,
  -- the window that the person answers in; a second one asks before it takes over
  window_id uuid not null,
  -- what the candidate says about the signals, once
  explanation text,
  explained_at timestamptz,
  -- figures of a finished attempt, written again with each rating (SPEC-35)
  points numeric(6,2),
  -- how many texts wait for a rating
  unrated integer,
  -- reset by staff: it stays readable and does not count any more (SPEC-34)
  archived_at timestamptz,
  archived_by bigint references users,
  -- the standard error of the points, written with them (FAI-03)
  points_error numeric(5,2),
  -- the run of difficulties by which its questions were balanced; null for a plain random draw (FAI-02)
  difficulty_run_id bigint references difficulty_runs,
  -- the class of the device on which it was started; null when it is unknown (FAI-06)
  device text check (device in ('computer', 'phone')),
  -- whether the time limit includes extra time; null without a limit
  extra_time boolean,
  -- the table between languages that adjusted it, which is void since; the other two columns are read by the version before alone (FAI-04)
  language_link_id bigint references language_links,
  linked_points numeric(5,2),
  linked_error numeric(5,2),
  -- the limits of points by which its length was decided, fixed at its start; empty in a test of ten questions (LEN-01)
  point_limits smallint[] not null default '{}',
  -- whether it ended because the result was clearly on one side of each limit; null without limits, or when its time ended
  is_clear boolean,
  constraint attempts_figures check ((state = 'finished') = ((points is not null) and (unrated is not null))),
  constraint attempts_finished check ((state = 'running') = (finished_at is null))
);
create index attempts_archived_by on attempts (archived_by);
create index attempts_by_points on attempts (skill_id, points, user_id) where state = 'finished' and archived_at is null and unrated = 0;
create index attempts_difficulty_run on attempts (difficulty_run_id) where difficulty_run_id is not null;
create index attempts_due on attempts (ends_at) where state = 'running';
create index attempts_language_link on attempts (language_link_id) where language_link_id is not null;
create index attempts_of_bank on attempts (skill_id, language, finished_at) where state = 'finished' and archived_at is null;
create index attempts_of_person on attempts (user_id, skill_id, started_at desc);
create index attempts_of_skill on attempts (skill_id);
create index attempts_of_user_skill on attempts (user_skill_id, started_at desc);
create unique index attempts_running on attempts (user_id, skill_id) where state = 'running';

-- mark_applications_of_attempt() is of figures.
create trigger attempts_inserted_figures after insert on attempts
  for each row when (new.state = 'finished') execute function mark_applications_of_attempt();
create trigger attempts_updated_figures after update of state, points, unrated, archived_at, user_id on attempts
  for each row when (
    (old.state, old.points, old.unrated, old.archived_at, old.user_id) is distinct from
    (new.state, new.points, new.unrated, new.archived_at, new.user_id) and 'finished' in (old.state, new.state)
  ) execute function mark_applications_of_attempt();

-- note_attempt() is of candidate-search.
create trigger note_attempt after insert or update of finished_at on attempts for each row execute function note_attempt();

-- The questions of an attempt, with what was answered and the points (ADR-0024): ten, or with limits of points from 8 to 25 (LEN-01).
create table attempt_questions (
  attempt_id bigint not null references attempts on delete cascade,
  position smallint not null check (position between 0 and 24),
  question_id bigint not null references questions,
  snapshot_id bigint not null references question_snapshots,
  -- places of the snapshot's answers in the order in which the person sees them
  answer_order smallint[] not null,
  shown_at timestamptz,
  answered_at timestamptz,
  -- of the snapshot's answers
  answer_uuid uuid,
  annotation text,
  -- waited in the browser for a connection (SPEC-33)
  late boolean not null default false,
  -- a chosen answer's; of a text never
  correct boolean,
  -- 0 to 10; null while a text waits for its rating
  points numeric(4,1) check (points between 0 and 10),
  -- everybody got the points, because the question was broken
  given boolean not null default false,
  paste_answer boolean not null default false,
  copy_answer boolean not null default false,
  copy_question boolean not null default false,
  -- how often the window was left while the question was open
  left_window integer not null default 0 check (left_window >= 0),
  device_changed boolean not null default false,
  network_changed boolean not null default false,
  too_fast boolean not null default false,
  -- keyed hashes, to see a change; forgotten when the attempt ends
  device_hash text,
  network_hash text,
  arrived_late boolean not null default false,
  offline_seconds integer not null default 0 check (offline_seconds >= 0),
  primary key (attempt_id, position)
);
create index attempt_questions_of on attempt_questions (question_id, answered_at desc) where answered_at is not null;
create index attempt_questions_snapshot on attempt_questions (snapshot_id);

-- Written answers without a rating yet, so that finding them reads nothing else (ADR-0028).
create table texts_to_rate (
  attempt_id bigint not null,
  position smallint not null,
  question_id bigint not null references questions,
  -- when their test ended
  since timestamptz not null,
  foreign key (attempt_id, position) references attempt_questions (attempt_id, position) on delete cascade,
  primary key (attempt_id, position)
);
create index texts_to_rate_of_question on texts_to_rate (question_id, since, attempt_id, position);

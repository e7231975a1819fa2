-- Skills with a bank of questions, the tests that candidates take of them, and how they are rated.

alter table skills
  -- a skill that results or vacancies name is put out of use rather than deleted (decision 38)
  add column active boolean not null default true,
  add column time_limit_minutes integer check (time_limit_minutes between 1 and 600),
  add column version integer not null default 1,
  add column search tsvector not null generated always as (searchable(name || ' ' || description)) stored;
create index skills_search on skills using gin (search);
create index skills_by_name on skills (lower(name), id);

alter table users
  -- more time in tests with a limit, in hundredths of the limit (decision 32)
  add column extra_time_percent integer not null default 0 check (extra_time_percent between 0 and 300);

alter table user_skills add column version integer not null default 1;

-- The bank ----------------------------------------------------------------------------------------------------------------

create table questions (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  text text not null,
  type text not null check (type in ('select', 'text')),
  language text not null check (language in ('es', 'en')),
  media_file_id bigint references files,
  -- what stands for a picture, and what an audio says, in the question's language (decision 60)
  alternative_text text not null default '',
  transcript text not null default '',
  active boolean not null default true,
  -- may be asked: complete, in use and not broken; kept by every write (decisions 29, 60)
  ready boolean not null default false,
  broken_at timestamptz,
  broken_by bigint references users,
  -- the frozen copy of the question as it stands; null until somebody is asked it
  snapshot_id bigint,
  -- questions of the same pair say the same in both languages
  pair uuid,
  pair_checked_at timestamptz,
  text_changed_at timestamptz not null default now(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector not null generated always as (searchable(text)) stored
);
create unique index questions_pair on questions (pair, language) where pair is not null;
create index questions_search on questions using gin (search);
create index questions_by_created on questions (created_at, id);
create index questions_by_type on questions (type, id);
create index questions_by_language on questions (language, id);
create index questions_by_text on questions (left(lower(text), 200), id);
create index questions_media on questions (media_file_id);
create index questions_broken_by on questions (broken_by);
create index questions_snapshot on questions (snapshot_id);

create table question_skills (
  question_id bigint not null references questions on delete cascade,
  skill_id bigint not null references skills,
  primary key (question_id, skill_id)
);
create index question_skills_skill on question_skills (skill_id);

create table answers (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  question_id bigint not null references questions on delete cascade,
  text text not null,
  correct boolean not null,
  media_file_id bigint references files,
  alternative_text text not null default '',
  created_at timestamptz not null default now()
);
create index answers_of on answers (question_id, id);
create unique index answers_one_correct on answers (question_id) where correct;
create index answers_media on answers (media_file_id);

-- A question that has answers has a correct one; the index above sees that there are not two.
create function one_answer_is_correct() returns trigger language plpgsql as $$
begin
  if exists (select from answers where question_id = old.question_id)
    and not exists (select from answers where question_id = old.question_id and correct) then
    raise exception 'a question with answers has exactly one that is correct' using errcode = '23514', constraint = 'answers_exactly_one_correct';
  end if;
  return null;
end $$;
create constraint trigger answers_exactly_one_correct after update or delete on answers
  deferrable initially deferred for each row execute function one_answer_is_correct();
create function first_answer_is_correct() returns trigger language plpgsql as $$
begin
  if not exists (select from answers where question_id = new.question_id and correct) then
    raise exception 'a question with answers has exactly one that is correct' using errcode = '23514', constraint = 'answers_exactly_one_correct';
  end if;
  return null;
end $$;
create constraint trigger answers_first_is_correct after insert on answers
  deferrable initially deferred for each row execute function first_answer_is_correct();

-- What a question was when it was asked. Never changed: results stand on it (decision 38).
create table question_snapshots (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions,
  -- of everything below, so that the same question is kept once
  sha256 text not null,
  type text not null check (type in ('select', 'text')),
  text text not null,
  media_file_id bigint references files,
  alternative_text text not null,
  transcript text not null,
  -- [{ uuid, text, correct, media_file_id, alternative_text }] in the order they were entered
  answers jsonb not null,
  created_at timestamptz not null default now(),
  unique (question_id, sha256)
);
create index question_snapshots_media on question_snapshots (media_file_id);
alter table questions add constraint questions_snapshot_fkey foreign key (snapshot_id) references question_snapshots;

-- Taking a test -------------------------------------------------------------------------------------------------------------

create table attempts (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  skill_id bigint not null references skills,
  -- the row of the profile that it was taken for; when the candidate deletes that, the attempt stays and counts (decision 34)
  user_skill_id bigint references user_skills on delete set null,
  language text not null check (language in ('es', 'en')),
  state text not null default 'running' check (state in ('running', 'finished', 'expired')),
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
  -- figures of a finished attempt, written again with each rating (decision 35)
  points numeric(6, 2),
  unrated integer,
  -- reset by staff: it stays readable and does not count any more (decision 34)
  archived_at timestamptz,
  archived_by bigint references users,
  constraint attempts_finished check ((state = 'running') = (finished_at is null)),
  constraint attempts_figures check ((state = 'finished') = (points is not null and unrated is not null))
);
create unique index attempts_running on attempts (user_id, skill_id) where state = 'running';
create index attempts_of_person on attempts (user_id, skill_id, started_at desc);
create index attempts_of_user_skill on attempts (user_skill_id, started_at desc);
create index attempts_of_skill on attempts (skill_id);
create index attempts_due on attempts (ends_at) where state = 'running';
create index attempts_archived_by on attempts (archived_by);

create table attempt_questions (
  attempt_id bigint not null references attempts on delete cascade,
  -- from 0 to 9
  position smallint not null check (position between 0 and 9),
  question_id bigint not null references questions,
  snapshot_id bigint not null references question_snapshots,
  -- places of the snapshot's answers in the order in which the person sees them
  answer_order smallint[] not null,
  shown_at timestamptz,
  answered_at timestamptz,
  -- of the snapshot's answers
  answer_uuid uuid,
  annotation text,
  -- waited in the browser for a connection (decision 33)
  late boolean not null default false,
  -- a chosen answer's; of a text never
  correct boolean,
  -- 0 to 10; null while a text waits for its rating
  points numeric(4, 1) check (points between 0 and 10),
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
  primary key (attempt_id, position)
);
create index attempt_questions_of on attempt_questions (question_id, answered_at desc) where answered_at is not null;
create index attempt_questions_unrated on attempt_questions (question_id, attempt_id) where annotation is not null and points is null;
create index attempt_questions_snapshot on attempt_questions (snapshot_id);

-- Who rated a free text, and as what; a second person's rating is kept beside the first (decision 35).
create table ratings (
  id bigint generated always as identity primary key,
  attempt_id bigint not null,
  position smallint not null,
  rater_id bigint not null references users,
  code text not null check (code in ('S', 'E', 'R', 'D', 'M')),
  rated_at timestamptz not null,
  withdrawn_at timestamptz,
  foreign key (attempt_id, position) references attempt_questions on delete cascade
);
create unique index ratings_once on ratings (attempt_id, position, rater_id) where withdrawn_at is null;
create index ratings_rater on ratings (rater_id, id desc);

-- Why points of an answer are what they are.
create table point_changes (
  id bigint generated always as identity primary key,
  attempt_id bigint not null,
  position smallint not null,
  former_points numeric(4, 1),
  points numeric(4, 1),
  reason text not null check (reason in ('rated', 'rating_withdrawn', 'broken')),
  actor_id bigint references users,
  at timestamptz not null,
  foreign key (attempt_id, position) references attempt_questions on delete cascade
);
create index point_changes_of on point_changes (attempt_id, position, id);
create index point_changes_actor on point_changes (actor_id);

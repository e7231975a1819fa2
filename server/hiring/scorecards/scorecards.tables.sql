-- What is asked and rated in the interviews of a stage of a vacancy (SCO-01).
create table interview_kits (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  vacancy_id bigint not null references vacancies on delete cascade,
  stage text not null check (stage in ('firstInterview', 'secondInterview')),
  scale integer not null check (scale in (4, 5)),
  -- what each point means, the lowest first
  words text[] not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint interview_kits_once unique (vacancy_id, stage)
);

create table kit_criteria (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  kit_id bigint not null references interview_kits on delete cascade,
  position integer not null,
  -- the skill of the vacancy that it is about; null for one of its own
  skill_id bigint references skills on delete set null,
  name text not null check (char_length(name) between 1 and 200),
  hint text not null default ''
);
create index kit_criteria_in_order on kit_criteria (kit_id, position);
create index kit_criteria_skill on kit_criteria (skill_id) where skill_id is not null;

create table kit_questions (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  kit_id bigint not null references interview_kits on delete cascade,
  position integer not null,
  text text not null check (char_length(text) between 1 and 300)
);
create index kit_questions_in_order on kit_questions (kit_id, position);

-- What one colleague wrote about the interview of an application at a stage. Others read it once it is submitted (SCO-02).
create table scorecards (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  application_id bigint not null references applications on delete cascade,
  stage text not null check (stage in ('firstInterview', 'secondInterview')),
  author_id bigint not null references users,
  -- the scale of the kit and the words of its points, as they were when this was written
  scale integer not null,
  words text[] not null,
  -- notes to the questions of the kit, as {question, text, note}
  notes jsonb not null default '[]',
  summary text not null default '',
  -- whether its author could read those of others when they began
  could_read boolean not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  constraint scorecards_once unique (application_id, stage, author_id)
);
create index scorecards_author on scorecards (author_id);

-- The points of a scorecard, each with the criterion as it was worded; null for a criterion that was left out.
create table scorecard_points (
  scorecard_id bigint not null references scorecards on delete cascade,
  position integer not null,
  criterion_id bigint references kit_criteria on delete set null,
  skill_id bigint references skills on delete set null,
  name text not null,
  point integer,
  note text not null default '',
  primary key (scorecard_id, position)
);
create index scorecard_points_criterion on scorecard_points (criterion_id) where criterion_id is not null;
create index scorecard_points_skill on scorecard_points (skill_id) where skill_id is not null;

-- The content of a submitted scorecard before a change.
create table scorecard_versions (
  scorecard_id bigint not null references scorecards on delete cascade,
  version integer not null,
  submitted_at timestamptz not null,
  -- {criteria, notes, summary}, as the summary of a card shows them
  content jsonb not null,
  primary key (scorecard_id, version)
);

-- Which interviewers were reminded of the scorecard of an interview that ended at this instant.
create table scorecard_reminders (
  interview_id bigint not null references interviews on delete cascade,
  user_id bigint not null references users on delete cascade,
  ended_at timestamptz not null,
  primary key (interview_id, user_id)
);
create index scorecard_reminders_user on scorecard_reminders (user_id);

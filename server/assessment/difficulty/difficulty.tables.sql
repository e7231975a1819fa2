-- Estimates of the difficulties of a bank. Rows are only added: what a result was compared with stays as it was (FAI-01).
create table difficulty_runs (
  id bigint generated always as identity primary key,
  skill_id bigint not null references skills on delete cascade,
  language text not null check (language in ('es', 'en')),
  -- 1, 2, 3 … in its bank
  number integer not null check (number > 0),
  -- how many finished attempts it read
  attempts integer not null,
  -- attempts that ended later are new
  through timestamptz not null,
  -- how many errors its answers are away from those of people who do not guess; null without an estimate (GUE-01)
  guessing numeric(8,3),
  unique (skill_id, language, number)
);

-- The difficulty of a question as it was asked, or why it has none.
create table question_difficulties (
  run_id bigint not null references difficulty_runs on delete cascade,
  snapshot_id bigint not null references question_snapshots,
  answers integer not null,
  -- in logits, with its standard error
  difficulty numeric(6,3),
  error numeric(6,3),
  infit numeric(8,3),
  outfit numeric(8,3),
  -- how many errors the infit is away from 1
  misfit numeric(8,3),
  lack text check (lack in ('few', 'all_right', 'all_wrong', 'apart', 'beyond')),
  -- own answers, the counts of other sites, both, or own answers with which other sites disagree (CAL-01)
  source text not null default 'own' check (source in ('own', 'shared', 'both', 'overruled')),
  primary key (run_id, snapshot_id),
  constraint question_difficulties_estimated check (
    num_nulls(difficulty, error) = case when lack is null then 0 else 2 end
    and num_nulls(infit, outfit, misfit) = case when lack is null and source <> 'shared' then 0 else 3 end
  )
);
create index question_difficulties_snapshot on question_difficulties (snapshot_id);

-- The counts of other sites from which the difficulties of a bank start. They say nothing of people (CAL-01).
create table shared_counts (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  skill_id bigint not null references skills on delete cascade,
  language text not null check (language in ('es', 'en')),
  -- its address; a newer file of it takes the place of the former
  site text not null,
  signed_at timestamptz not null,
  -- the file as it was signed: its attempts, questions and pairs
  counts jsonb not null,
  added_by bigint not null references users,
  added_at timestamptz not null,
  -- what the last estimation made of it: { used, left_out: { reason: [uuid of the own question or null] } }; null before
  outcome jsonb,
  unique (skill_id, language, site)
);
create index shared_counts_added_by on shared_counts (added_by);

-- Banks whose counts of other sites changed after their last estimation.
create table changed_shared_counts (
  skill_id bigint not null references skills on delete cascade,
  language text not null check (language in ('es', 'en')),
  changed_at timestamptz not null,
  primary key (skill_id, language)
);

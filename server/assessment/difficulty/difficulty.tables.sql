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

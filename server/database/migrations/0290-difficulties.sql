create table difficulty_runs (
  id bigint generated always as identity primary key,
  skill_id bigint not null references skills on delete cascade,
  language text not null check (language in ('es', 'en')),
  number integer not null check (number > 0),
  attempts integer not null,
  through timestamptz not null,
  unique (skill_id, language, number)
);

create table question_difficulties (
  run_id bigint not null references difficulty_runs on delete cascade,
  snapshot_id bigint not null references question_snapshots,
  answers integer not null,
  difficulty numeric(6,3),
  error numeric(6,3),
  infit numeric(8,3),
  outfit numeric(8,3),
  misfit numeric(8,3),
  lack text check (lack in ('few', 'all_right', 'all_wrong', 'apart', 'beyond')),
  primary key (run_id, snapshot_id),
  constraint question_difficulties_estimated check (num_nulls(difficulty, error, infit, outfit, misfit) = case when lack is null then 0 else 5 end)
);
create index question_difficulties_snapshot on question_difficulties (snapshot_id);

create index attempts_of_bank on attempts (skill_id, language, finished_at) where state = 'finished' and archived_at is null;

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

-- Tables that people signed so that results of both languages of a bank can be compared. All are void, and none is added (FAI-04, ADR-0187).
create table language_links (
  id bigint generated always as identity primary key,
  skill_id bigint not null references skills on delete cascade,
  -- 1, 2, 3 … of its skill
  number integer not null check (number > 0),
  -- how much harder English is, in logits, with its standard error
  constant numeric(6,3) not null,
  error numeric(6,3) not null,
  pairs integer not null,
  -- the estimates that it was made from
  es_run_id bigint not null references difficulty_runs,
  en_run_id bigint not null references difficulty_runs,
  -- [{points, equal, error}], from 0 to 100
  equal_points jsonb not null,
  note text not null,
  signed_by bigint not null references users,
  signed_at timestamptz not null,
  withdrawn_by bigint references users,
  withdrawn_at timestamptz,
  unique (skill_id, number),
  constraint language_links_void check (withdrawn_at is not null)
);
create index language_links_en_run on language_links (en_run_id);
create index language_links_es_run on language_links (es_run_id);
create index language_links_signed_by on language_links (signed_by);
create index language_links_withdrawn_by on language_links (withdrawn_by);

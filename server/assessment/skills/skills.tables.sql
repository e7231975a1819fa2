-- Skills that vacancies ask for and tests measure.
create table skills (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  name text not null,
  description text not null default '',
  -- staff offer a test; it starts only in a language with ten questions that are ready
  has_test boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- a skill that results or vacancies name is put out of use rather than deleted (decision 38)
  active boolean not null default true,
  time_limit_minutes integer check (time_limit_minutes between 1 and 600),
  version integer not null default 1,
  search tsvector generated always as (searchable(name || ' ' || description)) stored not null
);
create index skills_by_name on skills (in_order(name) collate cantera_order, id);
create unique index skills_name on skills (folded(name) collate "C");
create index skills_search on skills using gin (search);

-- The skills of a profile, with the time of experience in each (ADR-0020).
create table user_skills (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users on delete cascade,
  skill_id bigint not null references skills,
  -- a vacancy of the person asks for it
  required boolean not null default false,
  from_date date,
  to_date date,
  note text not null default '',
  test_status integer not null default 0 check (test_status in (0, 1, 2)),
  created_at timestamptz not null default now(),
  version integer not null default 1,
  -- added for a vacancy, and not confirmed by dates or a test (ADR-0123)
  only_required boolean not null default false,
  constraint user_skills_user_id_skill_id_key unique (user_id, skill_id)
);
create index user_skills_skill on user_skills (skill_id);

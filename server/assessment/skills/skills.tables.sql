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
  -- a skill that results or vacancies name is put out of use rather than deleted (SPEC-38)
  active boolean not null default true,
  time_limit_minutes integer check (time_limit_minutes between 1 and 600),
  -- the points that matter to vacancies without a limit of their own: its test ends as soon as a result is clear (LEN-01)
  point_limit smallint check (point_limit between 1 and 99),
  version integer not null default 1,
  -- of the name; null for one that is the same in both languages
  language text check (language in ('es', 'en')),
  -- the name in the other language, empty without one (ADR-0144)
  other_name text not null default '',
  -- the names that readers of each language see
  name_es text generated always as (case when language = 'en' and other_name <> '' then other_name else name end) stored not null,
  name_en text generated always as (case when language = 'es' and other_name <> '' then other_name else name end) stored not null,
  search tsvector generated always as (searchable(name || ' ' || other_name || ' ' || description)) stored not null,
  constraint skills_other_name_has_language check (other_name = '' or language is not null)
);
create index skills_by_name_es on skills (in_order(name_es) collate cantera_order, id);
create index skills_by_name_en on skills (in_order(name_en) collate cantera_order, id);
create unique index skills_name on skills (folded(name) collate "C");
create index skills_search on skills using gin (search);

-- Both names of each skill, folded: no two skills share one, and imports find a skill by either.
create table skill_names (
  name text collate "C" primary key,
  skill_id bigint not null references skills on delete cascade
);
create index skill_names_skill on skill_names (skill_id);

create function keep_skill_names() returns trigger language plpgsql as $$
begin
  delete from skill_names where skill_id = new.id;
  insert into skill_names (name, skill_id)
    select distinct folded(one), new.id from unnest(array[new.name, nullif(new.other_name, '')]) as one where one is not null;
  return null;
end $$;
create trigger skills_names after insert or update of name, other_name on skills
  for each row execute function keep_skill_names();

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
  -- added for a vacancy, and not confirmed by dates or a test (ADR-0020)
  only_required boolean not null default false,
  constraint user_skills_user_id_skill_id_key unique (user_id, skill_id)
);
create index user_skills_skill on user_skills (skill_id);

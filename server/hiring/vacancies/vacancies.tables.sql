-- Vacancies: drafts, published and closed ones.
create table vacancies (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  client_id bigint not null references clients,
  title text not null,
  reports_to text not null,
  openings integer not null check (openings > 0),
  city text not null,
  employment_type text not null check (employment_type in ('FullTime', 'PartTime')),
  work_mode text not null check (work_mode in ('Remote', 'Present')),
  -- Urgent ones come first in the public list
  priority text not null check (priority in ('Normal', 'Urgent')),
  language text not null check (language in ('es', 'en')),
  -- published; with published_at and expired it defines the four states
  active boolean not null,
  currency_id integer not null references currencies,
  salary_mode text not null check (salary_mode in ('agreed', 'single', 'range')),
  salary_min numeric(14,2),
  salary_max numeric(14,2),
  description_html text not null,
  essential_html text not null,
  knowledge_html text not null,
  minimum_html text not null,
  preferred_html text not null,
  conditions text not null,
  -- description_html without markup, for cards and search; written together with it
  description_text text not null,
  -- the first time; never taken back (ADR-0006)
  published_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Punctuation goes first: the parser would keep node.js, java/python or 2025-2026 as one word, and their parts would not be found.
  search tsvector generated always as (search_document(language, title || ' ' || city || ' ' || description_text)) stored not null,
  city_search tsvector generated always as (search_document(language, city)) stored not null,
  -- the rules by which the texts were sanitised
  rich_text_version smallint not null default 0,
  country text check (country ~ '^[A-Z]{2}$'),
  -- the last day to apply, in the time zone of the site (ADR-0006)
  closes_on date,
  owner_id bigint references users on delete set null,
  -- closed by its last day and not by hand
  expired boolean not null default false,
  constraint vacancies_check check (not (active and expired)),
  constraint vacancies_published check ((not active) or (published_at is not null)),
  constraint vacancies_salary check (
    (salary_mode = 'agreed' and (salary_min is null) and (salary_max is null))
    or (salary_mode = 'single' and (salary_min is not null) and (salary_max is null))
    or (salary_mode = 'range' and (salary_min is not null) and salary_max >= salary_min)
  )
) with (toast_tuple_target = 256);
alter table vacancies alter column title set storage main;
alter table vacancies alter column city set storage main;
alter table vacancies alter column search set storage main;
alter table vacancies alter column city_search set storage main;
create index vacancies_active_by_created on vacancies (created_at, id) where active;
create index vacancies_by_created on vacancies (created_at, id);
create index vacancies_by_employment_type on vacancies (employment_type, id);
create index vacancies_by_last_day on vacancies (closes_on) where active and closes_on is not null;
create index vacancies_by_openings on vacancies (openings, id);
create index vacancies_by_priority on vacancies (priority, id);
create index vacancies_by_title on vacancies (in_order(title) collate cantera_order, id);
create index vacancies_city_en on vacancies using gin (city_search) where active and language = 'en';
create index vacancies_city_es on vacancies using gin (city_search) where active and language = 'es';
create index vacancies_client on vacancies (client_id, created_at, id);
create index vacancies_closed on vacancies (created_at, id) where not active and published_at is not null and not expired;
create index vacancies_currency on vacancies (currency_id);
create index vacancies_drafts on vacancies (created_at, id) where not active and published_at is null;
create index vacancies_expired on vacancies (created_at, id) where expired;
create index vacancies_newest on vacancies (published_at desc, id desc) where active;
create index vacancies_owner on vacancies (owner_id, created_at, id);
create index vacancies_public on vacancies (language, (priority = 'Urgent') desc, published_at desc, id desc) where active;
-- The public order once more under each filter that halves it: a filter that hardly fits would otherwise read to the end.
create index vacancies_public_by_mode on vacancies (language, work_mode, (priority = 'Urgent') desc, published_at desc, id desc) where active;
create index vacancies_public_by_type on vacancies (language, employment_type, (priority = 'Urgent') desc, published_at desc, id desc) where active;
-- Staff search everything; visitors one language at a time, in indexes that hold just what they may see.
create index vacancies_search on vacancies using gin (search);
create index vacancies_search_en on vacancies using gin (search) where active and language = 'en';
create index vacancies_search_es on vacancies using gin (search) where active and language = 'es';

create function remember_search_words() returns trigger
  language plpgsql
  as $$
begin
  -- In order, so that two changes that bring the same new words wait for each other and never both.
  insert into search_words
    select distinct words.word collate "C" as word
    from changed, lateral unnest(tsvector_to_array(changed.search)) as words (word)
    where substr(words.word, 3, 1) = ':' order by word
    on conflict do nothing;
  return null;
end $$;

create trigger remember_inserted_words after insert on vacancies
  referencing new table as changed for each statement execute function remember_search_words();
create trigger remember_updated_words after update on vacancies
  referencing new table as changed for each statement execute function remember_search_words();

-- The skills that a vacancy asks for.
create table vacancy_skills (
  vacancy_id bigint not null references vacancies on delete cascade,
  skill_id bigint not null references skills,
  -- the points of its test that matter to this vacancy; null for the limit of the skill (LEN-01)
  point_limit smallint check (point_limit between 1 and 99),
  primary key (vacancy_id, skill_id)
);
create index vacancy_skills_skill on vacancy_skills (skill_id);

-- mark_applications_of_skills() is of figures.
create trigger vacancy_skills_deleted_figures after delete on vacancy_skills
  referencing old table as changed for each statement execute function mark_applications_of_skills();
create trigger vacancy_skills_inserted_figures after insert on vacancy_skills
  referencing new table as changed for each statement execute function mark_applications_of_skills();

-- Every word that vacancies hold or held, marked with its language like those of search_document. A beginning is looked up here
-- first, because an index on texts finds whole words several times faster than beginnings.
create table search_words (
  word text collate "C" primary key
);

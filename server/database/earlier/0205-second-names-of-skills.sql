-- A skill may have a name in each language (ADR-0144). Existing names are in no particular language.
alter table skills
  add column language text check (language in ('es', 'en')),
  add column other_name text not null default '',
  add constraint skills_other_name_has_language check (other_name = '' or language is not null);
alter table skills
  add column name_es text generated always as (case when language = 'en' and other_name <> '' then other_name else name end) stored not null,
  add column name_en text generated always as (case when language = 'es' and other_name <> '' then other_name else name end) stored not null;

alter table skills drop column search;
alter table skills
  add column search tsvector generated always as (searchable(name || ' ' || other_name || ' ' || description)) stored not null;
create index skills_search on skills using gin (search);

drop index skills_by_name;
create index skills_by_name_es on skills (in_order(name_es) collate cantera_order, id);
create index skills_by_name_en on skills (in_order(name_en) collate cantera_order, id);

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

insert into skill_names (name, skill_id) select folded(name), id from skills;

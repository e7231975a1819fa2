-- What the company says of itself, per language. Every change is a new version; the highest one counts, and a consent names the one
-- of the privacy policy that was read.
create table site_content (
  part text not null check (part in ('company', 'home', 'about', 'steps', 'faq', 'privacy', 'terms')),
  language text not null check (language in ('es', 'en')),
  version integer not null,
  content jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (part, language, version)
);

insert into site_content (part, language, version, content)
select 'steps', language, 1, jsonb_build_object('steps', jsonb_agg(description order by number))
from hiring_steps
group by language;

drop table hiring_steps;

alter table consents add column privacy_version integer;

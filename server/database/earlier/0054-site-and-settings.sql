-- Who wrote a version of the company's content; the first ones were not written by anybody.
alter table site_content add column changed_by bigint references users on delete set null;

-- What staff set on the screen counts over the environment; what is not named there is as the environment says. The
-- company's logo is the same in every language; without one the product's own drawing stands there.
create table settings (
  id bigint primary key default 1 check (id = 1),
  content jsonb not null default '{}',
  logo_file_id bigint references files,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by bigint references users on delete set null
);
insert into settings default values;

-- What a month usually pays in a currency; a vacancy far below it is asked about once (decision 57).
alter table currencies add column usual_salary numeric(14, 2) check (usual_salary > 0);
update currencies set usual_salary = 1400000 where code = 'COP';
update currencies set usual_salary = 400 where code in ('USD', 'EUR');

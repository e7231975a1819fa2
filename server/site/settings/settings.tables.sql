-- One row. What staff set on the screen counts over the environment; what is not named there is as the environment says. The
-- company's logo is the same in every language; without one the product's own drawing stands there.
create table settings (
  id bigint default 1 primary key check (id = 1),
  content jsonb not null default '{}',
  logo_file_id bigint references files,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by bigint references users on delete set null
);
insert into settings default values;

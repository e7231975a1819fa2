-- The currencies that a vacancy may name.
create table currencies (
  id integer generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  code text not null unique,
  name text not null,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search tsvector generated always as (searchable(code || ' ' || name)) stored not null,
  usual_salary numeric(14,2) check (usual_salary > 0)
);

-- The companies for which the vacancies are.
create table clients (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  name text not null,
  location text not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search tsvector generated always as (searchable(name || ' ' || location)) stored not null,
  -- what an import had no field for, and what staff write
  notes text not null default ''
);
create index clients_by_created on clients (created_at, id);
create index clients_by_location on clients (in_order(location) collate cantera_order, id);
create index clients_by_status on clients (active, id);
create index clients_name on clients (in_order(name) collate cantera_order, id);
create unique index clients_once on clients (folded(name) collate "C", folded(location) collate "C");
create index clients_search on clients using gin (search);

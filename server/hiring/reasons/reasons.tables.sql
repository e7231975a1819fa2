-- The company's own reasons for rejecting a candidate (REJ-01). They are kept for figures; nobody receives them.
create table rejection_reasons (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  name text not null check (char_length(name) between 1 and 80),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (searchable(name)) stored not null
);
create index rejection_reasons_in_order on rejection_reasons (in_order(name) collate cantera_order, id);
create unique index rejection_reasons_name on rejection_reasons (folded(name) collate "C");

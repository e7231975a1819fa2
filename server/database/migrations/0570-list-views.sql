-- Filters, order and columns of a list that staff saved for themselves, or share with the colleagues who may open the list (VIE-01).
create table list_views (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users on delete cascade,
  -- The address of the list's endpoint.
  list text not null,
  name text not null check (char_length(name) between 1 and 80),
  shared boolean not null default false,
  -- The list opens with the view, for its owner.
  is_default boolean not null default false,
  -- The query as texts of an address, and the columns that differ from those that the list shows by itself.
  settings jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index list_views_default on list_views (user_id, list) where is_default;
create index list_views_of_user on list_views (user_id, list, id);
create index list_views_shared on list_views (list, id) where shared;

-- What visitors wrote into the contact form.
create table contact_messages (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  full_name text not null,
  email text not null,
  phone text not null,
  message text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  read_by bigint references users,
  search tsvector generated always as (searchable(full_name || ' ' || email || ' ' || phone || ' ' || message)) stored not null
);
create index contact_messages_by_email on contact_messages (in_order(email) collate cantera_order, id);
create index contact_messages_by_name on contact_messages (in_order(full_name) collate cantera_order, id);
create index contact_messages_by_status on contact_messages ((read_at is not null), id);
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_reader on contact_messages (read_by);
create index contact_messages_search on contact_messages using gin (search);
create index contact_messages_unread on contact_messages (created_at, id) where read_at is null;

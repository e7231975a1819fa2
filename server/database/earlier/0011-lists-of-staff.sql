-- Search columns and an index for each way to sort, so that lists of staff cost the same however long they grow.
create function searchable(content text) returns tsvector
  language sql immutable parallel safe
  -- Punctuation goes first: the parser would keep a@b.co as one word, and its parts would not be found.
  return to_tsvector('cantera_plain', translate(content, './\-_@:+#&=~', '            '));

alter table contact_messages
  add column search tsvector not null generated always as (searchable(full_name || ' ' || email || ' ' || phone || ' ' || message)) stored;
create index contact_messages_search on contact_messages using gin (search);
create index contact_messages_by_name on contact_messages (full_name, id);
create index contact_messages_by_email on contact_messages (email, id);
create index contact_messages_by_status on contact_messages ((read_at is not null), id);

alter table clients
  add column version integer not null default 1,
  add column search tsvector not null generated always as (searchable(name || ' ' || location)) stored;
create index clients_search on clients using gin (search);
create index clients_by_location on clients (location, id);
create index clients_by_created on clients (created_at, id);
create index clients_by_status on clients (active, id);
create unique index clients_once on clients (lower(name), lower(location));

alter table currencies
  add column version integer not null default 1,
  add column search tsvector not null generated always as (searchable(code || ' ' || name)) stored;

-- The colleague who is responsible for a person, and the sources of people in one spelling (MOV-03). See people.tables.sql.
alter table users add column owner_id bigint references users on delete set null;
create index users_owner on users (owner_id) where owner_id is not null;

create function source_key(note text) returns text
  language sql immutable parallel safe
  return left(
    regexp_replace(trim(lower(normalize(note, nfkc) collate cantera_order)), '[[:space:]_]+', '-', 'g'),
    80
  );
create index users_source on users (source_key(source_note) collate "C", id) where source_note <> '' and deleted_at is null;

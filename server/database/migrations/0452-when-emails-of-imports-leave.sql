-- E-mails of an import leave when the importer says, at a rate (CON-04).
alter table imports rename column asked_at to mails_from;
update imports set choices = jsonb_set(choices, '{ask}', '"after_undo"') where choices ->> 'ask' = 'now';

create table import_mails (
  user_id bigint primary key references users on delete cascade,
  import_id bigint not null references imports on delete cascade,
  left_at timestamptz
);
create index import_mails_of on import_mails (import_id);
create index import_mails_waiting on import_mails (import_id, user_id) where left_at is null;
create index import_mails_left on import_mails (left_at) where left_at is not null;

-- Imports whose people were left for later.
insert into import_mails (user_id, import_id)
select users.id, imports.id from imports
join imported_people on imported_people.import_id = imports.id join users on users.id = imported_people.user_id
where imports.state = 'done' and imports.mails_from is null and users.consent_due_at is not null and users.deleted_at is null
on conflict do nothing;

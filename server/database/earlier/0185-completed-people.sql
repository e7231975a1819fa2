-- What imports added to people who were known before (INT-13, ADR-0134). `added` holds the values and the ids of the rows that the import
-- added, so that its undo finds them; `consent_due_at` is the term that ended with a consent of the file. Like a row of imported_people it is
-- written in the transaction of its person and never changed, so that its `xmin` is the one of all that the import wrote about the person.
create table completed_people (
  import_id bigint not null references imports on delete cascade,
  line integer not null,
  user_id bigint not null references users on delete cascade,
  added jsonb not null,
  consent_due_at timestamptz,
  primary key (import_id, line)
);
create index completed_people_user on completed_people (user_id);

-- An import and its undo are carried out in pieces, each a transaction of its own: lines up to `next_line` are done. `kept` counts known people
-- with something that an undo left.
alter table imports drop column written_in;
alter table imports add next_line integer not null default 0;
alter table imports add completed integer not null default 0;
alter table imports add kept integer not null default 0;
alter table imports drop constraint imports_state_check;
alter table imports add constraint imports_state_check check (state in ('draft', 'running', 'done', 'undoing', 'undone'));

alter table corrections drop constraint corrections_field_check;
alter table corrections add constraint corrections_field_check
  check (field in ('name', 'lastname', 'email', 'phone', 'city', 'birth', 'cv', 'country', 'skills'));

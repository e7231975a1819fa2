-- Notes of staff on a person.
create table person_notes (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users,
  author_id bigint not null references users,
  body text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index person_notes_author on person_notes (author_id);
create index person_notes_of on person_notes (user_id, id);

-- search_changed_entry() is of candidate-search.
create trigger search_changed_note after update of user_id, body or delete on person_notes
  for each row execute function search_changed_entry();
create trigger search_new_notes after insert on person_notes
  referencing new table as added for each statement execute function search_new_entries();

-- Accounts that are probably one person's (INT-05, ADR-0116). Triggers note people whose compared facts changed, and a task pairs them up.
alter table users add column merged_into bigint references users on delete set null;
create index users_merged_into on users (merged_into) where merged_into is not null;

create table people_to_compare (
  user_id bigint primary key references users on delete cascade
);

create table probable_duplicates (
  id bigint generated always as identity primary key,
  older_id bigint not null references users on delete cascade,
  newer_id bigint not null references users on delete cascade,
  by_phone boolean not null,
  by_birth boolean not null,
  by_cv boolean not null,
  found_at timestamptz not null default now(),
  -- Staff noted that they are different people.
  apart_at timestamptz,
  apart_by bigint references users on delete set null,
  unique (older_id, newer_id),
  check (older_id < newer_id)
);
create index probable_duplicates_newer on probable_duplicates (newer_id);
create index probable_duplicates_found on probable_duplicates (found_at, id) where apart_at is null;
create index probable_duplicates_apart_by on probable_duplicates (apart_by) where apart_by is not null;
-- The same phone is written with and without the code of its country, so its last nine digits are compared.
create index profiles_last_digits on profiles (right(phone_digits, 9)) where phone_digits <> '';
create index profiles_birth on profiles (date_of_birth) where date_of_birth is not null;

create function compare_user() returns trigger language plpgsql as $$
begin
  insert into people_to_compare (user_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger users_to_compare after update of first_name, last_name, cv_file_id, deleted_at on users
  for each row when (
    (old.first_name, old.last_name, old.cv_file_id, old.deleted_at) is distinct from
    (new.first_name, new.last_name, new.cv_file_id, new.deleted_at)
  )
  execute function compare_user();

create function compare_profile() returns trigger language plpgsql as $$
begin
  insert into people_to_compare (user_id) values (new.user_id) on conflict do nothing;
  return null;
end $$;
create trigger profiles_to_compare_added after insert on profiles
  for each row when (new.personal_phone <> '' or new.date_of_birth is not null) execute function compare_profile();
create trigger profiles_to_compare after update of personal_phone, date_of_birth on profiles
  for each row when (
    (old.personal_phone, old.date_of_birth) is distinct from (new.personal_phone, new.date_of_birth)
  )
  execute function compare_profile();

create function compare_text() returns trigger language plpgsql as $$
begin
  insert into people_to_compare (user_id) select id from users where cv_file_id = new.file_id on conflict do nothing;
  return null;
end $$;
create trigger file_texts_to_compare after update of content_hash on file_texts
  for each row when (old.content_hash is distinct from new.content_hash) execute function compare_text();

insert into people_to_compare (user_id) select id from users where deleted_at is null;

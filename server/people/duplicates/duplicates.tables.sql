-- People whose duplicates are looked for by the next periodic task (ADR-0116).
create table people_to_compare (
  user_id bigint primary key references users on delete cascade
);

-- Pairs of accounts that may be one person, and whether staff keep them apart (ADR-0116).
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
  constraint probable_duplicates_check check (older_id < newer_id),
  constraint probable_duplicates_older_id_newer_id_key unique (older_id, newer_id)
);
create index probable_duplicates_apart_by on probable_duplicates (apart_by) where apart_by is not null;
create index probable_duplicates_found on probable_duplicates (found_at, id) where apart_at is null;
create index probable_duplicates_newer on probable_duplicates (newer_id);

-- Applications that ended in a merge, with the one that goes on: answers to their e-mails still arrive.
create table joined_applications (
  ended_id bigint primary key,
  application_id bigint not null references applications on delete cascade
);
create index joined_applications_of on joined_applications (application_id);

create function compare_profile() returns trigger language plpgsql as $$
begin
  insert into people_to_compare (user_id) values (new.user_id) on conflict do nothing;
  return null;
end $$;

create function compare_text() returns trigger language plpgsql as $$
begin
  insert into people_to_compare (user_id) select id from users where cv_file_id = new.file_id on conflict do nothing;
  return null;
end $$;

create function compare_user() returns trigger language plpgsql as $$
begin
  insert into people_to_compare (user_id) values (new.id) on conflict do nothing;
  return null;
end $$;

-- What the site and its people fill, counted by a periodic task (QUO-01, ADR-0194). `kind` is `files` with the purpose of the files, or a
-- kind of rows.
create table usage_counts (
  kind text primary key,
  rows bigint not null,
  bytes bigint not null
);

-- The people whose files are the largest.
create table usage_of_people (
  user_id bigint primary key references users on delete cascade,
  files integer not null,
  bytes bigint not null,
  replies integer not null
);
create index usage_of_people_largest on usage_of_people (bytes desc, user_id);

-- One row: when it was counted.
create table usage_state (
  id boolean default true primary key check (id),
  counted_at timestamptz,
  -- the last file that the counts include, and the bytes of all files until then
  last_file_id bigint not null default 0,
  file_bytes bigint not null default 0
);
insert into usage_state default values;

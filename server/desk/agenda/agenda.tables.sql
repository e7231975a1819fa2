-- The secret address at which the calendar program of a colleague reads their interviews (SLO-02). Ending it deletes the row.
create table agenda_feeds (
  user_id bigint primary key references users on delete cascade,
  -- of the secret in its address, which is stored nowhere
  secret_hash bytea not null unique,
  made_at timestamptz not null,
  -- the last day, in the time zone of the site, for which the read log says that the address showed names (AUD-01)
  noted_on date
);

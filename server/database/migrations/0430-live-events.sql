-- What is announced to open pages and caches of all processes, until they have read it (LIV-01, ADR-0196).
create unlogged table live_events (
  tx xid8 default pg_current_xact_id(),
  id bigint generated always as identity,
  topic text not null,
  message text not null,
  primary key (tx, id)
);

-- What is announced to open pages and caches of all processes, until they have read it (LIV-01, ADR-0196). Unlogged, because after a crash
-- of the server every process reads everything again anyway.
create unlogged table live_events (
  -- the transaction that announced it: processes read what was committed since they last looked
  tx xid8 default pg_current_xact_id(),
  id bigint generated always as identity,
  topic text not null,
  message text not null,
  primary key (tx, id)
);
-- A promoted standby cannot read an unlogged sequence (HAV-01).
alter sequence live_events_id_seq set logged;

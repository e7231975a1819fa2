-- Audit and read log are chained by hashes (AUD-02).
create table log_queue (
  log text not null check (log in ('audit_log', 'read_log')),
  row_id bigint not null,
  primary key (log, row_id)
);
create table log_links (
  log text not null check (log in ('audit_log', 'read_log')),
  -- without gaps
  position bigint not null,
  row_id bigint not null,
  -- SHA-256 of the hash before and the row
  hash text not null,
  primary key (log, position),
  unique (log, row_id)
);
create table log_anchors (
  log text primary key check (log in ('audit_log', 'read_log')),
  -- the last link whose row is over its term, and the last link
  removed_position bigint not null default 0,
  removed_hash text not null default '',
  last_position bigint not null default 0,
  last_hash text not null default ''
);
insert into log_anchors (log) values ('audit_log'), ('read_log');
insert into log_queue (log, row_id) select 'audit_log', id from audit_log;
insert into log_queue (log, row_id) select 'read_log', id from read_log;

create function queue_log_rows() returns trigger language plpgsql as $$
begin
  insert into log_queue (log, row_id) select tg_table_name, id from added;
  return null;
end
$$;
create trigger audit_log_queued after insert on audit_log referencing new table as added
  for each statement execute function queue_log_rows();
create trigger read_log_queued after insert on read_log referencing new table as added
  for each statement execute function queue_log_rows();

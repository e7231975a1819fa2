-- The limit of reading a CV counted the time of the clock: on a busy machine sound files ended as too slow (SLW-01). They are read again.
alter table file_texts add column tries smallint not null default 0;
update file_texts set state = 'waiting', reason = '', queued_at = null where reason = 'too_slow';

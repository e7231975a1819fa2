-- A comment goes when it is deleted; the audit keeps that it did.
delete from comments where deleted_at is not null;
alter table comments
  drop column deleted_at,
  add constraint comments_stage
    check (stage in ('apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved', 'reject')),
  add column version integer not null default 1,
  add column search tsvector not null generated always as (searchable(body)) stored;

-- What a move replaced: the place, the stage's date, what the candidate had been told, the interview of the new stage. With it a move
-- is taken back whole.
alter table application_history add column replaced jsonb;

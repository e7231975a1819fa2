-- The answer to the open question of a limited test may arrive after the end of its time; it counts and is marked.
alter table attempt_questions add arrived_late boolean not null default false;
-- How long the browser had no connection while the question was open; a fact that sets no signal.
alter table attempt_questions add offline_seconds integer not null default 0 check (offline_seconds >= 0);

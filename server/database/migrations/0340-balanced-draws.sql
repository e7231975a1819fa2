-- The run of difficulties by which the questions of an attempt were balanced (FAI-02).
alter table attempts add column difficulty_run_id bigint references difficulty_runs;
create index attempts_difficulty_run on attempts (difficulty_run_id) where difficulty_run_id is not null;

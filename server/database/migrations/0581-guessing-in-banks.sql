alter table difficulty_runs add column guessing numeric(8,3);

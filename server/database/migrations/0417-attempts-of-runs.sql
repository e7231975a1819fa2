-- The report on selection reads the tests that count for a run: those before its end (FAI-06). All runs are counted again for it.
alter table figure_runs add column attempts bigint[] not null default '{}';
insert into figure_marks (application_id) select id from applications order by id;

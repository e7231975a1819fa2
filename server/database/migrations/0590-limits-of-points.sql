-- Skills and required skills may set a limit of points; a test then has from 8 to 25 questions (LEN-01).
alter table skills add column point_limit smallint;
alter table skills add constraint skills_point_limit_check check (point_limit between 1 and 99);
alter table vacancy_skills add column point_limit smallint;
alter table vacancy_skills add constraint vacancy_skills_point_limit_check check (point_limit between 1 and 99);
alter table attempts add column point_limits smallint[] not null default '{}';
alter table attempts add column is_clear boolean;
alter table attempt_questions drop constraint attempt_questions_position_check;
alter table attempt_questions add constraint attempt_questions_position_check check (position between 0 and 24);

-- Which sanitiser a vacancy's rich texts went through when they were written; 0 for none that is known.
alter table vacancies add column rich_text_version smallint not null default 0;

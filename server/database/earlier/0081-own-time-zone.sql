-- The time zone of the device on which a person last logged in: e-mails about interviews say their hours on these clocks too.
alter table users add column time_zone text;
-- A candidate who has no work experience yet says so, and their profile is complete without it.
alter table users add column without_experience boolean not null default false;

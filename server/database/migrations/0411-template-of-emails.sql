-- The template whose text the e-mail of a stage has: its uuid, or built_in. Null for own words, and for e-mails of before.
alter table outgoing_emails add column template text;

-- The userName of a directory comes back as it was sent, with its capitals.
alter table provisioned_staff add column user_name text;

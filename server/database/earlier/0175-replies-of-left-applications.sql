-- The application that a reply is about when it came after the application had left its board. If the person comes back on the board, the
-- reply is listed with the application again (EML-01).
alter table replies add column left_application_id bigint references applications on delete set null;
create index replies_left_application on replies (left_application_id) where left_application_id is not null;

-- Skills that a vacancy put on a profile: the person has them only after dates or a test (SPEC-85). Which earlier rows a vacancy added was
-- not stored; required ones without dates and test are taken for those.
alter table user_skills add column only_required boolean not null default false;
update user_skills set only_required = true where required and from_date is null and test_status = 0;

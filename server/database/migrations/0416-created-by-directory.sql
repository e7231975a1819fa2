-- Whether the directory created an account of staff, or found it here (SSO-02).
alter table provisioned_staff add column is_created boolean not null default false;
update provisioned_staff set is_created = true
where exists (
  select from audit_log as entry
  where entry.subject_type = 'user' and entry.subject_id = provisioned_staff.user_id and entry.action = 'user.provisioned'
);

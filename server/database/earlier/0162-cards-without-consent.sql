-- People who refused, or were erased before they consented, leave boards and figures (SPEC-84). The day on which staff added a person stays
-- after the erasure, and every consent has an audit entry.
delete from applications using users
where users.id = applications.user_id and users.password_hash = 'erased' and users.merged_into is null and users.added_at is not null
  and not exists (
    select from audit_log
    where audit_log.subject_type = 'user' and audit_log.subject_id = users.id and audit_log.action in ('user.consented', 'user.consent_declared')
  );

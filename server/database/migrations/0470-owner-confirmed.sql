-- When somebody first showed that both an address and the account are theirs. It stays when the address changes: until then the second factor of
-- an account may be that of a stranger who registered the address (IDT-04).
alter table users add column owner_confirmed_at timestamptz;
update users set owner_confirmed_at = email_verified_at where email_verified_at is not null;
-- People with a factor who moved to an address that they have not confirmed yet.
update users set owner_confirmed_at = created_at
where owner_confirmed_at is null and email_verified_at is null
  and exists (select from outgoing_emails where outgoing_emails.user_id = users.id and outgoing_emails.kind = 'email_changed')
  and (exists (select from authenticator_apps as app where app.user_id = users.id)
    or exists (select from passkeys where passkeys.user_id = users.id));

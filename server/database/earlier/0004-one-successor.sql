-- A refresh token's successor follows from the token itself, so nothing has to note which came of which.

alter table refresh_tokens drop column predecessor_hash;

-- An answer to an invitation may be changed until the interview begins (decision 72). The history keeps the earlier ones:
-- an array of { answer, note, at }.
alter table interview_invitations add column former_answers jsonb not null default '[]';

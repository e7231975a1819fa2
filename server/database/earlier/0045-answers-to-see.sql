-- Answers that staff have to see: who cannot come at that time.
create index interview_invitations_to_see on interview_invitations (answered_at, interview_id)
  where answer in ('declined', 'other_time');

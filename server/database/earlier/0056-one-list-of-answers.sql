-- The dashboard lists who asks for another time along an index of its own.
drop index interview_invitations_to_see;

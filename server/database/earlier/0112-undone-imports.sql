-- Without this index the removal of each person reads all tags of all people, as an undo of a large import does 20,000 times.
create index person_tags_added_by on person_tags (added_by) where added_by is not null;

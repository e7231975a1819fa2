-- A search by place asks for words of the place alone. The index of whole documents finds these words in every CV too, and then each of
-- these documents must be read (P26).
create index person_search_place on person_search using gin (ts_filter(document, '{d}'));

-- Candidates are searched in person_search (ADR-0110). No query reads the words and stems beside the text of a CV.
alter table file_texts drop column search;
drop function text_search(text, text);

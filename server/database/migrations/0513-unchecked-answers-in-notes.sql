-- Imports of before also put columns of answers into the note (CON-01): consents that they declared are listed where that note speaks of a consent
-- and does not say yes, or refuses in words. What colleagues have checked stays checked.
alter table unchecked_consents add column in_note boolean not null default false;

insert into unchecked_consents (held_consent_id, import_id, in_note)
select held_consents.id, min(imports.id), true
from imports
join held_consents on (held_consents.declared_by = imports.created_by or held_consents.declared_by is null)
  and held_consents.declared_at between imports.created_at and imports.finished_at
join person_notes on person_notes.user_id = held_consents.user_id and person_notes.author_id = imports.created_by
  and person_notes.created_at between imports.created_at and imports.finished_at
where not imports.choices -> 'columns' @> '"consent_answer"'
  and exists (
    select from imported_people where imported_people.import_id = imports.id and imported_people.user_id = held_consents.user_id
    union all
    select from completed_people
    where completed_people.import_id = imports.id and completed_people.user_id = held_consents.user_id and consent_due_at is not null
  )
  and held_consents.note = '' and held_consents.reply_id is null and held_consents.file_id is null
  and held_consents.withdrawn_at is null
  and not exists (select from consents where consents.user_id = held_consents.user_id)
  and not exists (
    select from audit_log where audit_log.subject_type = 'user' and audit_log.subject_id = held_consents.user_id
      and audit_log.action = 'user.consent_checked' and audit_log.at > held_consents.declared_at
  )
  and (
    -- A heading of consents or subscriptions, and an answer that does not begin with a yes.
    person_notes.body ~* '(^|\n)[^\n]{0,200}(autori[sz]|acept|acuerdo|agree|permi[ts]|ley 1581|privaci|privacy|datos personales|personal data|aceit|accept|consent|consient|consint|habeas|gdpr|rgpd|lgpd|opt.?in|subscri|suscri|tratamiento)[^\n]{0,200}: *(?!((s[ií]?|sim|yes)[ ,]+)?(s[ií]?|sim|y|yes|x|true|verdadero|1|ok|acept[oa]|autoriz[oa]|accepted|granted|agreed?|i agree|otorgad[oa]|subscribed|[0-9]{1,4}[/.-][0-9]{1,2}[/.-][0-9]{1,4}[^\n]*)[ .!]*(\n|$))[^\n ]'
    -- Words of a refusal below any heading.
    or person_notes.body ~* '\y(no (acept|autori[sz]|consient|consint|otorg|firm)|do(es)? not (agree|accept|consent)|revoc|revok|withdr[ae]w|unsubscrib|opt(ed)?[ -]?out|declin|rechaz|desautoriz)'
  )
group by held_consents.id
on conflict (held_consent_id) do update set in_note = true;

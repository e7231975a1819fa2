-- See clients.tables.sql: spellings of one company are found as one (MOV-04).
create function company_words(content text) returns text
  language sql immutable parallel safe
  return regexp_replace(
    trim(
      regexp_replace(
        regexp_replace(
          replace(regexp_replace(lower(normalize(content, nfd) collate cantera_order), U&'[\0300-\036F]', '', 'g'), '&', ' y '),
          U&'[.''`\00B4\2019]', '', 'g'
        ),
        '[^[:alnum:]]+', ' ', 'g'
      )
    ),
    '\m(\w) (?=\w\M)', '\1', 'g'
  );

create function company_key(content text) returns text
  language sql immutable parallel safe
  return replace(
    regexp_replace(
      company_words(content),
      '(?: y)?(?: cia)?(?: compania)? (?:sas bic|sas|sa de cv|sa esp|saesp|sab de cv|sa|s de rl de cv|sapi de cv|ltda|limitada|lda|s en c|sca|eu|eirl|srl|sl|slu|sac|saa|spa|inc|llc|llp|ltd|limited|corp|corporation|co|company|gmbh|ag|bv|plc|esp)$',
      ''
    ),
    ' ', ''
  );

create index clients_company on clients (company_key(name) collate "C");

-- The default e-mail of the tests spoke of tests to people whose vacancy has none. Where staff left it as it came, it now speaks to both.
update notification_templates set subject = 'Siguiente paso para {{job}}',
  message_html = '<p>Nos gustó tu perfil para la vacante {{job}} y queremos conocer mejor lo que sabes hacer.</p><p>Entra a tu perfil y abre tus habilidades. Si hay pruebas pendientes, preséntalas: cada una tiene diez preguntas; busca un lugar tranquilo y una buena conexión antes de empezar. Si no hay ninguna, no tienes que hacer nada: te escribiremos para contarte qué sigue.</p><p>¡Éxitos!</p>'
where stage = 'makeTest' and language = 'es' and subject = 'Siguiente paso: tu prueba para {{job}}'
  and message_html = '<p>Nos gustó tu perfil para la vacante {{job}} y queremos conocerte mejor.</p><p>Entra a tu perfil, abre tus habilidades y presenta las pruebas pendientes. Cada una tiene diez preguntas; busca un lugar tranquilo y una buena conexión antes de empezar.</p><p>¡Éxitos!</p>';

update notification_templates set subject = 'Next step for {{job}}',
  message_html = '<p>We liked your profile for the position {{job}} and would like to know more about what you can do.</p><p>Open your profile and go to your skills. If tests are waiting there, take them: each one has ten questions, so find a quiet place and a good connection before you start. If there are none, you have nothing to do: we will write to tell you what comes next.</p><p>Good luck!</p>'
where stage = 'makeTest' and language = 'en' and subject = 'Next step: your test for {{job}}'
  and message_html = '<p>We liked your profile for the position {{job}} and would like to know you better.</p><p>Open your profile, go to your skills and take the tests that are waiting. Each one has ten questions; find a quiet place and a good connection before you start.</p><p>Good luck!</p>';

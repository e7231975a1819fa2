-- The built-in e-mails led to the skills, which are locked while the personal record is incomplete (TST-21).
update notification_templates set message_html = replace(message_html, 'Si la vacante pide pruebas, las encuentras en tu perfil, en «Habilidades».', 'Si la vacante pide pruebas, las encuentras en «Mis postulaciones».')
where stage = 'apply' and language = 'es' and message_html like '%Si la vacante pide pruebas, las encuentras en tu perfil, en «Habilidades».%';
update notification_templates set message_html = replace(message_html, 'Entra a tu perfil y abre tus habilidades. Si hay', 'Abre «Mis postulaciones». Si hay')
where stage = 'makeTest' and language = 'es' and message_html like '%Entra a tu perfil y abre tus habilidades. Si hay%';
update notification_templates set message_html = replace(message_html, 'you’ll find them in your profile, under “Skills”.', 'you’ll find them under “My applications”.')
where stage = 'apply' and language = 'en' and message_html like '%you’ll find them in your profile, under “Skills”.%';
update notification_templates set message_html = replace(message_html, 'Open your profile and go to your skills. If tests', 'Open “My applications”. If tests')
where stage = 'makeTest' and language = 'en' and message_html like '%Open your profile and go to your skills. If tests%';

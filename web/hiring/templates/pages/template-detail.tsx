import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import type { TemplatePreview } from '#domain/hiring/candidate-emails/preview.contract.ts'
import { templateScreens } from '#domain/hiring/templates/templates.screens.ts'
import { otherLanguage } from '#domain/kernel/languages.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { sentOrKept } from '../../../platform/session/kept-mail.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { LetterFrame, PlainPart } from '../../../platform/ui/letter.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { sendTest, useTemplatePreview } from '../templates.queries.ts'
import type { Route } from './+types/template-detail.ts'

/** /vacancies/admin/notifications/detail/{uuid}: a template as the e-mail that an applicant gets (TPL-01). */
export default function TemplateDetail({ params }: Route.ComponentProps) {
  const t = useText()
  const mayChange = useMay({ module: 'notifications', item: 'change' })
  return (
    <div className="page">
      <PageHead
        title={t('templates.detail')}
        description={t('templates.preview_hint')}
        back={{ to: templateScreens.templates.to(), label: t('templates.back') }}
      >
        {mayChange && (
          <>
            <LinkButton
              tone="quiet"
              to={templateScreens.editTemplate.to({ uuid: params.uuid })}
              icon={<IconPencil size={20} aria-hidden="true" />}
            >
              {t('templates.edit')}
            </LinkButton>
            <SendTest uuid={params.uuid} />
          </>
        )}
      </PageHead>
      <AsyncSection query={useTemplatePreview(params.uuid)}>{(preview) => <Preview of={preview} />}</AsyncSection>
    </div>
  )
}

function Preview({ of: preview }: { of: TemplatePreview }) {
  const t = useText()
  const { subject, board_name: stage, language, twin } = preview
  const other = otherLanguage[language]
  return (
    <>
      <FactList
        facts={[
          [
            t('templates.subject'),
            <TextIn key="subject" language={language}>
              {subject}
            </TextIn>,
          ],
          [t('templates.stage'), t(`board.stage.${stage}`)],
          [t('templates.status'), t(`templates.status.${preview.default}`)],
          [t('templates.language'), t(`vacancies.language.${language}`)],
        ]}
      />
      {twin ? (
        <p>
          <LinkButton tone="quiet" size="small" to={templateScreens.templateDetail.to({ uuid: twin })}>
            {t(`templates.in.${other}`)}
          </LinkButton>
        </p>
      ) : (
        <p>{t('templates.no_twin')}</p>
      )}
      <h2>{t('templates.preview_html')}</h2>
      <LetterFrame html={preview.html} title={t('templates.preview_frame', { subject })} />
      <PlainPart title={t('templates.preview_text')} text={preview.text} language={language} />
    </>
  )
}

/** Sends the e-mail to the person who presses the button. */
function SendTest({ uuid }: { uuid: string }) {
  const t = useText()
  const banner = useBanner()
  const sending = useAction(() =>
    banner.report(
      sendTest(uuid).then(({ success_message }) => ({ success_message: sentOrKept(success_message, 'templates.test_kept') })),
    ),
  )
  return (
    <Button busy={sending.busy} icon={<IconSend size={20} aria-hidden="true" />} onClick={() => void sending.run()}>
      {t('templates.send_test')}
    </Button>
  )
}

import type { MouseEvent, SyntheticEvent } from 'react'
import type { Language } from '#domain/kernel/languages.ts'
import type { ContentPart, Contents } from '#domain/kernel/site-contents.ts'
import { CompanyContext } from '../../../platform/pages/company.ts'
import { Footer } from '../../../platform/shell/footer.tsx'
import { SeparateHeads } from '../../../platform/ui/beside-title.tsx'
import { AboutPage } from './about-page.tsx'
import { CompanyCard } from './company-card.tsx'
import styles from './content-preview.module.css'
import { FaqPage } from './faq-page.tsx'
import { HomePage } from './home-page.tsx'
import { InLanguage } from './in-language.tsx'
import { PolicyPage } from './policy-page.tsx'
import { StepsPage } from './steps-page.tsx'

interface Props {
  part: ContentPart
  language: Language
  content: unknown
}

/** Shows the page with unsaved content, in its language. Its links do nothing, because following one would lose the draft. */
export default function ContentPreview({ part, language, content }: Props) {
  return (
    <div className={styles.page} lang={language} onClickCapture={stay} onSubmitCapture={stopEvent}>
      <InLanguage language={language}>
        <SeparateHeads>
          <Shown part={part} content={content} />
        </SeparateHeads>
      </InLanguage>
    </div>
  )
}

function Shown({ part, content }: Omit<Props, 'language'>) {
  const contents = { [part]: content } as unknown as Contents
  switch (part) {
    case 'company':
      return (
        <CompanyContext value={contents.company}>
          <div className="page">
            <CompanyCard />
          </div>
          <Footer />
        </CompanyContext>
      )
    case 'home':
      return <HomePage content={contents.home} />
    case 'about':
      return <AboutPage content={contents.about} />
    case 'steps':
      return <StepsPage steps={contents.steps.steps} />
    case 'faq':
      return <FaqPage content={contents.faq} />
    default:
      return <PolicyPage part={part} content={contents[part]} />
  }
}

function stay(event: MouseEvent): void {
  if ((event.target as Element).closest('a')) event.preventDefault()
}

/** Keeps events of the preview from the form around it. */
function stopEvent(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

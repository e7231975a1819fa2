import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import type { SiteFacts } from '#domain/site/compliance/compliance.contract.ts'
import { type PackBlock, packOf } from '#domain/site/compliance/pack.rules.ts'
import { saveFile } from '../../../platform/client/save-file.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { readPack, useCompliance } from '../compliance.queries.ts'
import styles from './compliance.module.css'

/** /settings/admin/compliance: the compliance documents, made from the facts of the site (CMP-01). */
export default function Compliance() {
  const t = useText()
  const { language } = useLanguage()
  const query = useCompliance(language)
  const pdf = useAction(async () => saveFile(await readPack('pdf', language)))
  const text = useAction(async () => saveFile(await readPack('text', language)))
  return (
    <div className="page">
      <PageHead title={t('compliance.title')} description={t('compliance.description')}>
        <Button tone="quiet" busy={text.busy} onClick={() => void text.run()}>
          {t('compliance.markdown')}
        </Button>
        <Button icon={<IconDownload size={18} aria-hidden="true" />} busy={pdf.busy} onClick={() => void pdf.run()}>
          {t('compliance.pdf')}
        </Button>
      </PageHead>
      <RefusalMessage refusal={pdf.refusal ?? text.refusal} />
      <AsyncSection query={query}>{(facts) => <Pack facts={facts} />}</AsyncSection>
    </div>
  )
}

function Pack({ facts }: { facts: SiteFacts }) {
  const t = useText()
  const blocks = packOf(facts, { say: (key, values) => t(key, values), moduleName: (module) => t(`modules.${module}`) })
  return (
    <article className={styles.pack}>
      {blocks.map((block) => (
        <Block key={keyOf(block)} block={block} />
      ))}
    </article>
  )
}

/** Blocks of one kind differ in their first words. */
const keyOf = (block: PackBlock): string =>
  'text' in block ? block.text : block.kind === 'list' ? String(block.items[0]) : `facts ${block.facts[0]?.[0]}`

function Block({ block }: { block: PackBlock }) {
  if (block.kind === 'facts') return <FactList facts={block.facts} />
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  return block.kind === 'chapter' ? <h2>{block.text}</h2> : <p>{block.text}</p>
}

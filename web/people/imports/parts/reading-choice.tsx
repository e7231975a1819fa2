import { useRef, useState } from 'react'
import type { BareEncoding } from '#domain/kernel/text-encodings.ts'
import type { WholeImport } from '#domain/people/imports/imports.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { ReadingFields } from '../../../platform/imports/reading-fields.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { useImportChanges } from '../imports.queries.ts'

interface Reading {
  readonly sheet: string
  readonly encoding: BareEncoding | ''
}

/** Which table of a file is read, and in which encoding where the file does not say it. */
export function ReadingChoice({ id, file }: { id: string; file: NonNullable<WholeImport['file']> }) {
  const t = useText()
  const { readAgain, showRead } = useImportChanges(id)
  const { sheets, sheet, encoding } = file
  const known: Reading = { sheet, encoding: encoding?.is_certain ? encoding.used : '' }
  /** What is being read, which the page shows before the server has answered. */
  const [chosen, setChosen] = useState<Reading>()
  const wanted = useRef(known)
  // A choice that is made while the file is read counts too: it is read again.
  const read = useAction(async () => {
    for (;;) {
      const asked = wanted.current
      try {
        await readAgain(asked)
      } catch (error) {
        if (asked !== wanted.current) continue
        setChosen(undefined)
        throw error
      }
      if (asked !== wanted.current) continue
      await showRead()
      if (asked === wanted.current) return setChosen(undefined)
    }
  })
  const choose = (change: Partial<Reading>) => {
    wanted.current = { ...(chosen ?? known), ...change }
    setChosen(wanted.current)
    void read.run()
  }
  if (sheets.length < 2 && !encoding) return null
  return (
    <div aria-busy={read.busy}>
      <ReadingFields
        reading={{ ...file, sheet: chosen?.sheet ?? sheet }}
        sheetLabel={t('imports.sheet')}
        onSheet={(name) => choose({ sheet: name })}
        onEncoding={(name) => choose({ encoding: name })}
      />
      <RefusalMessage refusal={read.refusal} />
    </div>
  )
}

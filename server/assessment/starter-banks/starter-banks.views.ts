import type { StarterBankView } from '#domain/assessment/starter-banks/starter-banks.contract.ts'
import { questionLevels, type StarterBankName } from '#domain/assessment/starter-banks/starter-banks.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { StarterFile } from './reads/starter-files.ts'
import type { readSource, StarterSkill } from './starter-banks.reads.ts'

interface State {
  readonly name: StarterBankName
  readonly file: StarterFile
  /** The skill that has its questions. */
  readonly added: StarterSkill | undefined
  /** The skill of that name that would get them. */
  readonly named: StarterSkill | undefined
}

export function presentStarterBank({ name, file, added, named }: State, language: Language): StarterBankView {
  const skill = added ?? named
  const [easy = 0, middling = 0, hard = 0] = questionLevels.map(
    (level) => file.pairs.filter((pair) => pair.level === level).length,
  )
  return {
    name,
    skill_es: file.skill.es,
    skill_en: file.skill.en,
    questions: file.pairs.length,
    levels: [easy, middling, hard],
    skill: skill
      ? {
          id: skill.id,
          uuid: skill.uuid,
          name: skill[`name_${language}`],
          name_language: skill.other_name === '' ? skill.language : language,
        }
      : null,
    is_added: added !== undefined,
  }
}

type Source = NonNullable<Awaited<ReturnType<typeof readSource>>>

export function presentSource({ source, level, added_at, text_changed_at }: Source) {
  if (source === null || level === null || added_at === null) return null
  return { source, level: questionLevels[level - 1] ?? 1, is_changed: text_changed_at > added_at }
}

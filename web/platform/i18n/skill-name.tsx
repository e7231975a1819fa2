import { skillNameIn } from '#domain/kernel/skill-name.ts'
import { useLanguage } from './language.tsx'
import { TextIn } from './text-in.tsx'

type NamedSkill = Parameters<typeof skillNameIn>[1]

/** The name of a skill in the reader's language, or its only name, marked with its language. */
export function SkillName({ skill }: { skill: NamedSkill }) {
  const shown = skillNameIn(useLanguage().language, skill)
  return <TextIn language={shown.language}>{shown.name}</TextIn>
}

/** Returns the name of a skill in the reader's language, for labels. */
export function useSkillName(): (skill: NamedSkill) => string {
  const { language } = useLanguage()
  return (skill) => skillNameIn(language, skill).name
}

import { z } from 'zod'
import { languageSchema } from '../../kernel/language-schema.ts'
import { completedFields, withheldKinds } from './completion.rules.ts'
import { importConsents } from './import-consents.contract.ts'
import { interpretedBy } from './interpreted.rules.ts'
import { importOutcomes, sameBy } from './plan.rules.ts'

/** The number of lines with each outcome. */
export const lineCounts = z.record(z.enum(importOutcomes), z.number().int())
export const importedPersonName = z.object({ uuid: z.string(), fullname: z.string() })

/** What an import adds to a known person (INT-13); all empty if nothing. */
export const completion = z.object({
  fields: z.array(z.enum(completedFields)),
  tags: z.number().int(),
  skills: z.number().int(),
  notes: z.number().int(),
  cv: z.boolean(),
  /** Whether a CV is left out because the person has one. */
  keeps_cv: z.boolean(),
  /** What goes into a note, and of a CV its name alone, because the person has not confirmed the address of their account. */
  withheld: z.array(z.enum(withheldKinds)),
  /** Whether a consent that the company holds is recorded. */
  consent: z.boolean(),
  /** Whether the person is marked as somebody who must not be contacted (CON-02). */
  no_contact: z.boolean(),
})
export type CompletionView = z.infer<typeof completion>

const previewRow = z.object({
  line: z.number().int(),
  outcome: z.enum(importOutcomes),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  country: z.string(),
  date_of_birth: z.string(),
  skills: z.array(z.string()),
  tags: z.array(z.string()),
  source: z.string(),
  owner: z.string(),
  note: z.string(),
  cv: z.string(),
  language: languageSchema,
})
export type PreviewRow = z.infer<typeof previewRow>

const named = z.object({ names: z.array(z.string()), count: z.number().int() })

export const importPreview = z.object({
  counts: lineCounts,
  /** The lines that the file hides, by a filter or by hand; the import waits for a choice about them. */
  hidden_rows: z.array(z.number().int()),
  /** New people who are asked for consent: with an address, by e-mail, and without one (SPEC-77). */
  to_ask: z.number().int(),
  without_email: z.number().int(),
  consents: importConsents,
  /**
   * People to whom nobody writes, up to limits.importFile.listed (CON-02): first new and known ones who get the mark, with the words of the
   * file, then known ones who have it already.
   */
  no_contact: z.object({
    people: z.array(z.object({ line: z.number().int(), fullname: z.string(), words: z.string(), person: z.string().nullable() })),
    /** Those who get the mark, and those who have it. */
    count: z.number().int(),
    already: z.number().int(),
  }),
  /** The names of the example company with which the e-mails to these people would be sent, because nobody has entered the company. */
  example_names: z.array(z.string()),
  /** The first rows as they will become. */
  rows: z.array(previewRow),
  /** Wrong cells in the order of lines, up to limits.importFile.listed. */
  problems: z.array(
    z.object({
      line: z.number().int(),
      /** The heading of the column; empty when the whole line is wrong. */
      heading: z.string(),
      value: z.string(),
      reason: z.string(),
    }),
  ),
  /** Cells of new people that a rule has interpreted, up to limits.importFile.listed. */
  interpreted: z.object({
    cells: z.array(
      z.object({
        line: z.number().int(),
        heading: z.string(),
        value: z.string(),
        rule: z.enum(interpretedBy),
        /** What is saved of the cell, a day as yyyy-mm-dd; empty when the cell is only in the note. */
        result: z.string(),
        /** Why the cell is only in the note, as a message key; null otherwise. */
        reason: z.string().nullable(),
      }),
    ),
    count: z.number().int(),
  }),
  /** People who are known already or stand twice in the file, up to limits.importFile.listed. */
  repeated: z.array(
    z.object({
      line: z.number().int(),
      fullname: z.string(),
      by: z.enum(sameBy),
      person: importedPersonName.nullable(),
      /** The line of the same person before; null for a known person. */
      first_line: z.number().int().nullable(),
    }),
  ),
  /** Known people whom the import completes, up to limits.importFile.listed, first those to whom it adds something. */
  completions: z.object({
    people: z.array(importedPersonName.extend({ line: z.number().int(), completion })),
    /** People to whom the import adds something, and those who lack nothing of the file. */
    count: z.number().int(),
    unchanged: z.number().int(),
  }),
  /** New people whose phone number is also somebody else's, up to limits.importFile.listed (INT-16). */
  same_phone: z.object({
    people: z.array(
      z.object({
        line: z.number().int(),
        fullname: z.string(),
        phone: z.string(),
        /** The other person, if they have an account. */
        person: importedPersonName.nullable(),
        /** The line of the other person; null for an account. */
        first_line: z.number().int().nullable(),
      }),
    ),
    count: z.number().int(),
  }),
  /** Skills of the file that the catalogue lacks; they are left out. */
  unknown_skills: named,
  /** Names in the column of the owner that are those of no colleague; the notes of the people keep them (MOV-03). */
  unknown_owners: named,
  /** Tags that the import will create. */
  new_tags: named,
  /** Files of the zip that no row names. */
  unused_files: named,
  /** Whether the dates of the file can be read in both orders of day and month. */
  asks_date_order: z.boolean(),
  /** The number of people whom the import would add to the vacancy. */
  on_board: z.number().int(),
  /** Identifies the preview; the import does exactly what the preview showed, or nothing. */
  plan: z.string(),
})
export type ImportPreview = z.infer<typeof importPreview>

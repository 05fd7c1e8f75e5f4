import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Sentence } from '#base/text.ts'
import type { ChallengeType } from '../rules.ts'

type Data = Record<string, unknown>

/** The fields of one type in the form of a new challenge. */
export type FieldsProps = {
  /** As typed; the schema of the type reads it. */
  data: Data
  onChange: (data: Data) => void
  /** The sentence of each wrong field, by its place in the data, such as `questions.1.text`. */
  errors: Record<string, string | undefined>
}
export type OfferedProps = FieldsProps & {
  type: ChallengeType
  /** The types that this server offers. */
  offered: ChallengeType[]
  /** The title of a template that was chosen. */
  onNamed: (hash: string, title: string) => void
}
export type AfterProps = {
  challengeId: string
  data: Data
  /** Single-use codes, which only the answer of the creation has. */
  codes: string[]
  walletUrl: string
  onClose: () => void
}

/** What the studio knows of a type; `types/studio.ts` has every type. */
export type TypeInStudio = {
  /** Short, for chips in the form and a column of the table. */
  name: Sentence
  /** What an admin enters, and what the form begins with. */
  data: z.ZodType<Data>
  start: Data
  Fields?: ComponentType<OfferedProps>
  /** A field beside the points. */
  Beside?: ComponentType<FieldsProps>
  /** How it is verified, in a sentence; by default at once when a member tries it. */
  note?: Sentence
  /** Problems of the data. */
  problems?: Record<string, Sentence>
  /** Members can meet it before it is created, which the form counts. */
  canBeMet?: boolean
  /** What an admin needs after the creation; `label` opens it again from the list, where the data allow it. */
  after?: { label: (data: Data) => Sentence | undefined; Dialog: ComponentType<AfterProps> }
}

/** A typed number as the data holds it: the text itself where it is not a whole number, so that nothing typed is lost. */
export function typedNumber(text: string): number | string {
  return /^\d{1,15}$/.test(text.trim()) ? Number(text) : text
}

/** A value of the data as a field shows it. */
export function shownText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A number while it is typed, as `shownText` will show it. */
export function mendNumber(text: string): string {
  return shownText(typedNumber(text))
}

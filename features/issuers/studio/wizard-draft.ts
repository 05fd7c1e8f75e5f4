import type { z } from 'zod'
import type { Language } from '#base/text.ts'
import type { issuerFields } from '../contract.ts'
import { BANNER_DEFAULT, DEFAULT_TAGS, type Service } from '../rules.ts'
import { PREDEFINED_TAGS } from '../tag-texts.ts'

export type Fields = Omit<z.input<typeof issuerFields>, 'terms' | Service> & { terms: boolean } & Record<
    Service,
    string
  >
/** Who fills the wizard in: a proven address, or the own key of a wallet (then the address is free). */
export type Connected = { email: string; did?: string }
export type Draft = {
  /** The address or the DID that it belongs to. */
  owner: string
  step: number
  fields: Required<Fields>
  /** The chosen picture as a `data:` address; '' is the blank avatar. */
  picture: string
}

const STORED = 'wizard-draft'
/** A larger picture is kept for the page only: local storage takes about 5 MB in all. */
const PICTURE_STORED_MAX = 1_500_000

/** An empty draft for whoever is connected; three tags are preset, in the language in use. */
export function newDraft({ email, did }: Connected, language: Language): Draft {
  return {
    owner: did ?? email,
    step: 1,
    picture: '',
    fields: {
      contactLastName: '',
      contactFirstName: '',
      contactEmail: email,
      terms: false,
      contactOptIn: false,
      bannerColor: BANNER_DEFAULT,
      name: '',
      description: '',
      sector: '',
      tags: DEFAULT_TAGS.map((name) => PREDEFINED_TAGS.find((tag) => tag.en === name)?.[language] ?? name),
      website: '',
      discord: '',
      telegram: '',
      twitter: '',
      instagram: '',
      facebook: '',
      linkedin: '',
      youtube: '',
    },
  }
}

/** The draft that this device keeps for whoever is connected, or an empty one. */
export function readDraft(connected: Connected, language: Language): Draft {
  const empty = newDraft(connected, language)
  try {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Draft>
    if (kept.owner !== empty.owner) return empty
    return { ...empty, ...kept, fields: { ...empty.fields, ...kept.fields } }
  } catch {
    return empty
  }
}

/** Keeps the draft on this device until the community is created. */
export function keepDraft(draft: Draft): void {
  const picture = draft.picture.length > PICTURE_STORED_MAX ? '' : draft.picture
  try {
    localStorage.setItem(STORED, JSON.stringify({ ...draft, picture }))
  } catch {
    // Storage can be forbidden or full; the draft then lives as long as the page.
  }
}

/** Forgets the draft. */
export function dropDraft(): void {
  try {
    localStorage.removeItem(STORED)
  } catch {
    // Nothing was stored.
  }
}

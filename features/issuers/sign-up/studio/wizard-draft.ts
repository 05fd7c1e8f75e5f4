import type { z } from 'zod'
import { bytesOf } from '#base/base64.ts'
import type { Output } from '#base/endpoint.ts'
import { ownZone } from '#features/places/zone-rules.ts'
import { dropKept, readKept, writeKept } from '#ui/fields/kept-values.ts'
import type { issuerFields } from '../../contract.ts'
import { BANNER_DEFAULT, type Service } from '../../rules.ts'
import type { getSubInvitation } from '../invited-contract.ts'

export type Fields = Omit<z.input<typeof issuerFields>, 'terms' | Service> & { terms: boolean } & Record<
    Service,
    string
  >
/** An open invitation to create a sub-community: the values given, and the parent. */
export type Invited = Output<typeof getSubInvitation>
/** The person in the wizard: a proven address, perhaps invited, or a wallet's own key (then the address is free). */
export type Connected = { email: string; did?: string; invited?: Invited }
export type Draft = {
  /** The address or the DID of its owner, with the invitation that it accepts. */
  owner: string
  step: number
  fields: Required<Fields>
  /** The chosen picture as a `data:` address; '' is the blank avatar. */
  picture: string
}

const STORED = 'wizard-draft'
/** A draft for the connected person with what an invitation gives. */
export function newDraft({ email, did, invited }: Connected): Draft {
  return {
    owner: did ?? (invited ? `${email} ${invited.invitationId}` : email),
    step: 1,
    picture: '',
    fields: {
      contactLastName: invited?.lastName ?? '',
      contactFirstName: invited?.firstName ?? '',
      contactEmail: email,
      terms: false,
      contactOptIn: false,
      bannerColor: BANNER_DEFAULT,
      name: invited?.name ?? '',
      description: '',
      sector: '',
      tags: [],
      website: '',
      discord: '',
      telegram: '',
      twitter: '',
      instagram: '',
      facebook: '',
      linkedin: '',
      youtube: '',
      timeZone: ownZone(),
    },
  }
}

/** The draft of the connected person on this device, or an empty one; `hasLost` when its picture did not fit. */
export function readDraft(connected: Connected): { draft: Draft; hasLost: boolean } {
  const draft = newDraft(connected)
  const { values, hasLost } = readKept<Draft>(STORED)
  if (values.owner !== draft.owner) return { draft, hasLost: false }
  return { draft: { ...draft, ...values, fields: { ...draft.fields, ...values.fields } }, hasLost }
}

/** Keeps a started draft on this device until the community is created; an untouched one leaves nothing to restore. */
export function keepDraft(draft: Draft, connected: Connected, hasLost = false): void {
  if (hasLost || isBegun(draft, connected)) writeKept(STORED, draft, 'picture', hasLost)
  else if (readKept<Draft>(STORED).values.owner === draft.owner) dropDraft()
}

/** Whether anything in a draft was typed or chosen. */
export function isBegun(draft: Draft, connected: Connected): boolean {
  return JSON.stringify(draft) !== JSON.stringify(newDraft(connected))
}

/** Forgets the draft. */
export function dropDraft(): void {
  dropKept(STORED)
}

/** The file at a picture's `data:` URL, decoded here because the content policy allows no requests to data: URLs. */
export async function fileOf(address: string): Promise<File> {
  const [head = '', body = ''] = address.split(',')
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'image/png'
  return new File([bytesOf(body)], type === 'image/png' ? 'picture.png' : 'picture.jpg', { type })
}

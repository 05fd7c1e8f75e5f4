import type { TeamContext } from '#platform/context.ts'
import { maskAddress, statusCodes } from '../../rules.ts'
import { seesAddresses } from './sees-addresses.ts'

/** How the caller sees the recipients of a template. */
export type AddressLook = {
  isHidden: boolean
  address: (email: string) => string
  /** A mail server's reply, which may repeat the address. */
  reply: (text: string) => string
}

/** Recipients as they are. */
export const OPEN_LOOK: AddressLook = { isHidden: false, address: (email) => email, reply: (text) => text }

/** Recipients masked. */
export const HIDDEN_LOOK: AddressLook = {
  isHidden: true,
  address: (email) => (email === '' ? '' : maskAddress(email)),
  reply: statusCodes,
}

/** How the caller sees the recipients of a template that they may use: masked where every folder of theirs hides them. */
export async function addressLook(ctx: TeamContext, templateId: string): Promise<AddressLook> {
  return (await seesAddresses(ctx, templateId)) ? OPEN_LOOK : HIDDEN_LOOK
}

import { type Caller, call } from '#base/call.ts'
import type { Output } from '#base/endpoint.ts'
import { followStream, type Listening } from '#ui/calls/follow-stream.ts'
import * as contract from '../contract.ts'

export type Asked = Output<typeof contract.createPresentation>
export type Progress = Output<typeof contract.followPresentation>

/** The three calls of a verifier's page, from the studio or by a verifier link. */
export type Asking = {
  ask: (caller: Caller) => Promise<Asked>
  follow: (
    caller: Caller,
    presentation: string,
    signal: AbortSignal,
    listening: Listening<Progress>,
  ) => ReturnType<typeof followStream>
  close: (caller: Caller, presentation: string) => Promise<unknown>
}

/** Asks in the studio for a badge of a template, or of any of several. */
export function askInStudio(templateId: string, others: string[]): Asking {
  return {
    ask: (caller) => call(caller, contract.createPresentation, { templateId, others }),
    follow: (caller, presentation, signal, listening) =>
      followStream(caller, contract.followPresentation, { templateId, presentation }, signal, listening),
    close: (caller, presentation) => call(caller, contract.closePresentation, { templateId, presentation }),
  }
}

/** Asks by a verifier link. */
export function askByLink(token: string): Asking {
  return {
    ask: (caller) => call(caller, contract.askByVerifier, { token }),
    follow: (caller, presentation, signal, listening) =>
      followStream(caller, contract.followByVerifier, { token, presentation }, signal, listening),
    close: (caller, presentation) => call(caller, contract.closeByVerifier, { token, presentation }),
  }
}

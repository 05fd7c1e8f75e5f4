import { type Face, faceOf } from '#features/badges/verification/face-rules.ts'

/** The verdict as the wallet shows it: without a network, nobody can say that a badge is still in force. */
export function shownFace(judged: Parameters<typeof faceOf>[0], isOffline: boolean): Face {
  const face = faceOf(judged)
  return isOffline && face === 'genuine' ? 'notChecked' : face
}

/** What an issuer is called, '' where it has neither name nor host; a name that nobody but the badge states is quoted. */
export function shownIssuer({ name, host, isStated }: { name: string; host: string; isStated: boolean }) {
  return { called: name || host, isQuoted: isStated && name !== '' && name !== host }
}

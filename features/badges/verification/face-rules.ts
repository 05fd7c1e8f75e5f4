/** How a verdict looks and is called: its word, or the state of a genuine badge that is not in force. */
export type Face = 'genuine' | 'revoked' | 'suspended' | 'expired' | 'notYet' | 'notGenuine' | 'notChecked'

type Judged = {
  word: 'genuine' | 'notGenuine' | 'notChecked'
  state: 'inForce' | 'revoked' | 'suspended' | 'expired' | 'notYet' | 'unknown'
}

/** The face of a verdict. */
export function faceOf({ word, state }: Judged): Face {
  return word === 'genuine' && state !== 'inForce' && state !== 'unknown' ? state : word
}

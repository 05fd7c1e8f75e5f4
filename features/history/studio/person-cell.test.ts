import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Session } from '#features/sends/studio/session.ts'
import { PersonCell } from './person-cell.tsx'

const EMAIL = 'lea@example.org'
const NOBODY = { name: '', nameSource: '', listedName: '', emails: [], didLimit: 1, isErased: false } as const
const DID = 'did:sdi:0x00000000000000000000000000000000000Ee31'

function linesOf(given: Partial<Session>): string[] {
  const session = { ...NOBODY, ...given } as unknown as Session
  const html = renderToStaticMarkup(createElement(PersonCell, { session, ticket: '' }))
  return html.split(/<\/(?:span|small)>/).flatMap((line) => line.replace(/<[^>]*>/g, '') || [])
}

test.each([
  [
    'the name above the address',
    { name: 'Léa Moreau', nameSource: 'list', listedName: 'Léa Moreau', emails: [EMAIL] },
    ['Léa Moreau', EMAIL],
  ],
  ['the address alone without a name', { emails: [EMAIL] }, [EMAIL]],
  ['a member without a name by the end of their DID', { member: { did: DID, pseudo: '' } }, ['No name yet, …Ee31']],
  [
    "a member's name without an address",
    { name: 'Zoé', nameSource: 'wallet', member: { did: DID, pseudo: 'Zoé' } },
    ['Zoé'],
  ],
  [
    'what the recipient changed',
    { name: 'Tom', nameSource: 'given', listedName: 'Thomas Petit', emails: [EMAIL] },
    ['Tom', EMAIL, 'Changed by the recipient. On your list: Thomas Petit'],
  ],
  [
    'the entered name beside another one of the wallet',
    { name: 'Zébulon', nameSource: 'wallet', listedName: 'Zoé' },
    ['Zébulon', 'On your list: Zoé'],
  ],
] as [string, Partial<Session>, string[]][])('shows %s', (_, session, lines) => {
  expect(linesOf(session)).toEqual(lines)
})

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { badgeInput, CATEGORIES, HOLDER, LIST_URL } from '../test-issuer.ts'
import { buildBadge } from './build-badge.ts'

const DID = 'did:web:blazon.example:issuers:a'

describe('a badge as an Open Badges 3.0 credential', () => {
  it('states its type, issuer, recipient, achievement and status', () => {
    expect(buildBadge(badgeInput(DID))).toEqual({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: 'http://localhost:4000/badges/b1',
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: 'Knots, level 2 \u00e9\u{1F3C5}',
      issuer: {
        id: DID,
        type: ['Profile'],
        name: 'Harbour School',
        url: 'https://harbour.example/',
        image: { id: 'http://localhost:4000/ipfs/logo', type: 'Image' },
      },
      validFrom: '2026-02-01T00:00:00Z',
      validUntil: '2027-02-01T00:00:00Z',
      credentialSubject: {
        id: HOLDER,
        type: ['AchievementSubject'],
        identifier: [
          {
            type: 'IdentityObject',
            hashed: true,
            identityHash: `sha256$${createHash('sha256').update('ada@example.orgc0ffee').digest('hex')}`,
            identityType: 'emailAddress',
            salt: 'c0ffee',
          },
        ],
        achievement: {
          id: 'http://localhost:4000/templates/t1',
          type: ['Achievement'],
          achievementType: 'Badge',
          name: 'Knots, level 2 \u00e9\u{1F3C5}',
          description: 'Ties twelve knots "blind".',
          criteria: { narrative: 'Twelve knots\nin ten minutes.' },
          image: { id: 'http://localhost:4000/ipfs/picture', type: 'Image', caption: 'A rope' },
          inLanguage: 'fr',
          version: '3',
        },
      },
      credentialStatus: {
        id: `${LIST_URL}#8`,
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: '8',
        statusListCredential: LIST_URL,
      },
    })
  })

  it('omits members without a value and addresses that it was not sent to', () => {
    const input = badgeInput(DID)
    const { holder, achievement, issuer } = input
    const bare = buildBadge({
      ...input,
      holder: { did: holder.did },
      issuer: { did: issuer.did, name: issuer.name },
      achievement: { ...achievement, criteria: '', language: undefined, version: undefined },
      validUntil: undefined,
    })
    expect(JSON.parse(JSON.stringify(bare))).toStrictEqual(bare)
    expect(bare).not.toHaveProperty('validUntil')
    expect(bare.credentialSubject).not.toHaveProperty('identifier')
    expect(bare.credentialSubject.achievement).toHaveProperty('criteria.narrative', achievement.description)
  })

  it('has the achievement type of its category', () => {
    const types = CATEGORIES.map((category) => buildBadge(badgeInput(DID, category)).credentialSubject.achievement)
    expect(types.map((achievement) => (achievement as { achievementType: string }).achievementType)).toEqual([
      'Badge',
      'Award',
      'ext:Participation',
      'ext:Ticket',
      'Membership',
      'ext:Role',
    ])
  })

  it.each([0x00, 0x01, 0x09, 0x0c, 0x0d, 0x1f, 0x7f, 0x80, 0x85, 0x9f, 0xd800, 0xdfff, 0xfdd0, 0xffff, 0x10fffe])(
    'refuses the character %i in every text',
    (code) => {
      const text = `a${String.fromCodePoint(code)}b`
      const input = badgeInput(DID, 'Ticket')
      const { issuer, achievement, results, event } = input
      for (const change of [
        { issuer: { ...issuer, name: text } },
        { achievement: { ...achievement, name: text } },
        { achievement: { ...achievement, description: text } },
        { achievement: { ...achievement, criteria: text } },
        { achievement: { ...achievement, image: { ...achievement.image, caption: text } } },
        { results: { ...results, seat: text } },
        { giver: { did: DID, name: text } },
        { category: 'Participation' as const, event: event && { ...event, location: text } },
      ]) {
        expect(() => buildBadge({ ...input, ...change })).toThrow('cannot be signed')
      }
      expect(() => buildBadge({ ...input, issuer: { ...issuer, name: 'a\nb' } })).not.toThrow()
    },
  )

  it('names the giver of a Community badge, the event of a Participation badge and the seat of a ticket', () => {
    const [community, participation, ticket] = (['Community', 'Participation', 'Ticket'] as const).map((category) =>
      buildBadge(badgeInput(DID, category)),
    )
    expect(community?.credentialSubject.source).toEqual({
      id: 'did:sdi:0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
      type: ['Profile'],
    })
    expect(participation).toHaveProperty('evidence.0', {
      type: ['Evidence'],
      name: 'Regatta',
      genre: 'Event',
      description: 'Brest, France',
    })
    expect(participation?.credentialSubject).toMatchObject({
      activityStartDate: '2026-01-10T08:00:00Z',
      activityEndDate: '2026-01-11T18:00:00Z',
      result: [{ resultDescription: 'http://localhost:4000/templates/t1#points', value: '-5' }],
    })
    expect(ticket?.credentialSubject.result).toMatchObject([{ value: 'Ada' }, { value: '12' }, { value: 'North' }])
  })

  const URL_1 = 'https://harbour.example/logs/7'
  it.each([
    ['an address and a text', { url: URL_1, text: 'One\nTwo' }, { id: URL_1, narrative: 'One\nTwo' }],
    ['an address alone', { url: URL_1, text: '' }, { id: URL_1 }],
    ['a text alone', { url: '', text: 'One' }, { narrative: 'One' }],
  ])('carries evidence of its holder: %s', (_, evidence, expected) => {
    expect(buildBadge({ ...badgeInput(DID), evidence })).toHaveProperty('evidence', [
      { type: ['Evidence'], ...expected },
    ])
  })

  it('carries evidence beside the event of a Participation badge', () => {
    const badge = buildBadge({ ...badgeInput(DID, 'Participation'), evidence: { text: 'One' } })
    expect(badge.evidence).toMatchObject([{ genre: 'Event' }, { narrative: 'One' }])
  })

  it('has no evidence without an address or a text', () => {
    expect(buildBadge({ ...badgeInput(DID), evidence: { url: '', text: '' } })).not.toHaveProperty('evidence')
  })
})

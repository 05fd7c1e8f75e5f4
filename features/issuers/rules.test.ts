import { describe, expect, test } from 'vitest'
import {
  credentialIssuer,
  expandLink,
  imitatesBrand,
  isCredentialIssuer,
  isDeleteWord,
  isPlatformDid,
  maskKey,
  readsAsBrand,
  WEBSITE_PATTERN,
} from './rules.ts'

describe('a name', () => {
  test.each([
    'Blazon',
    'The BLAZON team',
    'b.l.a.z.o.n',
    'B l a z o n',
    'bla-zon',
    'bla_zon',
    'Blázôn',
    'Ｂｌａｚｏｎ',
    'emblazoned',
  ])('that says the brand is found: %s', (name) => {
    expect(imitatesBrand(name)).toBe(true)
  })

  test.each(['', 'Blaze on', 'bla--zon', 'Harbour School', 'blazo'])('of others is not: %s', (name) => {
    expect(imitatesBrand(name)).toBe(false)
  })
})

describe('a name whose look-alike letters were replaced', () => {
  test.each(['blazon', 'my bla.zon!', 'xblazonx', 'b l a z o n', 'team b l a z o n', 'BLÁZON'])(
    'reads as the brand: %s',
    (skeleton) => {
      expect(readsAsBrand(skeleton)).toBe(true)
    },
  )

  test.each(['gruss la zone', 'crab la zone', 'club la zon', 'bla zone', 'harbour school'])(
    'is a name: %s',
    (skeleton) => {
      expect(readsAsBrand(skeleton)).toBe(false)
    },
  )
})

test('shows the last six characters of a key alone', () => {
  expect(maskKey('blz_0123456789abcdef')).toBe('••••••••abcdef')
})

describe('a DID', () => {
  test.each([
    ['the same', 'did:sdi:0xAb', 'did:sdi:0xAb', true],
    ['the same in another case', 'did:sdi:0xAB', 'DID:sdi:0xab', true],
    ['another one', 'did:sdi:0xAb', 'did:sdi:0xAc', false],
    ['compared with no setting', 'did:sdi:0xAb', undefined, false],
    ['missing', undefined, 'did:sdi:0xAb', false],
    ['missing as the setting is', undefined, undefined, false],
    ['empty as the setting is', '', '', false],
  ])('that is %s: %j is compared with %j', (_, did, platform, isIts) => {
    expect(isPlatformDid(did, platform)).toBe(isIts)
  })
})

describe('a link to a service', () => {
  test.each([
    ['discord', 'harbour', 'https://discord.gg/harbour'],
    ['telegram', '@harbour', 'https://t.me/harbour'],
    ['twitter', '@harbour', 'https://x.com/harbour'],
    ['instagram', 'harbour.school', 'https://www.instagram.com/harbour.school'],
    ['facebook', 'harbour-school', 'https://www.facebook.com/harbour-school'],
    ['linkedin', 'harbour', 'https://www.linkedin.com/company/harbour'],
    ['youtube', '@harbour', 'https://www.youtube.com/@harbour'],
    ['facebook', 'club-fb.com', 'https://www.facebook.com/club-fb.com'],
    ['youtube', ' harbour ', 'https://www.youtube.com/@harbour'],
  ] as const)('of %s is made of the handle %s', (service, handle, link) => {
    expect(expandLink(service, handle)).toBe(link)
  })

  test.each([
    ['twitter', 'https://twitter.com/harbour', 'https://twitter.com/harbour'],
    ['twitter', 'x.com/harbour', 'https://x.com/harbour'],
    ['discord', 'https://discord.com/invite/x', 'https://discord.com/invite/x'],
    ['telegram', 'https://telegram.me/harbour', 'https://telegram.me/harbour'],
    ['linkedin', 'https://fr.linkedin.com/company/x', 'https://fr.linkedin.com/company/x'],
    ['youtube', 'https://youtu.be/x', 'https://youtu.be/x'],
    ['facebook', 'FB.com', 'https://FB.com'],
  ] as const)('of %s keeps the address %s', (service, text, link) => {
    expect(expandLink(service, text)).toBe(link)
  })

  test('is none for nothing', () => {
    expect(expandLink('twitter', '  ')).toBe('')
  })

  test.each([
    ['another host', 'https://evil.example/harbour'],
    ['a host that ends alike', 'https://evilx.com/harbour'],
    ['a host that begins alike', 'https://x.com.evil.example/harbour'],
    ['a user before the host', 'https://x.com@x.com/harbour'],
    ['an unprotected address', 'http://x.com/harbour'],
    ['a handle of 81 characters', 'h'.repeat(81)],
    ['words', 'our page'],
    ['two signs before the handle', '@@harbour'],
  ])('is not valid with %s', (_, text) => {
    expect(expandLink('twitter', text)).toBeUndefined()
  })
})

test.each([
  ['delete', true],
  [' Delete ', true],
  ['SUPPRIMER', true],
  ['deleted', false],
  ['', false],
])('confirms a deletion with %j: %s', (text, isWord) => {
  expect(isDeleteWord(text)).toBe(isWord)
})

describe('the identifier of a credential issuer', () => {
  const HERE = 'https://badges.example.org'

  test.each([
    ['a community', credentialIssuer(HERE, '01h_x-7'), true],
    ['the server', HERE, true],
    ['a community with an id of 80 characters', credentialIssuer(HERE, 'i'.repeat(80)), true],
    ['an id of 81 characters', credentialIssuer(HERE, 'i'.repeat(81)), false],
    ['no community', credentialIssuer(HERE, ''), false],
    ['a path below a community', credentialIssuer(HERE, 'i1/x'), false],
    ['a path before a community', `${HERE}/x/issuers/i1`, false],
    ['another host', credentialIssuer('https://evil.example', 'i1'), false],
    ['another page of as many characters', `${HERE}/badges_/i1`, false],
    ['a query', credentialIssuer(HERE, 'i1?x'), false],
  ])('is known or not with %s: %s', (_, identifier, isOne) => {
    expect(isCredentialIssuer(HERE, identifier)).toBe(isOne)
  })

  test('is an address of the community on this server', () => {
    expect(credentialIssuer(HERE, 'i1')).toBe('https://badges.example.org/issuers/i1')
  })
})

test.each([
  ['https://example.org', true],
  ['HTTPS://www.example.org/', true],
  ['https://example.org/page?x=1', true],
  ['http://example.org', false],
  ['https://localhost', false],
  ['https://.org', false],
  ['https://example.', false],
  ['https://example.org/a page', false],
  ['https://exam ple.org', false],
  [' https://example.org', false],
])('accepts %j as a website: %s', (website, isOne) => {
  expect(WEBSITE_PATTERN.test(website)).toBe(isOne)
})

import { z } from 'zod'
import type { Endpoint } from '#base/endpoint.ts'
import { type Thing, thingOf } from '#base/ids.ts'
import { TEMPLATE } from '#testing/stories.ts'

/** Nobody's account. */
const DID = `did:sdi:0x${'0'.repeat(40)}`
const NO_WORDS = { en: { subject: '', text: '' }, fr: { subject: '', text: '' } }
const QUEST = { title: 'Renamed by a stranger', challenges: ['x'], requiredChallenges: ['x'] }
/** Nobody listens there. */
const WEBHOOK = { url: 'http://127.0.0.1:9/events', kinds: ['badge.issued'] }
/** The fields that each call needs besides its ids to pass parsing, by path. */
export const FIELDS: Record<string, Record<string, unknown>> = {
  '/sessions': { emails: ['a@example.org'], sessionNumber: 1 },
  '/sessions/preflight': { emails: ['a@example.org'] },
  '/sessions/import': { file: new File(['email\nlea@example.org'], 'people.csv') },
  '/sessions/send': { emails: ['a@example.org'] },
  '/sessions/link': { didLimit: 5, endDate: '2100-01-01T00:00:00Z' },
  '/sessions/note': { note: 'changed by a stranger' },
  '/sessions/revoke': { reason: 'because' },
  '/sessions/suspend': { reason: 'because' },
  '/managers/members/one': { did: DID },
  '/managers/conversations/one': { did: DID },
  '/managers/conversations/messages': { did: DID, text: 'Hello' },
  '/managers/conversations/read': { did: DID },
  '/managers/conversations/done': { did: DID, done: true },
  '/managers/members/suspend': { did: DID, reason: 'because' },
  '/managers/members/resume': { did: DID },
  '/managers/members/points': { did: DID },
  '/managers/points': { did: DID, points: 5, reason: 'because', key: 'a-key-of-a-stranger' },
  '/sessions/change-batch': { kind: 'revoke', reason: 'x' },
  '/sessions/reissue': { reason: 'x' },
  '/managers/templates/{templateId}/reminders': { days: 7, times: 1 },
  '/managers/templates/{templateId}/remind': { opened: 'no' },
  '/managers/templates/{templateId}/door': { allowsStill: true },
  '/managers/templates/{templateId}/door/check-ins': { code: 'x' },
  '/managers/templates/{templateId}/door/by-hand': { reason: 'because' },
  '/managers/templates/{templateId}/door/stewards': { name: 'North gate', hours: 1 },
  '/managers/templates/{templateId}/door/stewards/end': { steward: 'x' },
  '/managers/templates/{templateId}/door/participation': { participation: 'x' },
  '/managers/templates/{templateId}/presentations/{presentation}/sse': { presentation: 'x' },
  '/managers/templates/{templateId}/presentations/{presentation}/close': { presentation: 'x' },
  '/managers/templates/{templateId}/verifiers': { name: 'North gate', days: 1 },
  '/managers/templates/{templateId}/verifiers/end': { verifier: 'x' },
  '/wallet/requests/badge': { request: 'x.y' },
  '/wallet/requests/answer': { request: 'x.y' },
  '/managers/templates/{templateId}/giving': { isOn: false },
  '/managers/challenges': { type: 'code', data: { kind: 'word', word: 'x' } },
  '/managers/challenges/preview': { type: 'code', data: { kind: 'word', word: 'x' } },
  '/managers/challenges/limits': { providers: {}, network: 5 },
  '/managers/members/same-person': { dids: [DID, DID] },
  '/managers/members/person': { did: DID },
  '/managers/members/separate-person': { did: DID },
  '/managers/reviews/decide': { ids: ['x'], accepted: true },
  '/managers/reviews/undo': { ids: ['x'] },
  '/managers/verifications/email': { email: 'a@example.org', code: '123456' },
  '/managers/promote': {
    firstName: 'Ada',
    lastName: 'Stranger',
    email: 'a@example.org',
    reason: 'because',
    profile: 'https://example.org/ada',
    commitments: true,
  },
  '/managers/quests': QUEST,
  '/managers/quests/try': QUEST,
  '/managers/quests/{questId}': QUEST,
  '/managers/keys': { name: 'Another key', scopes: ['templates:read'] },
  '/managers/keys/{keyId}': { name: 'Renamed by a stranger' },
  '/managers/webhooks': WEBHOOK,
  '/managers/webhooks/{webhookId}': WEBHOOK,
  '/managers/webhooks/{webhookId}/switch': { on: false },
  '/managers/webhooks/{webhookId}/again': { since: '2026-03-01T00:00:00Z' },
  '/recipient-lists/{listId}': { name: 'Renamed by a stranger' },
  '/managers/public-page': { isOn: false },
  '/managers/mail': { texts: { claim: NO_WORDS, reminder: NO_WORDS }, replyTo: '' },
  '/managers/mail/preview': { kind: 'claim', lang: 'en', subject: '', text: '' },
  '/managers/mail/test': { kind: 'claim', lang: 'en', subject: '', text: '', replyTo: '' },
  '/managers/templates/{category}': { ...TEMPLATE, category: 'basic' },
  '/managers/ranking': { isShown: true, hasSeasons: true },
  '/managers/channel/{postId}': { message: 'Changed by a stranger' },
  '/wallet/digest': { every: 'off', timeZone: 'UTC' },
  '/access-control/permission': { email: 'lea@example.org', action: 'add' },
  '/access-control/group/{roleId}': { name: 'Renamed by a stranger' },
  '/access-control/group/resource/delete': { templateIds: ['x'] },
}

/** A call as the tests name it: method and address. */
export const nameOf = ({ method, base, path }: Endpoint) => `${method} ${base}${path}`

/** The fields of a call's input. */
export const shapeOf = ({ input }: Endpoint) =>
  (input instanceof z.ZodObject ? input.shape : {}) as Record<string, z.ZodType>

/** The fields of a call that name a row, and its kind. */
export function idsOf(endpoint: Endpoint): { field: string; thing: Thing }[] {
  return Object.entries(shapeOf(endpoint)).flatMap(([field, schema]) => {
    const thing = thingOf(schema)
    return thing ? [{ field, thing }] : []
  })
}

import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { ENDPOINT_MAX } from './rules.ts'

const device = z.object({
  subscriptionId: z.string(),
  /** Browser and system (`Firefox, Linux`), '' when unknown. */
  device: z.string(),
  since: z.string(),
  /** Since when its push service delivers nothing; '' while it does. */
  failingSince: z.string(),
})

/** GET /wallet/push (ours): the server's key for subscriptions, and the devices of the wallet that get notifications. */
export const getPush = endpoint({
  method: 'GET',
  path: '/wallet/push',
  who: 'holder',
  cors: 'wallet',
  input: z.object({}),
  output: z.object({
    /** `applicationServerKey` of a subscription: an uncompressed P-256 point, base64url (RFC 8292). */
    publicKey: z.string(),
    /** The latest first. */
    devices: z.array(device),
  }),
})

/** POST /wallet/push (ours): turns notifications on for a browser; again for the same one replaces its subscription. */
export const subscribePush = endpoint({
  method: 'POST',
  path: '/wallet/push',
  who: 'holder',
  cors: 'wallet',
  input: z.object({
    /** The parts of a `PushSubscription`. */
    endpoint: z.string('pushAddressRefused').max(ENDPOINT_MAX, 'pushAddressRefused'),
    p256dh: z.string('pushKeysInvalid').regex(/^B[\w-]{86}$/, 'pushKeysInvalid'),
    auth: z.string('pushKeysInvalid').regex(/^[\w-]{22}$/, 'pushKeysInvalid'),
  }),
  output: z.object({ subscriptionId: z.string() }),
  problems: {
    pushAddressRefused: { status: 400, code: 4000 },
    pushKeysInvalid: { status: 400, code: 4000 },
    tooManyDevices: { status: 409, code: 4090 },
    pushNotProven: { status: 403, code: 4030 },
  },
})

/** DELETE /wallet/push (ours): turns notifications off for one of the wallet's devices. */
export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/wallet/push',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ subscriptionId: ref('pushSubscription') }),
  output: z.object({}),
})

import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { SCOPES } from '#base/scopes.ts'
import * as rules from './rules.ts'

/** Keys belong to communities whose key the server keeps, and to their own admins. */
const ofAdmins = { who: 'admin', cors: 'studio', inside: 'never' } as const
const keyId = ref('apiKey')
/** The community signs with a wallet, and has no keys. */
const keptOnly = { keysUnavailable: { status: 409, code: 4090 } } as const

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The last four characters of the current secret; the rest is known to nobody but who copied it. */
  lastFour: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** Empty for all templates. */
  templates: z.array(z.object({ id: z.string(), title: z.string() })),
  networks: z.array(z.string()),
  created: z.string(),
  /** The address of the admin who made it, also after they left. */
  createdBy: z.string(),
  /** '' without an end. */
  expiresAt: z.string(),
  state: z.enum(rules.KEY_STATES),
  /** The day, '' if never; the call as `GET /managers/templates`, and the hashed network, by which two uses are told apart. */
  lastUsed: z.string(),
  lastCall: z.string(),
  lastNetwork: z.string(),
  /** Until when the secret before works too, '' if there is none. */
  oldUntil: z.string(),
})
export type ApiKeyRow = z.output<typeof apiKey>

/** GET /managers/keys (ours): the community's keys with scopes, newest first. */
export const listKeys = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/keys',
  input: z.object({}),
  output: z.object({
    keys: z.array(apiKey),
    /** Of the specification's key: when it was made and last used, '' if never. */
    communityKey: z.object({ created: z.string(), lastUsed: z.string(), lastCall: z.string() }).optional(),
  }),
  problems: keptOnly,
})

const name = z.string('nameMissing').trim().min(1, 'nameMissing').max(rules.NAME_MAX, 'nameTooLong')

/** POST /managers/keys (ours): makes a key, and shows its secret this once. */
export const createKey = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/keys',
  proof: 'fresh',
  input: z.object({
    name,
    scopes: z.array(z.enum(SCOPES, 'scopesUnknown'), 'scopesMissing').min(1, 'scopesMissing'),
    templateIds: z
      .array(z.string('templatesUnknown').max(80, 'templatesUnknown'))
      .max(rules.TEMPLATES_MAX, 'tooManyTemplates')
      .default([]),
    networks: z
      .array(z.string('networkInvalid').trim().max(50, 'networkInvalid'))
      .max(rules.NETWORKS_MAX, 'tooManyNetworks')
      .default([]),
    /** Days from now; 0 for no end. */
    days: z
      .number('expiryInvalid')
      .int('expiryInvalid')
      .min(0, 'expiryInvalid')
      .max(rules.LIFE_DAYS.most, 'expiryInvalid')
      .default(rules.LIFE_DAYS.usual),
  }),
  output: z.object({ keyId: z.string(), apiKey: z.string() }),
  problems: { ...keptOnly, templatesUnknown: { status: 400, code: 4000 }, tooManyKeys: { status: 409, code: 4090 } },
})

/** PUT /managers/keys/{keyId} (ours): renames a key. */
export const renameKey = endpoint({
  ...ofAdmins,
  method: 'PUT',
  path: '/managers/keys/{keyId}',
  input: z.object({ keyId, name }),
  output: z.object({}),
})

/** POST /managers/keys/{keyId}/rotate (ours): a second secret, shown this once; the one before works on for some hours. */
export const rotateKey = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/keys/{keyId}/rotate',
  proof: 'fresh',
  input: z.object({
    keyId,
    overlapHours: z
      .number('overlapInvalid')
      .int('overlapInvalid')
      .min(0, 'overlapInvalid')
      .max(rules.OVERLAP_HOURS.most, 'overlapInvalid')
      .default(rules.OVERLAP_HOURS.usual),
  }),
  output: z.object({ apiKey: z.string(), oldUntil: z.string() }),
  problems: { keyExpired: { status: 409, code: 4090 } },
})

/** DELETE /managers/keys/{keyId} (ours): the key and the secret before it stop working at once. */
export const endKey = endpoint({
  ...ofAdmins,
  method: 'DELETE',
  path: '/managers/keys/{keyId}',
  input: z.object({ keyId }),
  output: z.object({}),
})

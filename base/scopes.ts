/** What an API key may be permitted to do; an endpoint names the one that it needs (`scope`). */
export const SCOPES = [
  'templates:read',
  'templates:write',
  'sessions:read',
  'sessions:write',
  'badges:read',
  'badges:revoke',
  'addresses:read',
  'members:read',
  'points:read',
  'points:write',
  'quests:read',
  'quests:write',
  'insights:read',
  'presentations:verify',
  'webhooks:manage',
] as const
export type Scope = (typeof SCOPES)[number]

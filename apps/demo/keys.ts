import type { Scope } from '#base/scopes.ts'

/** A key of the demo. Days count back from its end; `usedDaysAgo` is absent for a key that nothing uses. */
export type DemoKey = {
  name: string
  scopes: Scope[]
  /** The only template that it may touch, by key. */
  template?: string
  madeDaysAgo: number
  used?: { daysAgo: number; call: string }
}

export const KEYS: DemoKey[] = [
  {
    name: 'Workshop website',
    scopes: ['sessions:read', 'sessions:write'],
    madeDaysAgo: 262,
    used: { daysAgo: 0.01, call: 'POST /sessions' },
  },
  { name: 'Laser booking', scopes: ['sessions:write'], template: 'laser', madeDaysAgo: 60 },
  {
    name: 'Door tablets',
    scopes: ['presentations:verify'],
    madeDaysAgo: 42,
    used: { daysAgo: 34, call: 'POST /managers/templates/{templateId}/door/check-ins' },
  },
]

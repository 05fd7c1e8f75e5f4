import type { Provider } from '#features/outside-accounts/rules.ts'

export type ProviderPerson = { id: string; name: string }

const DEFAULT_PEOPLE: Record<Provider, ProviderPerson> = {
  x: { id: '2244994945', name: 'lea_durand' },
  discord: { id: '80351110224678912', name: 'lea' },
  facebook: { id: '10158000000000001', name: 'Léa Durand' },
  linkedin: { id: '782bbtaQ', name: 'Léa Durand' },
  telegram: { id: '424242424', name: 'lea_durand' },
}

/** What the providers know: who is signed in at each, and what they did there. Tests change it directly. */
export function freshKnowledge() {
  return {
    /** Who is signed in at each provider in the browser that opens its page. */
    people: { ...DEFAULT_PEOPLE },
    x: {
      /** User names of existing accounts, and those that the person follows. */
      accounts: new Set(['blazon_badges']),
      follows: new Set<string>(),
      posts: new Map<string, { authorId: string; text: string; urls?: { url: string; expanded_url: string }[] }>(),
      /** Ids of posts that the person reposted. */
      reposts: new Set<string>(),
    },
    discord: {
      /** Server ids by invite code. */
      invites: new Map([['cordee', '197038439483310086']]),
      /** Server ids that the person is in. */
      servers: new Set<string>(),
    },
    facebook: { likes: new Set<string>(), posts: [] as string[], declined: new Set<string>() },
    telegram: {
      /** Status of members, by `@chat user`. */
      members: new Map<string, string>(),
      chats: new Set(['@cordee_lyon']),
    },
  }
}

export type Knowledge = ReturnType<typeof freshKnowledge>

import { Problem } from '#base/problem.ts'
import type { OutsideCheck, Provider } from '#features/outside-accounts/rules.ts'
import { askProvider, canAsk } from '#features/outside-accounts/server/ask-provider.ts'
import type { Context } from '#platform/context.ts'
import { providerOf } from '../../../rules.ts'
import { namesAtProviders } from '../../../server/names-at-providers.ts'
import { type Checked, only, type Shown, type TypeOnServer, type Verdict } from '../../../server/type-on-server.ts'
import { providerNames } from '../../../view-texts.ts'
import { OUTSIDE_DATA, type OutsideData } from '../contract.ts'
import { ofOutside, signInTitle, type TaskType, taskTitle } from '../rules.ts'
import { outsideTitles } from '../texts.ts'

const POST_LINK = /^https:\/\/(www\.|mobile\.)?(x|twitter)\.com\/\w{1,50}\/status\/\d{1,25}([/?#].*)?$/i

/** What the provider is asked, of what the admin entered only what the question needs. Throws `linkInvalid`. */
const QUESTIONS: { [T in TaskType]: (data: OutsideData<T>, link: string) => OutsideCheck } = {
  xPost: ({ message }, link) => {
    if (!POST_LINK.test(link)) throw new Problem('linkInvalid')
    return { kind: 'xPost', link, message }
  },
  xFollow: ({ targetAccount }) => ({ kind: 'xFollow', targetAccount }),
  xRepost: ({ tweetId }) => ({ kind: 'xRepost', tweetId }),
  discordJoin: ({ inviteLink }) => ({ kind: 'discordJoin', inviteLink }),
  telegramJoin: ({ targetAccount }) => ({ kind: 'telegramJoin', targetAccount }),
  facebookFollow: ({ pageId }) => ({ kind: 'facebookFollow', pageId }),
  facebookPost: ({ message }) => ({ kind: 'facebookPost', message }),
}
const SHOWN: Record<TaskType, (keyof Shown)[]> = {
  xPost: ['message'],
  xFollow: ['targetAccount'],
  xRepost: ['tweetId'],
  discordJoin: ['inviteLink'],
  telegramJoin: ['targetAccount'],
  facebookFollow: ['pageId', 'targetAccount'],
  facebookPost: ['message'],
}

/** Asks the provider of a connected type; throws `accountNeeded` before a sign-in. */
async function ask(
  ctx: Context,
  { challenge, holderId }: Checked,
  provider: Provider,
  check: OutsideCheck,
): Promise<Verdict> {
  const answer = await askProvider(ctx, { holderId, provider, purpose: challenge.id, check })
  if (answer.verdict === 'signInNeeded') throw new Problem('accountNeeded')
  return answer.verdict === 'refused' ? { verdict: 'refused' } : answer
}

/** The name of the linked account at the provider of each challenge. */
const shownAccounts: TypeOnServer['shownTo'] = async (ctx, challenges, holderId) => {
  const names = await namesAtProviders(ctx, holderId)
  const accounts = challenges.map(({ id, type }) => ({ id, account: names.get(providerOf(type) ?? '') }))
  return new Map(accounts.flatMap(({ id, account }) => (account === undefined ? [] : [[id, { account }] as const])))
}

/** Types at a provider; where it cannot be asked, a person examines evidence, except of a sign-in alone. */
export const outsideOnServer = ofOutside<TypeOnServer>({
  signIn: (provider) => ({
    data: OUTSIDE_DATA[`${provider}Auth`],
    title: signInTitle(outsideTitles.signIn, providerNames[provider]),
    runs: 'outside',
    check: (ctx, checked) => ask(ctx, checked, provider, { kind: 'signedIn' }),
    shown: only([]),
    shownTo: shownAccounts,
    way: (config) => (canAsk(config, provider, 'signedIn') ? 'connected' : undefined),
  }),
  task: (provider, type) => ({
    data: OUTSIDE_DATA[type],
    title: taskTitle(outsideTitles, type),
    runs: 'outside',
    check: async (ctx, checked) => {
      // It was read with the schema of its type.
      const data = checked.challenge.data as never
      return ask(ctx, checked, provider, QUESTIONS[type](data, checked.input.link))
    },
    shown: only(SHOWN[type]),
    shownTo: shownAccounts,
    way: (config) => (canAsk(config, provider, type) ? 'connected' : 'review'),
  }),
})

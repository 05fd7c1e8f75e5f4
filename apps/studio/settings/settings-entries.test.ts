import { expect, test } from 'vitest'
import { groupBesideBadges, settingsGroups } from './settings-entries.ts'

const all = () => true
const hrefs = (groups: ReturnType<typeof settingsGroups>) =>
  groups.map(({ word, entries }) => [word, entries.map(({ href }) => href.replace('/settings/', ''))])

test('an admin of a community that is connected by e-mail finds everything, in three groups', () => {
  expect(hrefs(settingsGroups({ isAdmin: true, byMail: true }, all))).toEqual([
    ['communityGroup', ['profile', 'members', 'quests', 'insights', 'sub-communities']],
    ['teamGroup', ['access', 'account']],
    ['studioGroup', ['promote', 'mail', 'language', 'sessions']],
  ])
})

test('a community whose key is a wallet has no account page', () => {
  const [, team] = hrefs(settingsGroups({ isAdmin: true, byMail: false }, all))
  expect(team).toEqual(['teamGroup', ['access']])
})

test('a sub-community leads no others', () => {
  const [community] = hrefs(settingsGroups({ isAdmin: true, byMail: true, isSub: true }, all))
  expect(community).toEqual(['communityGroup', ['profile', 'members', 'quests', 'insights']])
})

test('an admin of the parent finds nothing of the own admins inside a sub-community', () => {
  const groups = hrefs(settingsGroups({ isAdmin: true, byMail: true, isInside: true }, all))
  expect(groups.flatMap(([, entries]) => entries)).not.toContain('account')
  expect(groups.flatMap(([, entries]) => entries)).not.toContain('sessions')
  expect(groups.flatMap(([, entries]) => entries)).not.toContain('promote')
})

test('admins of a community whose key the server keeps find the channel after the members', () => {
  const [community] = hrefs(settingsGroups({ isAdmin: true, byMail: true, isKms: true }, all))
  expect(community).toEqual([
    'communityGroup',
    ['profile', 'members', 'channel', 'quests', 'insights', 'sub-communities'],
  ])
  const [contributor] = hrefs(settingsGroups({ isAdmin: false, byMail: true, isKms: true }, all))
  expect(contributor).toEqual(['communityGroup', ['insights']])
})

test('keys and webhooks are for own admins of a community whose key the server keeps', () => {
  const studioOf = (isKms: boolean, isInside = false) =>
    hrefs(settingsGroups({ isAdmin: true, byMail: true, isKms, isInside }, all)).find(
      ([word]) => word === 'studioGroup',
    )
  expect(studioOf(true)?.[1]).toContain('api-key')
  expect(studioOf(false)?.[1]).not.toContain('api-key')
  expect(studioOf(true, true)?.[1]).not.toContain('api-key')
})

test('a contributor finds insights and the language only', () => {
  expect(hrefs(settingsGroups({ isAdmin: false, byMail: true }, all))).toEqual([
    ['communityGroup', ['insights']],
    ['studioGroup', ['language']],
  ])
})

test('features that are off have no entry, and a group without entries no label', () => {
  const isOn = (feature: string) => feature !== 'access' && feature !== 'account'
  const groups = hrefs(settingsGroups({ isAdmin: true, byMail: true }, isOn))
  expect(groups.map(([word]) => word)).toEqual(['communityGroup', 'studioGroup'])
})

test('members, channel and quests stand beside the badges, for those who find them', () => {
  const beside = (isAdmin: boolean, isOn: Parameters<typeof settingsGroups>[1] = all) =>
    hrefs([groupBesideBadges(settingsGroups({ isAdmin, byMail: true, isKms: true }, isOn)) ?? []].flat())
  expect(beside(true)).toEqual([['peopleGroup', ['members', 'channel', 'quests']]])
  expect(beside(true, (feature) => feature !== 'quests')).toEqual([['peopleGroup', ['members', 'channel']]])
  expect(beside(false)).toEqual([])
})

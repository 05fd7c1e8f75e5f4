import type { Icon } from '@phosphor-icons/react'
import { BroadcastIcon } from '@phosphor-icons/react/dist/csr/Broadcast'
import { ChartBarHorizontalIcon } from '@phosphor-icons/react/dist/csr/ChartBarHorizontal'
import { CodeIcon } from '@phosphor-icons/react/dist/csr/Code'
import { DevicesIcon } from '@phosphor-icons/react/dist/csr/Devices'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { FlagPennantIcon } from '@phosphor-icons/react/dist/csr/FlagPennant'
import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe'
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key'
import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront'
import { TreeStructureIcon } from '@phosphor-icons/react/dist/csr/TreeStructure'
import { UserGearIcon } from '@phosphor-icons/react/dist/csr/UserGear'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import type { Feature } from '#base/feature-flags.ts'
import type { shellTexts } from '../shell/texts.ts'

type Word = keyof typeof shellTexts

/**
 * Who finds an entry: everyone, admins, admins of a community that is connected by e-mail, admins of one whose key the
 * server keeps, or admins of one that is no sub-community.
 */
type Finder = 'everyone' | 'admin' | 'mailAdmin' | 'kmsAdmin' | 'parentAdmin'
type SettingsEntry = {
  href: string
  word: Word
  Icon: Icon
  feature?: Feature
  for: Finder
  /** Pages that it stands for, besides its own and those below. */
  also?: string[]
  /** Hidden from an admin of the parent inside a sub-community: it concerns its own admins, or their sessions. */
  isOwn?: true
}
export type SettingsGroup = { word: Word; entries: SettingsEntry[] }

/**
 * `byMail`: of a community that is connected by e-mail; `isKms`: whose key the server keeps; `isSub`: of a sub-community; `isInside`: there, as an admin of
 * the parent.
 */
type Person = { isAdmin: boolean; byMail: boolean; isKms?: boolean; isSub?: boolean; isInside?: boolean }

/** The entries of the settings, by group; the legal pages follow in the last one. */
const GROUPS: SettingsGroup[] = [
  {
    word: 'communityGroup',
    entries: [
      { href: '/settings/profile', word: 'profile', Icon: StorefrontIcon, for: 'admin' },
      {
        href: '/settings/members',
        word: 'members',
        Icon: UsersThreeIcon,
        feature: 'members',
        for: 'admin',
        also: ['/settings/conversations'],
      },
      { href: '/settings/channel', word: 'channel', Icon: BroadcastIcon, feature: 'channel', for: 'kmsAdmin' },
      { href: '/settings/quests', word: 'quests', Icon: FlagPennantIcon, feature: 'quests', for: 'admin' },
      {
        href: '/settings/insights',
        word: 'insights',
        Icon: ChartBarHorizontalIcon,
        feature: 'insights',
        for: 'everyone',
      },
      {
        href: '/settings/sub-communities',
        word: 'subCommunities',
        Icon: TreeStructureIcon,
        feature: 'subCommunities',
        for: 'parentAdmin',
      },
    ],
  },
  {
    word: 'teamGroup',
    entries: [
      {
        href: '/settings/access',
        word: 'access',
        Icon: KeyIcon,
        feature: 'access',
        for: 'admin',
      },
      {
        href: '/settings/account',
        word: 'account',
        Icon: UserGearIcon,
        feature: 'account',
        for: 'mailAdmin',
        isOwn: true,
      },
    ],
  },
  {
    word: 'studioGroup',
    entries: [
      {
        href: '/settings/promote',
        word: 'promote',
        Icon: SealCheckIcon,
        feature: 'promote',
        for: 'admin',
        isOwn: true,
      },
      {
        href: '/settings/api-key',
        word: 'developers',
        Icon: CodeIcon,
        feature: 'apiKey',
        for: 'kmsAdmin',
        isOwn: true,
      },
      { href: '/settings/mail', word: 'mail', Icon: EnvelopeSimpleIcon, feature: 'mail', for: 'admin' },
      { href: '/settings/language', word: 'language', Icon: GlobeIcon, for: 'everyone' },
      {
        href: '/settings/sessions',
        word: 'devices',
        Icon: DevicesIcon,
        feature: 'sessions',
        for: 'admin',
        isOwn: true,
      },
    ],
  },
]

/** The groups and entries that a person finds; `isOn` says which features are. A group without entries is left out. */
export function settingsGroups(
  { isAdmin, byMail, isKms = false, isSub = false, isInside = false }: Person,
  isOn: (feature: Feature) => boolean,
): SettingsGroup[] {
  const finds = {
    everyone: true,
    admin: isAdmin,
    mailAdmin: isAdmin && byMail,
    kmsAdmin: isAdmin && isKms,
    parentAdmin: isAdmin && !isSub,
  }
  return GROUPS.map(({ word, entries }) => ({
    word,
    entries: entries.filter(
      (entry) => finds[entry.for] && !(isInside && entry.isOwn) && (entry.feature === undefined || isOn(entry.feature)),
    ),
  })).filter(({ entries }) => entries.length > 0)
}

/** What a community does with its people: in the side bar beside the badges, too, where newcomers look for it. */
const WITH_PEOPLE: Word[] = ['members', 'channel', 'quests']

/** The entries of the settings that stand beside the badges, too; undefined where a person finds none of them. */
export function groupBesideBadges(groups: SettingsGroup[]): SettingsGroup | undefined {
  const entries = groups.flatMap((group) => group.entries).filter(({ word }) => WITH_PEOPLE.includes(word))
  return entries.length === 0 ? undefined : { word: 'peopleGroup', entries }
}
